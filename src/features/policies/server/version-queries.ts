import { type RawBuilder, sql } from 'kysely'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import type { PolicyVersion } from '../contract.ts'
import { stateOf } from '../rules.ts'

/** The tables of policies: those of the site, and those that one accepts before a plan is opened. */
export type PolicyTable = 'policy' | 'robo_policy'

type Stored = Omit<PolicyVersion, 'state'>

/** All versions of the type of a row of this table, newest first, as JSON. */
export function versionsOf(table: PolicyTable): RawBuilder<Stored[]> {
  return sql<Stored[]>`(
    select jsonb_agg(
      jsonb_build_object('version', other.version, 'effective', other.effective, 'changes', other.changes)
      order by other.version desc
    ) from ${sql.table(table)} as other where other.type = ${sql.table(table)}.type
  )`
}

/** Which rows are shown: the version in force on a day, or the given version, of these types. */
export function shownVersion({ types, version, now }: Asked): RawBuilder<boolean> {
  const which = version === undefined ? sql`effective <= ${bangkokDay(now)}::date` : sql`version = ${version}`
  return sql<boolean>`${which} and type = any (${[...types]}::text[])`
}
type Asked = { types: readonly string[]; version?: number | undefined; now: Date }

/** A row with the state of each version on a day. */
export function withStates<R extends { version: number; effective: string; versions: readonly Stored[] }>(
  row: R,
  now: Date,
): Omit<R, 'versions'> & { state: PolicyVersion['state']; versions: PolicyVersion[] } {
  const today = bangkokDay(now)
  const versions = row.versions.map((one) => ({ ...one, state: stateOf(one, row.versions, today) }))
  return { ...row, state: stateOf(row, row.versions, today), versions }
}

/** Sorts rows by the place of their type. */
export function byType<T extends string>(types: readonly T[]) {
  return (a: { type: T }, b: { type: T }) => types.indexOf(a.type) - types.indexOf(b.type)
}
