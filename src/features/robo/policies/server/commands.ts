import { sql } from 'kysely'
import { hashContent } from '#db/content-rows.ts'
import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { refusals } from '#lib/errors.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { adminRoboPolicyErrors } from '../admin-contract.ts'
import type { RoboPolicyContent } from '../content.ts'
import type { RoboPolicyType } from '../contract.ts'

const refusal = refusals(adminRoboPolicyErrors)

type Accepting = {
  userId: string
  accountId: string
  versions: readonly { type: RoboPolicyType; version: number }[]
  now: Date
}

/** Keeps what was accepted for an account. */
export async function acceptRoboPolicies(tx: Tx, { userId, accountId, versions, now }: Accepting): Promise<void> {
  for (const { type, version } of versions)
    await tx
      .insertInto('robo_acceptance')
      .values({ user_id: userId, account_id: accountId, type, version, accepted_at: now })
      .execute()
}

/**
 * Imports the policies of content files, one row a version → the versions in force whose file was changed: they keep the text
 * that people accepted.
 */
export async function importRoboPolicies(
  tx: Tx,
  policies: readonly RoboPolicyContent[],
  now: Date,
): Promise<{ frozen: string[] }> {
  const frozen: string[] = []
  for (const policy of policies) {
    const hash = hashContent(policy)
    const stored = await tx
      .selectFrom('robo_policy')
      .select(['effective', 'content_hash'])
      .where('type', '=', policy.type)
      .where('version', '=', policy.version)
      .executeTakeFirst()
    if (stored?.content_hash === hash) continue
    if (stored && stored.effective <= bangkokDay(now)) frozen.push(`${policy.type} ${policy.version}`)
    else await storePolicy(tx, { ...policy, hash, madeBy: null, now })
  }
  return { frozen }
}

type NewVersion = {
  type: RoboPolicyType
  version: number
  effective: string
  title: string
  summary: string
  changes: string
  sections: readonly { title: string; text: string }[]
  now: Date
}

/** Publishes a version from a coming day on. `version` is the newest that the editor saw; one not in force yet is replaced. */
export async function publishRoboPolicy(
  tx: Tx,
  { actorId, version: seen, ...policy }: NewVersion & { actorId: string },
): Promise<void> {
  const { type, effective, now } = policy
  if (effective <= bangkokDay(now)) throw refusal('policy_too_soon')
  await sql`select pg_advisory_xact_lock(hashtextextended(${`robo-policy:${type}`}, 0))`.execute(tx)
  const newest = await tx
    .selectFrom('robo_policy')
    .select(['version', 'effective', 'title', 'changes'])
    .where('type', '=', type)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if ((newest?.version ?? 0) !== seen) throw refusal('policy_version_changed')
  const isReplaced = newest !== undefined && newest.effective > bangkokDay(now)
  const version = isReplaced ? seen : seen + 1
  await storePolicy(tx, { ...policy, version, hash: null, madeBy: actorId })
  const subject = { kind: 'robo_policy', id: `${type}:${version}` } as const
  const after = { effective, title: policy.title, changes: policy.changes }
  await recordStaffAct(tx, { actorId, act: 'robo.policy-published', subject, before: newest ?? null, after, now })
}

type Stored = NewVersion & { hash: string | null; madeBy: string | null }

async function storePolicy(tx: Tx, { sections, hash, madeBy, now, ...policy }: Stored): Promise<void> {
  const values = { ...policy, sections: JSON.stringify(sections), content_hash: hash, made_by: madeBy, made_at: now }
  await tx
    .insertInto('robo_policy')
    .values(values)
    .onConflict((c) =>
      c.columns(['type', 'version']).doUpdateSet(values).where('robo_policy.effective', '>', bangkokDay(now)),
    )
    .execute()
}
