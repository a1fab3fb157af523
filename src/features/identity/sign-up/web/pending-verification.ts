import { refreshProfile } from '#features/identity/sessions/web/session.ts'
import { type Koin, koin } from '#lib/money.ts'
import { call } from '#lib/web/call.ts'
import { readAuthState, readToken } from '#lib/web/session-store.ts'
import { verifyEmail } from '../contract.ts'

export type Gain = { gained: Koin; balance: Koin }

/** Verifies the e-mail by the token of its link; what the person at this browser has gained by it. */
export async function spendLink(token: string): Promise<Gain | null> {
  await call(verifyEmail, { body: { token } })
  return measureGain()
}

/** What the balance of the person at this browser has gained; null when nobody or somebody else is logged in. */
async function measureGain(): Promise<Gain | null> {
  const before = readAuthState().currentUser?.koin
  if (readToken() === null) return null
  await refreshProfile().catch(() => {})
  const after = readAuthState().currentUser?.koin
  if (before === undefined || after === undefined || after <= before) return null
  return { gained: koin(after - before), balance: koin(after) }
}
