import { readStored, storageKeys } from '#lib/web/storage.ts'

const yearMs = 365 * 24 * 60 * 60 * 1000

/** Whether nothing is recorded, or it is over a year old. */
export function mustAskForCookies(): boolean {
  const acceptedAt = Date.parse(readStored(storageKeys.cookiesAcceptDate) ?? '')
  return readStored(storageKeys.hideCookiesConsent) !== 'true' || !(Date.now() - acceptedAt < yearMs)
}

/** Shows the banner that every page brings along hidden, before the framework is there: so it does not come late. */
export function showCookieBanner(): void {
  if (mustAskForCookies()) document.querySelector('.cookie-banner')?.removeAttribute('hidden')
}
