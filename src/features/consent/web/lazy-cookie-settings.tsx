import { lazyDialog } from '#lib/web/lazy-dialog.tsx'

/** The settings' code comes when somebody opens them: no page needs it before. */
export const LazyCookieSettings = lazyDialog(async () => (await import('./cookie-settings.tsx')).CookieSettings)
