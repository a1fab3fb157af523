import { sendUnder } from '#lib/web/data/send-under.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { readToken } from '#lib/web/session-store.ts'
import { readStored, storageKeys, writeStored } from '#lib/web/storage.ts'
import { type GuestTrialReceipt, guestTrialDays, guestTrialLength, saveGuestTrial } from '../contract.ts'

/**
 * A visitor's answer with what the server vouches for; `day` and `position` name the question, `at` is this browser's
 * time.
 */
export type GuestAnswer = { day: string; position: number; receipt: GuestTrialReceipt; at: string }

const key = storageKeys.guestAnswers
const retentionMs = guestTrialDays * 24 * 3_600_000

/** The visitor's answers in this browser that have not expired, oldest first. */
export function readGuestAnswers(): GuestAnswer[] {
  try {
    const saved = JSON.parse(readStored(key) ?? '[]') as GuestAnswer[]
    return saved.filter(({ at }) => Date.now() - Date.parse(at) < retentionMs)
  } catch {
    return []
  }
}

/** Stores one more answer in this browser. An account takes over so many, so the first ones of a day stay. */
export function saveGuestAnswer(answer: GuestAnswer): void {
  const others = readGuestAnswers().filter(({ day, position }) => day !== answer.day || position !== answer.position)
  writeStored(key, JSON.stringify([...others, answer].slice(-2 * guestTrialLength)))
}

let handing: Promise<void> | null = null

/**
 * Moves a visitor's answers to the signed-in account and then deletes them, because the next visitor of this browser
 * may be another person. Offline they stay for the next attempt. Never throws.
 */
export function handOverGuestTrial(): Promise<void> {
  handing ??= handOver().finally(() => {
    handing = null
  })
  return handing
}

async function handOver(): Promise<void> {
  if (readToken() === null || readStored(key) === null) return
  const receipts = readGuestAnswers()
    .map(({ receipt }) => receipt)
    .slice(-guestTrialLength)
  if (receipts.length > 0) {
    try {
      await sendUnder(crypto.randomUUID())(saveGuestTrial, { body: { receipts } })
    } catch (error) {
      const { status } = asRefusal(error)
      if (status !== 409 && status !== 422) return
    }
  }
  writeStored(key, null)
}
