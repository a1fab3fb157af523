import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { newId } from '#lib/server/new-id.ts'
import { type Choices, findReceipt } from './queries.ts'

/** `guardian`: a guardian's consent for a child (PDPA section 20); its version is that of the personal data policy. */
export type Policy = 'law' | 'personal' | 'cookies' | 'guardian'

export type NewReceipt = {
  userId: string
  policy: Policy
  version: number
  act: 'given' | 'refused' | 'withdrawn'
  byWhom?: 'self' | 'guardian'
  /** The channel: the sign-up form, the settings, a guardian's link, turning 20, a version that asks again. */
  how: 'sign_up' | 'settings' | 'guardian_link' | 'of_age' | 'new_version'
  choices?: Record<string, boolean>
  now: Date
}

/** Adds a consent receipt. Withdrawing adds a receipt too; the newest receipt of a policy counts. */
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

type CookieChoice = { userId: string; version: number; choices: Choices; isLimited: boolean; now: Date }

/**
 * Records a person's cookie switches as they take effect: for a limited account analytics and marketing are stored as
 * off. Switching everything off after something was on is a withdrawal, which must be as easy as giving consent (PDPA
 * section 19).
 */
export async function chooseCookies(tx: Tx, { userId, version, choices, isLimited, now }: CookieChoice): Promise<void> {
  const { preferences, analytics, marketing } = choices
  const held = { preferences, analytics: analytics && !isLimited, marketing: marketing && !isLimited }
  const before = (await findReceipt(tx, userId, 'cookies'))?.choices as Choices | undefined
  const act = isAnyOn(held) ? 'given' : before && isAnyOn(before) ? 'withdrawn' : 'refused'
  await addReceipt(tx, { userId, policy: 'cookies', version, act, how: 'settings', choices: held, now })
}

function isAnyOn({ preferences, analytics, marketing }: Choices): boolean {
  return preferences || analytics || marketing
}

type Acceptance = { userId: string; versions: { law: number; personal: number }; isOfAge: boolean; now: Date }

/**
 * Records that a person accepts these versions themselves: when a version asks again, or when the person is 20
 * (`isOfAge`) and confirms what was accepted for them as a minor. Concurrent calls add one receipt.
 */
export async function acceptPolicies(tx: Tx, { userId, versions, isOfAge, now }: Acceptance): Promise<void> {
  // An advisory lock, since there is no row to lock before the first receipt.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`consent:${userId}`}, 0))`.execute(tx)
  for (const policy of ['law', 'personal'] as const) {
    const newest = await findReceipt(tx, userId, policy)
    const isAccepted = newest?.act === 'given' && newest.policy_version === versions[policy]
    if (isAccepted && (!isOfAge || newest.how === 'of_age')) continue
    const how = isOfAge ? 'of_age' : 'new_version'
    await addReceipt(tx, { userId, policy, version: versions[policy], act: 'given', how, now })
  }
}
