// Runs before the first paint, so that it has the right theme and language; settings.ts takes over from here.
{
  const { dataset } = document.documentElement
  const { dataset: texts } = document.currentScript // each language's file, written in by the build
  const kept = (key) => {
    try {
      return Object(JSON.parse(localStorage.getItem(key)))
    } catch {
      return {} // no storage, or not ours
    }
  }
  const { language, theme } = kept('diamant.settings')
  const splash = [...(navigator.languages ?? [])].map((tag) => tag.toLowerCase().split('-')[0])
  const spoken = ['en', 'es', 'fr', 'de', 'uk', 'nl']
  const lang = [language, ...splash].find((tag) => spoken.includes(tag)) ?? 'en'
  document.documentElement.lang = lang
  // It would be asked for only when the scripts run.
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: texts[lang] }))
  const light = matchMedia('(prefers-color-scheme: light)').matches
  dataset.theme = theme === 'light' || theme === 'dark' ? theme : light ? 'light' : 'dark'
  // Whoever has a table here knows what this is.
  if (kept('diamant.seats').length > 0) dataset.known = ''
}
