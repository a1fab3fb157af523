import { useSyncExternalStore } from 'react'
import type { Send } from '#lib/web/data/send-under.ts'
import { readToken, subscribe as subscribeSession } from '#lib/web/session-store.ts'
import { readStored, settlePreferences, storageKeys, writeStored } from '#lib/web/storage.ts'
import { type CookieSwitches, saveCookieConsent } from '../contract.ts'
import { mustAskForCookies } from './show-cookie-banner.ts'

const listeners = new Set<() => void>()

export const everything: CookieSwitches = { necessary: true, preferences: true, analytics: true, marketing: true }
export const onlyNecessary: CookieSwitches = { necessary: true, preferences: false, analytics: false, marketing: false }

/** Whether the banner must ask. False on the server. */
export function useMustAskForCookies(): boolean {
  return useSyncExternalStore(subscribeToConsent, mustAskForCookies, () => false)
}

/** The recorded switches; only the necessary one while nothing is recorded. */
export function readSwitches(): CookieSwitches {
  try {
    return { ...onlyNecessary, ...JSON.parse(readStored(storageKeys.isAnalytic) ?? '{}'), necessary: true }
  } catch {
    return onlyNecessary
  }
}

/**
 * Records a choice in the browser and, for a signed-in person, as a receipt on the server. The server may switch
 * analytics and marketing off for a minor; its result is stored.
 */
export async function recordSwitches(send: Send, switches: CookieSwitches, policyVersion: number): Promise<void> {
  saveSwitches(switches)
  if (readToken() === null) return
  const { necessary: _, ...chosen } = switches
  const consent = await send(saveCookieConsent, { body: { ...chosen, policy_version: policyVersion } })
  saveSwitches(consent.switches, consent.given_at)
}

/** Stores the switches in force in this browser; `givenAt`: ISO, the time of the answer. */
export function saveSwitches(switches: CookieSwitches, givenAt = new Date().toISOString()): void {
  writeStored(storageKeys.isAnalytic, JSON.stringify(switches))
  writeStored(storageKeys.cookiesAcceptDate, givenAt)
  writeStored(storageKeys.hideCookiesConsent, 'true')
  settlePreferences()
  for (const listener of listeners) listener()
}

/** Subscribes to choices, logins and logouts, in this tab and in others. Returns the unsubscribe function. */
export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener)
  const stop = subscribeSession(listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}
