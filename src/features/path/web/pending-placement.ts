import { sendUnder } from '#lib/web/data/send-under.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { readToken } from '#lib/web/session-store.ts'
import { readStored, storageKeys, writeStored } from '#lib/web/storage.ts'
import { placementLength, savePlacement } from '../contract.ts'

/** A visitor's answers so far; complete with five. `at` is the time of the last one. */
export type GuestPlacement = { version: number; choices: string[]; at: string }

const key = storageKeys.guestPlacement
/** On a shared browser, answers wait no longer than this for an account. */
const retentionMs = 7 * 24 * 3_600_000

/** The visitor's answers in this browser, unless they have expired or belong to another version. */
export function readGuestPlacement(version?: number): GuestPlacement | null {
  try {
    const saved = JSON.parse(readStored(key) ?? 'null') as GuestPlacement | null
    if (!saved) return null
    const isOld = !(Date.now() - Date.parse(saved.at) < retentionMs)
    return isOld || (version !== undefined && saved.version !== version) ? null : saved
  } catch {
    return null
  }
}

/** Stores a visitor's answers in this browser; null deletes them. */
export function saveGuestPlacement(saved: GuestPlacement | null): void {
  writeStored(key, saved && JSON.stringify(saved))
}

let handing: Promise<void> | null = null

/**
 * Transfers a visitor's placement to the signed-in account, and then deletes it, because the next visitor of this
 * browser may be another person. Offline it stays for the next attempt. Never throws.
 */
export function handOverPlacement(): Promise<void> {
  handing ??= handOver().finally(() => {
    handing = null
  })
  return handing
}

async function handOver(): Promise<void> {
  if (readToken() === null || readStored(key) === null) return
  const saved = readGuestPlacement()
  // An incomplete placement has no result.
  if (saved?.choices.length === placementLength) {
    const { version, choices } = saved
    try {
      await sendUnder(crypto.randomUUID())(savePlacement, { body: { version, choices, is_guest: true } })
    } catch (error) {
      const { status } = asRefusal(error)
      if (status !== 409 && status !== 422) return
    }
  }
  saveGuestPlacement(null)
}
