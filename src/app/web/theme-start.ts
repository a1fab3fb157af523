// Runs in the head, before anything is painted: a chosen theme holds from the first frame, and what the page has for
// visitors is no first frame of a person's (home.css). It imports nothing, since it is a plain script (decision 0003).
try {
  // Spelt as in stored-names.ts. It is only there for who lets it be kept.
  const chosen = localStorage.getItem('theme')
  if (chosen === 'light' || chosen === 'dark') {
    document.documentElement.dataset.theme = chosen
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
      meta.media = meta.media.includes(chosen) ? 'all' : 'not all'
  }
  if (localStorage.getItem('auth.token')) document.documentElement.dataset.person = ''
} catch {
  // No storage: the system's theme.
}
