import type { Db, Tx } from '#db/open.ts'
import { toPage } from '#lib/contract.ts'
import type { AcceptedPolicy, CookieConsent, Receipt } from '../contract.ts'
import type { Policy } from './commands.ts'

const yearMs = 365 * 24 * 3_600_000

/** The newest receipt of a policy made by the person themselves; null when there is none. */
export async function findReceipt(db: Db | Tx, userId: string, policy: Policy) {
  const receipt = await db
    .selectFrom('consent_receipt')
    .selectAll()
    .where('user_id', '=', userId)
    .where('policy', '=', policy)
    .where('by_whom', '=', 'self')
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return receipt ?? null
}

export type Choices = { preferences: boolean; analytics: boolean; marketing: boolean }
type Cookies = { userId: string; isLimited: boolean; holdsFrom: number; now: Date }

/**
 * The cookie switches in effect; null when none are recorded, when they are a year old, or when a later version
 * (`holdsFrom`) asks again. When `isLimited`, analytics and marketing are off whatever the receipt says: a guardian may
 * have withdrawn consent since (PDPA sections 19 and 20).
 */
export async function readCookieConsent(
  db: Db | Tx,
  { userId, isLimited, holdsFrom, now }: Cookies,
): Promise<CookieConsent | null> {
  const receipt = await findReceipt(db, userId, 'cookies')
  if (!receipt || receipt.policy_version < holdsFrom || now.getTime() - receipt.made_at.getTime() > yearMs) return null
  const chosen = receipt.choices as Choices
  return {
    switches: {
      necessary: true,
      preferences: chosen.preferences,
      analytics: chosen.analytics && !isLimited,
      marketing: chosen.marketing && !isLimited,
    },
    policy_version: receipt.policy_version,
    is_limited: isLimited,
    given_at: receipt.made_at.toISOString(),
  }
}

export type Versions = { law: number; personal: number; cookies: number }
type Accepted = { userId: string; current: Versions; holding: Versions; mustConfirm: boolean }

/**
 * The state of the policies that the account depends on. `mustConfirm`: a former minor who is 20 now has not confirmed
 * yet.
 */
export async function readAccepted(
  db: Db | Tx,
  { userId, current, holding, mustConfirm }: Accepted,
): Promise<AcceptedPolicy[]> {
  const policies = ['law', 'personal'] as const
  const receipts = await Promise.all(policies.map((policy) => findReceipt(db, userId, policy)))
  return policies.map((policy, i) => ({
    policy,
    version: receipts[i]?.policy_version ?? null,
    given_at: receipts[i]?.made_at.toISOString() ?? null,
    current: current[policy],
    must_accept: mustConfirm || (receipts[i]?.policy_version ?? 0) < holding[policy],
  }))
}

/** A person's receipts, newest first, including those of their guardian. */
export async function listReceipts(db: Db, userId: string, { page, limit }: { page: number; limit: number }) {
  const own = db.selectFrom('consent_receipt').where('user_id', '=', userId)
  const [rows, { count }] = await Promise.all([
    own
      .selectAll()
      .orderBy('made_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    own.select((e) => e.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  const items = rows.map(
    ({ id, policy, policy_version, act, by_whom, how, choices, made_at }) =>
      ({ id, policy, version: policy_version, act, by_whom, how, choices, made_at: made_at.toISOString() }) as Receipt,
  )
  return toPage(items, Number(count), { page, limit })
}
