import { startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { readStored, storageKeys } from '#lib/web/storage.ts'

const yearMs = 365 * 24 * 60 * 60 * 1000

/** Whether no answer is recorded, the answer is over a year old, or a policy version has asked again since. */
export function mustAskForCookies(): boolean {
  const acceptedAt = Date.parse(readStored(storageKeys.cookiesAcceptDate) ?? '')
  if (readStored(storageKeys.hideCookiesConsent) !== 'true' || !(Date.now() - acceptedAt < yearMs)) return true
  const since = document.querySelector<HTMLElement>('.cookie-banner')?.dataset.askedSince
  return since !== undefined && acceptedAt < startOfBangkokDay(since).getTime()
}

/**
 * Shows the banner, which every page contains hidden, before the framework is loaded, so that it does not appear late.
 */
export function showCookieBanner(): void {
  if (mustAskForCookies()) document.querySelector('.cookie-banner')?.removeAttribute('hidden')
}
