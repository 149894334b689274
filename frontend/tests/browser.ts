// The few globals that the modules read when they are loaded. Storage that throws is the harder case.
const hash = '#table/gamegamegamegame'
Object.assign(globalThis, {
  document: { hidden: false },
  location: { hash, pathname: '/', origin: 'http://lan.test' },
  history: { state: null, replaceState: () => {} },
  localStorage: {
    getItem: () => {
      throw new Error('denied')
    },
  },
})
