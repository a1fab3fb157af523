import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { newId } from '#lib/server/new-id.ts'
import { type Choices, findReceipt } from './queries.ts'

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

type CookieChoice = { userId: string; version: number; choices: Choices; isLimited: boolean; now: Date }

/**
 * Records what a person chose of the cookie switches. What is kept is what holds: a limited account has chosen nothing
 * that it may not choose. Everything off after something was on is a withdrawal, as easy as giving (PDPA section 19).
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
 * Records that a person accepts these versions themselves: when one asks again, or when they are 20 (`isOfAge`) and
 * confirm what was agreed to for a minor. Of several at once one counts.
 */
export async function acceptPolicies(tx: Tx, { userId, versions, isOfAge, now }: Acceptance): Promise<void> {
  // No row to hold where nothing was accepted yet.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`consent:${userId}`}, 0))`.execute(tx)
  for (const policy of ['law', 'personal'] as const) {
    const newest = await findReceipt(tx, userId, policy)
    const isAccepted = newest?.act === 'given' && newest.policy_version === versions[policy]
    if (isAccepted && (!isOfAge || newest.how === 'of_age')) continue
    const how = isOfAge ? 'of_age' : 'new_version'
    await addReceipt(tx, { userId, policy, version: versions[policy], act: 'given', how, now })
  }
}
