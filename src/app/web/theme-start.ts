// Runs in the head before the first paint: applies the chosen theme, and hides the visitor's parts from a signed-in
// person (home.css). It imports nothing, because it is a classic script (decision 0003).
try {
  // The key of stored-names.ts. It exists only with consent for preferences.
  const chosen = localStorage.getItem('theme')
  if (chosen === 'light' || chosen === 'dark') {
    document.documentElement.dataset.theme = chosen
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
      meta.media = meta.media.includes(chosen) ? 'all' : 'not all'
  }
  // What the fragment opens is shown when it is open (glossary): before the page is alive that is not known.
  if (location.hash.length > 1) document.documentElement.dataset.fragment = ''
  if (localStorage.getItem('auth.token')) document.documentElement.dataset.person = ''
} catch {
  // Without storage the system's theme applies.
}
