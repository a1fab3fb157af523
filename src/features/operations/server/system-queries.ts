import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import { limits } from '#features/identity/limits/server/limit-rules.ts'
import type { System } from '../operations-contract.ts'
import { limitTitles } from './limit-titles.ts'

/** What this installation was started with. */
export type Installation = {
  version: string
  startedAt: Date
  /** What is on or off since the start, by the environment. */
  switches: readonly { title: string; isOn: boolean }[]
}

/** The release, what its database has, and what is on or limited. */
export async function readSystem(db: Db, { version, startedAt, switches }: Installation): Promise<System> {
  const { rows } = await sql<{ count: number; last: string | null }>`
    select count(*)::int as count, max(name) as last from migration`.execute(db)
  return {
    version,
    started_at: startedAt.toISOString(),
    migrations: rows[0]!.count,
    last_migration: rows[0]!.last,
    switches: switches.map(({ title, isOn }) => ({ title, is_on: isOn })),
    limits: Object.values(limits).map(({ name: key, count, seconds }) => ({
      key,
      title: limitTitles[key],
      count,
      seconds,
    })),
  }
}
