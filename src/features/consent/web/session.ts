import { call } from '#lib/web/call.ts'
import { sendUnder } from '#lib/web/data/send-under.ts'
import { readToken } from '#lib/web/session-store.ts'
import { readStored, storageKeys } from '#lib/web/storage.ts'
import { type CookieSwitches, getCookieConsent } from '../contract.ts'
import { mustAskForCookies } from './show-cookie-banner.ts'
import { readSwitches, recordSwitches, saveSwitches } from './use-cookie-consent.ts'

type Entered = {
  /** The version of the cookie policy that this page shows. */
  policyVersion: number
  /** The account was created in this browser just now, so the visitor's answer is this person's. */
  isNewAccount: boolean
}

/**
 * Applies the cookie consent of the signed-in person to this browser. The person's recorded consent overrides the
 * browser's, which may be another person's on a shared computer. However, a switch that is off in a newer answer here
 * stays off: it may be theirs and not have reached the server. Without a recorded consent the browser's stays, except
 * for what a minor may not have.
 */
export async function followConsent({ policyVersion, isNewAccount }: Entered): Promise<void> {
  if (readToken() === null) return
  const { consent, is_limited } = await call(getCookieConsent, {})
  if (mustAskForCookies()) return consent ? saveSwitches(consent.switches, consent.given_at) : undefined
  const answeredAt = readStored(storageKeys.cookiesAcceptDate) ?? ''
  if (consent && !(Date.parse(answeredAt) > Date.parse(consent.given_at)))
    return saveSwitches(consent.switches, consent.given_at)
  if (consent) return saveSwitches(bothOn(consent.switches, readSwitches()), answeredAt)
  if (isNewAccount) return recordSwitches(sendUnder(crypto.randomUUID()), readSwitches(), policyVersion)
  const switches = readSwitches()
  if (is_limited && (switches.analytics || switches.marketing))
    saveSwitches({ ...switches, analytics: false, marketing: false }, answeredAt)
}

function bothOn(one: CookieSwitches, other: CookieSwitches): CookieSwitches {
  return {
    necessary: true,
    preferences: one.preferences && other.preferences,
    analytics: one.analytics && other.analytics,
    marketing: one.marketing && other.marketing,
  }
}
