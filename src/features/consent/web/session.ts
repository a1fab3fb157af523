import { call } from '#lib/web/call.ts'
import { sendUnder } from '#lib/web/data/send-under.ts'
import { readToken } from '#lib/web/session-store.ts'
import { readStored, storageKeys } from '#lib/web/storage.ts'
import { type CookieSwitches, getCookieConsent } from '../contract.ts'
import { mustAskForCookies } from './show-cookie-banner.ts'
import { keepSwitches, readSwitches, recordSwitches } from './use-cookie-consent.ts'

type Entered = {
  /** Of the cookie policy that this page shows. */
  policyVersion: number
  /** The account was made at this browser just now: the answer that it gave as a visitor is this person's. */
  isNewAccount: boolean
}

/**
 * Brings the cookie consent of the person who is signed in to this browser. What the person has said wins over what the
 * browser holds, which may be somebody else's on a shared computer. But what is off in a newer answer here stays off: it
 * may be theirs, and never have reached us. Without a word of theirs the browser's stays, but for what a minor may not have.
 */
export async function followConsent({ policyVersion, isNewAccount }: Entered): Promise<void> {
  if (readToken() === null) return
  const { consent, is_limited } = await call(getCookieConsent, {})
  if (mustAskForCookies()) return consent ? keepSwitches(consent.switches, consent.given_at) : undefined
  const answeredAt = readStored(storageKeys.cookiesAcceptDate) ?? ''
  if (consent && !(Date.parse(answeredAt) > Date.parse(consent.given_at)))
    return keepSwitches(consent.switches, consent.given_at)
  if (consent) return keepSwitches(bothOn(consent.switches, readSwitches()), answeredAt)
  if (isNewAccount) return recordSwitches(sendUnder(crypto.randomUUID()), readSwitches(), policyVersion)
  const switches = readSwitches()
  if (is_limited && (switches.analytics || switches.marketing))
    keepSwitches({ ...switches, analytics: false, marketing: false }, answeredAt)
}

function bothOn(one: CookieSwitches, other: CookieSwitches): CookieSwitches {
  return {
    necessary: true,
    preferences: one.preferences && other.preferences,
    analytics: one.analytics && other.analytics,
    marketing: one.marketing && other.marketing,
  }
}
