import type { Tx } from '#db/open.ts'
import { newId } from '#lib/server/new-id.ts'

/** `guardian`: what a guardian agrees to for a child (PDPA section 20); its version is the personal data policy's. */
export type Policy = 'law' | 'personal' | 'cookies' | 'guardian'

export type NewReceipt = {
  userId: string
  policy: Policy
  version: number
  act: 'given' | 'refused' | 'withdrawn'
  byWhom?: 'self' | 'guardian'
  /** By which way: the sign-up form, the settings, a guardian's link, turning 20, a version that asks again. */
  how: 'sign_up' | 'settings' | 'guardian_link' | 'of_age' | 'new_version'
  choices?: Record<string, boolean>
  now: Date
}

/** Adds a receipt of consent; taking it back is a receipt too, and the newest of a policy counts. */
export async function addReceipt(
  tx: Tx,
  { userId, policy, version, act, byWhom = 'self', how, choices, now }: NewReceipt,
): Promise<void> {
  await tx
    .insertInto('consent_receipt')
    .values({
      user_id: userId,
      id: newId(now),
      policy,
      policy_version: version,
      act,
      by_whom: byWhom,
      how,
      choices: choices ? JSON.stringify(choices) : null,
      made_at: now,
    })
    .execute()
}
