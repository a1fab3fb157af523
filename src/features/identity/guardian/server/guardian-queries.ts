import type { Db, Tx } from '#db/open.ts'
import { ageTierOf, maskEmail } from '#features/identity/accounts/account-rules.ts'
import type { GuardianState } from '#features/identity/accounts/standing-rules.ts'
import { hashOf } from '#features/identity/keys/server/secret-commands.ts'
import { refusals } from '#lib/errors.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { type GuardianView, guardianErrors } from '../contract.ts'
import type { Relation } from '../guardian-rules.ts'

const refusal = refusals(guardianErrors)

/** The child of a guardian's link; undefined when the link is invalid or the account is scheduled for deletion. */
export async function findLinkOwner(db: Db | Tx, token: string): Promise<string | undefined> {
  const link = await db
    .selectFrom('guardian_link')
    .select('user_id')
    .where('hash', '=', hashOf(token))
    .where('user_id', 'not in', (e) => e.selectFrom('leaving').select('leaving.user_id'))
    .executeTakeFirst()
  return link?.user_id
}

/** The child whose guardian may type the code of this hash; undefined for a wrong, old or used one. */
export async function findCodeOwner(db: Db | Tx, hash: string, now: Date): Promise<string | undefined> {
  const link = await db
    .selectFrom('guardian_link')
    .select('user_id')
    .where('code_hash', '=', hash)
    .where('code_until', '>', now)
    .where('user_id', 'not in', (e) => e.selectFrom('leaving').select('leaving.user_id'))
    .executeTakeFirst()
  return link?.user_id
}

type Opened = { token: string; personalVersion: number; now: Date }

/** What a guardian's link shows. Read-only, since mail scanners open links too. Throws guardian_link_dead. */
export async function openLink(db: Db | Tx, { token, personalVersion, now }: Opened): Promise<GuardianView> {
  const userId = await findLinkOwner(db, token)
  if (!userId) throw refusal('guardian_link_dead')
  return readGuardianView(db, { userId, personalVersion, now })
}

type Viewed = { userId: string; personalVersion: number; now: Date }

/** The current state, as the guardian sees it. Throws guardian_link_dead when the child's account is gone. */
export async function readGuardianView(db: Db | Tx, { userId, personalVersion, now }: Viewed): Promise<GuardianView> {
  const found = await db
    .selectFrom('guardian')
    .innerJoin('user_account', 'user_account.user_id', 'guardian.user_id')
    .select(['guardian.state', 'guardian.version', 'asked_at', 'answered_at', 'policy_version'])
    .select(['user_account.display_name', 'user_account.email', 'birth_date'])
    .where('guardian.user_id', '=', userId)
    .executeTakeFirst()
  if (!found) throw refusal('guardian_link_dead')
  const isOver = ageTierOf(found.birth_date, bangkokDay(now)) === 'adult'
  return {
    state: isOver ? 'of_age' : (found.state as GuardianState),
    version: found.version,
    child: { display_name: found.display_name, email: maskEmail(found.email) },
    asked_at: found.asked_at.toISOString(),
    answered_at: found.answered_at?.toISOString() ?? null,
    agreed: found.state === 'allowed' ? await findSigner(db, userId) : null,
    personal_version: personalVersion,
  }
}

async function findSigner(db: Db | Tx, userId: string) {
  const newest = await db
    .selectFrom('guardian_answer')
    .select(['name', 'relation', 'policy_version'])
    .where('user_id', '=', userId)
    .where('answer', '=', 'agreed')
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest
    ? { name: newest.name!, relation: newest.relation as Relation, policy_version: newest.policy_version }
    : null
}
