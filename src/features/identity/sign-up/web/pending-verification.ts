import { refreshProfile } from '#features/identity/sessions/web/session.ts'
import { type Koin, koin } from '#lib/money.ts'
import type { Send } from '#lib/web/data/send-under.ts'
import { readAuthState, readToken } from '#lib/web/session-store.ts'
import { verifyEmail } from '../contract.ts'

export type Gain = { gained: Koin; balance: Koin }

/** Verifies the e-mail by the token of its link; returns the gain of the signed-in person. */
export async function spendLink(send: Send, token: string): Promise<Gain | null> {
  await send(verifyEmail, { body: { token } })
  return measureGain()
}

/** The gain of the signed-in person's balance; null when nobody or another person is signed in. */
async function measureGain(): Promise<Gain | null> {
  const before = readAuthState().currentUser?.koin
  if (readToken() === null) return null
  await refreshProfile().catch(() => {})
  const after = readAuthState().currentUser?.koin
  if (before === undefined || after === undefined || after <= before) return null
  return { gained: koin(after - before), balance: koin(after) }
}
