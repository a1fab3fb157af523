import type { Tx } from '#db/open.ts'
import { newId } from '#lib/server/new-id.ts'

export type Policy = 'law' | 'personal' | 'cookies'

export type NewReceipt = {
  userId: string
  policy: Policy
  version: number
  act: 'given' | 'withdrawn'
  /** By which way: the sign-up form, or the settings. */
  how: 'sign_up' | 'settings'
  choices?: Record<string, boolean>
  now: Date
}

/** Adds a receipt of consent; taking it back is a receipt too, and the newest of a policy counts. */
export async function addReceipt(
  tx: Tx,
  { userId, policy, version, act, how, choices, now }: NewReceipt,
): Promise<void> {
  await tx
    .insertInto('consent_receipt')
    .values({
      user_id: userId,
      id: newId(now),
      policy,
      policy_version: version,
      act,
      how,
      choices: choices ? JSON.stringify(choices) : null,
      made_at: now,
    })
    .execute()
}
