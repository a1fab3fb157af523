import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { refusals } from '#lib/errors.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import type { RoboPolicyContent } from '../content.ts'
import { type RoboPolicyType, roboPolicyErrors } from '../robo-contract.ts'
import { importVersions, type PolicyImport } from './import-commands.ts'

const refusal = refusals(roboPolicyErrors)

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

/** Imports the agreements of content files (importVersions). */
export function importRoboPolicies(tx: Tx, policies: readonly RoboPolicyContent[], now: Date): Promise<PolicyImport> {
  const store = (policy: RoboPolicyContent, hash: string) => storePolicy(tx, { ...policy, hash, madeBy: null, now })
  return importVersions(tx, { table: 'robo_policy', policies, store, now })
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

/** The newest version of an agreement, in force or not. */
export async function newestRoboPolicy(db: Db | Tx, type: RoboPolicyType) {
  return db
    .selectFrom('robo_policy')
    .select(['version', 'effective', 'title', 'summary', 'changes'])
    .select((q) => q.ref('sections').$castTo<NewVersion['sections']>().as('sections'))
    .where('type', '=', type)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

type Judged = Pick<NewVersion, 'type' | 'version' | 'effective' | 'now'>

/**
 * Refuses a version that begins today or earlier (policy_too_soon), or that was written on another than the newest one
 * (policy_version_changed) → the newest, null when there is none.
 */
export async function judgePublishing(tx: Tx, { type, version: seen, effective, now }: Judged) {
  if (effective <= bangkokDay(now)) throw refusal('policy_too_soon')
  await sql`select pg_advisory_xact_lock(hashtextextended(${`robo-policy:${type}`}, 0))`.execute(tx)
  const newest = (await newestRoboPolicy(tx, type)) ?? null
  if ((newest?.version ?? 0) !== seen) throw refusal('policy_version_changed')
  return newest
}

type Publishing = NewVersion & { madeBy: string; decidedBy: string }

/** Publishes a version from a coming day on. `version` is the newest that the editor saw; one not in force yet is replaced. */
export async function publishRoboPolicy(
  tx: Tx,
  { madeBy, decidedBy, version: seen, ...policy }: Publishing,
): Promise<void> {
  const { type, effective, now } = policy
  const newest = await judgePublishing(tx, { ...policy, version: seen })
  const isReplaced = newest !== null && newest.effective > bangkokDay(now)
  const version = isReplaced ? seen : seen + 1
  await storePolicy(tx, { ...policy, version, hash: null, madeBy })
  const subject = { kind: 'robo_policy', id: `${type}:${version}` } as const
  const before = newest && { version: newest.version, effective: newest.effective, title: newest.title }
  const after = { effective, title: policy.title, changes: policy.changes }
  await recordStaffAct(tx, { actorId: decidedBy, act: 'robo.policy-published', subject, before, after, now })
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
