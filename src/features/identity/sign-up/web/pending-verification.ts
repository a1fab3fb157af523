import { refreshProfile } from '#features/identity/sessions/web/session.ts'
import { type Koin, koin } from '#lib/money.ts'
import type { Send } from '#lib/web/data/send-under.ts'
import { readAuthState, readToken } from '#lib/web/session-store.ts'
import { verifyEmail } from '../contract.ts'

export type Gain = { gained: Koin; balance: Koin }

/**
 * Verifies the e-mail by the token of its link. Returns what the server paid for it and the balance since, for the
 * signed-in person; null when nobody or another person is signed in.
 */
export async function spendLink(send: Send, token: string): Promise<Gain | null> {
  const { paid } = await send(verifyEmail, { body: { token } })
  const before = readAuthState().currentUser?.koin
  if (readToken() === null || paid === 0) return null
  await refreshProfile().catch(() => {})
  const after = readAuthState().currentUser?.koin
  // The purse of somebody else does not grow by it.
  if (before === undefined || after === undefined || after - before < paid) return null
  return { gained: paid, balance: koin(after) }
}
