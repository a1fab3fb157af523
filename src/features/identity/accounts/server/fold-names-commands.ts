import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { displayNameKey, nameFold } from '../display-name-rules.ts'

const batch = 200

export const foldNamesTask = 'fold-names'

/** Queues the job that recomputes outdated name keys; at most one is queued. */
export async function askForFolding(db: Db | Tx): Promise<void> {
  await sql`select from graphile_worker.add_job(${foldNamesTask}, job_key => ${foldNamesTask})`.execute(db)
}

type Row = { user_id: string; display_name: string }

/**
 * Recomputes outdated name keys in batches, oldest accounts first. When two names get the same key both stay, and the
 * later one gets a unique suffix. Safe to run twice, and while people sign up or rename.
 */
export async function foldNames(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<Row>`
      select user_id, display_name from user_account where name_fold < ${nameFold}
      order by made_at, user_id limit ${batch}`.execute(db)
    if (rows.length === 0) return
    for (const row of rows) await foldName(db, row)
  }
}

async function foldName(db: Db, { user_id, display_name }: Row): Promise<void> {
  const key = displayNameKey(display_name)
  // Names cannot contain a number sign, so no other name can have this key.
  for (const name_key of [key, `${key}#${user_id}`]) {
    try {
      await db
        .updateTable('user_account')
        .set({ name_key, name_fold: nameFold })
        .where('user_id', '=', user_id)
        .where('display_name', '=', display_name)
        .execute()
      return
    } catch (error) {
      if ((error as { code?: string }).code !== '23505') throw error
    }
  }
}
