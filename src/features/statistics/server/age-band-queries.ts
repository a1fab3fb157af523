import { type RawBuilder, sql } from 'kysely'
import { ageBands } from '../count-rules.ts'

/** The age band on `day` of the account `u`: the key of its first age. Null without an account. */
export function ageBandOf(day: string): RawBuilder<string | null> {
  return sql`(
  select key from unnest(${ageBands.map(({ key }) => key)}::text[], ${ageBands.map(({ from }) => from)}::int[]) b (key, from_age)
  where from_age <= extract(year from age(${day}::date, u.birth_date)) order by from_age desc limit 1)`
}
