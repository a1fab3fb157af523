import type { Db, Tx } from '#db/open.ts'
import type { CookieConsent } from '../contract.ts'
import type { Policy } from './commands.ts'

/** The newest receipt of a policy; null when there is none. */
async function findReceipt(db: Db | Tx, userId: string, policy: Policy) {
  const receipt = await db
    .selectFrom('consent_receipt')
    .selectAll()
    .where('user_id', '=', userId)
    .where('policy', '=', policy)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return receipt ?? null
}

/**
 * The cookie switches that hold for a person; null when nothing was recorded. Where `isLimited`, analytics and marketing
 * are off whatever the receipt says: a guardian may have taken consent back since.
 */
export async function readCookieConsent(
  db: Db | Tx,
  { userId, isLimited }: { userId: string; isLimited: boolean },
): Promise<CookieConsent | null> {
  const receipt = await findReceipt(db, userId, 'cookies')
  if (!receipt) return null
  const chosen = receipt.choices as { preferences: boolean; analytics: boolean; marketing: boolean }
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
