import { storageKeys, writeStored } from './storage.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The current choice. It is in the document, so that it lasts for the page in a browser without storage. */
export function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  return themes.find((theme) => theme === chosen) ?? 'system'
}

/** Applies a theme at once and stores it; `system` is the absence of a choice. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  paintBrowser(theme)
  writeStored(storageKeys.theme, theme === 'system' ? null : theme)
}

/** Updates the colour of the browser's own bar to one of the two theme colours in the head. */
function paintBrowser(theme: Theme): void {
  const colors = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')
  for (const [i, meta] of colors.entries()) {
    const own = i === 0 ? 'light' : 'dark'
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : theme === own ? 'all' : 'not all'
  }
}
