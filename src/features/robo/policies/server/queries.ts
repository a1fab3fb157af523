import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { type RoboPolicy, type RoboPolicyType, roboPolicyTypes } from '../contract.ts'

type PolicyRow = Omit<RoboPolicy, 'state' | 'versions'> & {
  versions: { version: number; effective: string; changes: string }[]
}

type Asked = { type?: RoboPolicyType | undefined; version?: number | undefined; now: Date }

/** The policies in force, all or of one type; with `version` that version, whatever its state. */
export async function listRoboPolicies(db: Db | Tx, { type, version, now }: Asked): Promise<RoboPolicy[]> {
  const today = bangkokDay(now)
  const { rows } = await sql<PolicyRow>`
    select distinct on (type) type, version, effective, title, summary, changes, sections, (
      select jsonb_agg(
        jsonb_build_object('version', other.version, 'effective', other.effective, 'changes', other.changes)
        order by other.version desc
      ) from robo_policy as other where other.type = policy.type
    ) as versions
    from robo_policy as policy where ${version === undefined ? sql`effective <= ${today}::date` : sql`version = ${version}`}
      and type = any (${type ? [type] : roboPolicyTypes}::text[])
    order by type, version desc`.execute(db)
  return rows.map((row) => toPolicy(row, today)).toSorted((a, b) => placeOf(a.type) - placeOf(b.type))
}

const placeOf = (type: RoboPolicyType) => roboPolicyTypes.indexOf(type)

/** A policy's row with the state of each version on a day. */
export function toPolicy(row: PolicyRow, today: string): RoboPolicy {
  const current = Math.max(0, ...row.versions.filter((one) => one.effective <= today).map((one) => one.version))
  const stateOf = (version: number) =>
    version === current ? ('current' as const) : version > current ? ('coming' as const) : ('past' as const)
  return {
    ...row,
    state: stateOf(row.version),
    versions: row.versions.map((one) => ({ ...one, state: stateOf(one.version) })),
  }
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
    select type, version, effective, title, summary, changes, sections, (
      select jsonb_agg(
        jsonb_build_object('version', other.version, 'effective', other.effective, 'changes', other.changes)
        order by other.version desc
      ) from robo_policy as other where other.type = policy.type
    ) as versions, (
      select count(*)::int from robo_acceptance as given
      where given.type = policy.type and given.version = policy.version
    ) as accepted
    from robo_policy as policy order by type, version desc`.execute(db)
  return rows.map(({ accepted, ...row }) => ({ ...toPolicy(row, bangkokDay(now)), accepted }))
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
