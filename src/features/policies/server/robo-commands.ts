import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { refusals } from '#lib/errors.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { adminRoboPolicyErrors } from '../admin-contract.ts'
import type { RoboPolicyContent } from '../content.ts'
import type { RoboPolicyType } from '../robo-contract.ts'
import { importVersions, type PolicyImport } from './import-commands.ts'

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
