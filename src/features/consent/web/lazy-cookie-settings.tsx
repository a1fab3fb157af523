import { lazyDialog } from '#lib/web/lazy-dialog.tsx'

/** The code of the settings is loaded when they are opened. */
export const LazyCookieSettings = lazyDialog(async () => (await import('./cookie-settings.tsx')).CookieSettings)
