import type { Selectable } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { Tables } from '#db/tables.ts'
import { Pool, type QuestionBody, type StaffQuestion } from '../content.ts'

/** The questions of a pool and a skill as staff sees them, retired ones too, by key; without either, all of them. */
export async function listStaffQuestions(
  db: Db | Tx,
  { pool, skill }: { pool?: string | undefined; skill?: string | undefined },
): Promise<StaffQuestion[]> {
  let rows = db.selectFrom('question').selectAll().where('pool', 'in', Pool.options)
  if (pool) rows = rows.where('pool', '=', pool)
  if (skill) rows = rows.where('skill', '=', skill)
  return (await rows.orderBy('key').execute()).map(toStaffQuestion)
}

/** One of them; null when there is none. */
export async function findStaffQuestion(db: Db | Tx, id: string): Promise<StaffQuestion | null> {
  const row = await db.selectFrom('question').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toStaffQuestion(row) : null
}

function toStaffQuestion(row: Selectable<Tables['question']>): StaffQuestion {
  const { id, key, pool, skill, difficulty, text, explanation, source } = row
  return {
    ...{ id, key, difficulty, text, explanation, source },
    pool: pool as Pool,
    skill: skill as StaffQuestion['skill'],
    // Of the words alone: retiring a question changes none of them.
    version: (row.reworded_at ?? row.updated_at).toISOString(),
    body: { kind: row.kind, ...(row.content as object) } as QuestionBody,
    isActive: row.is_active,
  }
}
