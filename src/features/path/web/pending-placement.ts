import { sendUnder } from '#lib/web/data/send-under.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { readToken } from '#lib/web/session-store.ts'
import { readStored, storageKeys, writeStored } from '#lib/web/storage.ts'
import { keepPlacement, placementLength } from '../contract.ts'

/** A visitor's answers so far; complete when there are five. `at` is when the last was given. */
export type GuestPlacement = { version: number; choices: string[]; at: string }

const key = storageKeys.guestPlacement
/** On a browser that many share, nobody's answers wait longer for an account. */
const keptMs = 7 * 24 * 3_600_000

/** What a visitor answered in this browser, unless it is too old or for another set of questions. */
export function readGuestPlacement(version?: number): GuestPlacement | null {
  try {
    const kept = JSON.parse(readStored(key) ?? 'null') as GuestPlacement | null
    if (!kept) return null
    const isOld = !(Date.now() - Date.parse(kept.at) < keptMs)
    return isOld || (version !== undefined && kept.version !== version) ? null : kept
  } catch {
    return null
  }
}

/** Keeps a visitor's answers in this browser; null forgets them. */
export function keepGuestPlacement(kept: GuestPlacement | null): void {
  writeStored(key, kept && JSON.stringify(kept))
}

let handing: Promise<void> | null = null

/**
 * Hands a visitor's placement to the account that has signed in, and then forgets it: the next one at this browser is
 * somebody else. Without a network it stays for the next time. Never fails.
 */
export function handOverPlacement(): Promise<void> {
  handing ??= handOver().finally(() => {
    handing = null
  })
  return handing
}

async function handOver(): Promise<void> {
  if (readToken() === null || readStored(key) === null) return
  const kept = readGuestPlacement()
  // What was only begun is nobody's result.
  if (kept?.choices.length === placementLength) {
    const { version, choices } = kept
    try {
      await sendUnder(crypto.randomUUID())(keepPlacement, { body: { version, choices, isGuest: true } })
    } catch (error) {
      const { status } = asRefusal(error)
      if (status !== 409 && status !== 422) return
    }
  }
  keepGuestPlacement(null)
}
