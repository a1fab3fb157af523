import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import type { PolicyVersion } from '../contract.ts'
import { type RoboPolicy, type RoboPolicyType, roboPolicyTypes } from '../robo-contract.ts'
import { byType, shownVersion, versionsOf, withStates } from './version-queries.ts'

type PolicyRow = Omit<RoboPolicy, 'state' | 'versions'> & { versions: Omit<PolicyVersion, 'state'>[] }

type Asked = { type?: RoboPolicyType | undefined; version?: number | undefined; now: Date }

/** The policies in force, all or of one type; with `version` that version, whatever its state. */
export async function listRoboPolicies(db: Db | Tx, { type, version, now }: Asked): Promise<RoboPolicy[]> {
  const types = type ? [type] : roboPolicyTypes
  const { rows } = await sql<PolicyRow>`
    select distinct on (type) type, version, effective, title, summary, changes, sections,
      ${versionsOf('robo_policy')} as versions
    from robo_policy where ${shownVersion({ types, version, now })}
    order by type, version desc`.execute(db)
  return rows.toSorted(byType(types)).map((row) => withStates(row, now))
}

/** The version of each type in force: what opening an account accepts. */
export async function currentRoboVersions(
  db: Db | Tx,
  now: Date,
): Promise<{ type: RoboPolicyType; version: number }[]> {
  const { rows } = await sql<{ type: RoboPolicyType; version: number }>`
    select type, max(version) as version from robo_policy where effective <= ${bangkokDay(now)}::date
    group by type order by type`.execute(db)
  return rows
}

/** Every version with the number of accounts that were opened with it, newest first. */
export async function listAllRoboPolicies(db: Db | Tx, now: Date) {
  const { rows } = await sql<PolicyRow & { accepted: number }>`
    select type, version, effective, title, summary, changes, sections,
      ${versionsOf('robo_policy')} as versions, (
      select count(*)::int from robo_acceptance as given
      where given.type = robo_policy.type and given.version = robo_policy.version
    ) as accepted
    from robo_policy order by type, version desc`.execute(db)
  return rows.map((row) => withStates(row, now))
}

export type Acceptance = { type: RoboPolicyType; version: number; accepted_at: Date }

/** What was accepted for an account, and when. */
export async function listAcceptances(
  db: Db | Tx,
  { userId, accountId }: { userId: string; accountId: string },
): Promise<Acceptance[]> {
  const { rows } = await sql<Acceptance>`
    select type, version, accepted_at from robo_acceptance
    where user_id = ${userId} and account_id = ${accountId} order by type`.execute(db)
  return rows
}
