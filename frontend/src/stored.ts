/** Does something whenever another tab has written under a key, or has cleared everything. */
export function onStored(key: string, run: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) run()
  })
}
