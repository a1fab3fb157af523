import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { displayNameKey, nameFold } from '../display-name-rules.ts'

const batch = 200

export const foldNamesTask = 'fold-names'

/** Has the keys of names looked through, once however many ask. */
export async function askForFolding(db: Db | Tx): Promise<void> {
  await sql`select from graphile_worker.add_job(${foldNamesTask}, job_key => ${foldNamesTask})`.execute(db)
}

type Row = { user_id: string; display_name: string }

/**
 * Makes the keys anew that an older folding made, the oldest accounts of a batch first. Of two names that were two and are
 * one by now both stay: the later has a key that nobody else can have. May be run twice, and beside who signs up or renames.
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
  // No name has a number sign: nobody can come upon this key.
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
