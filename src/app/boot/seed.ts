import { sql } from 'kysely'
import { features, searchThings } from '#app/features.ts'
import type { Db } from '#db/open.ts'
import type { SeedOptions } from '#kit/server/feature.ts'

/** The folder of the content files. */
export const content = new URL('../../../content/', import.meta.url)

const lock = 20_261_122

/**
 * Imports the content files: new and changed entries, except those that staff edited. One process at a time. `warnings`
 * are messages for the operator, one sentence each. Samples that an earlier import brought stay.
 */
export async function importContent(db: Db, now: Date, options: SeedOptions): Promise<{ warnings: string[] }> {
  const importers = await Promise.all(features.flatMap(({ seed }) => seed?.(content, options) ?? []))
  const warnings = await db.transaction().execute(async (tx) => {
    // The role's limits are for requests: a first import on a slow machine takes longer, and other processes wait for
    // it.
    await sql`set local statement_timeout = '60s'`.execute(tx)
    await sql`set local lock_timeout = '60s'`.execute(tx)
    await sql`select pg_advisory_xact_lock(${lock})`.execute(tx)
    const told: string[] = []
    for (const importInto of importers) told.push(...((await importInto(tx, now)) ?? []))
    return told
  })
  for (const { afterSeed } of features) await afterSeed?.(db, now, searchThings)
  return { warnings }
}
