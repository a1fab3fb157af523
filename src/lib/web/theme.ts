import { storageKeys, writeStored } from './storage.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** What is chosen now. The page itself holds it, so a browser without storage keeps the choice until it leaves. */
export function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  return themes.find((theme) => theme === chosen) ?? 'system'
}

/** Shows a theme at once and remembers it; `system` is the absence of a choice. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  paintBrowser(theme)
  writeStored(storageKeys.theme, theme === 'system' ? null : theme)
}

/** The browser's own bar follows: of the two colours in the head the one that fits. */
function paintBrowser(theme: Theme): void {
  const colors = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')
  for (const [i, meta] of colors.entries()) {
    const own = i === 0 ? 'light' : 'dark'
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : theme === own ? 'all' : 'not all'
  }
}
