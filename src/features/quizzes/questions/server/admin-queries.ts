import { isShown } from '#db/is-shown.ts'
import type { Db, Tx } from '#db/open.ts'
import { likenessOf, similarAt } from '#lib/thai/likeness.ts'
import type { Pool, QuestionBody, StaffQuestion } from '../content.ts'
import { pictureOf, type QuestionRow, selectQuestions } from './queries.ts'

/** Questions for staff, retired ones included, in the given order. */
export async function readStaffQuestions(db: Db | Tx, ids: string[]): Promise<StaffQuestion[]> {
  if (ids.length === 0) return []
  const rows = await selectQuestions(db).where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, toStaffQuestion(row)]))
  return ids.map((id) => byId.get(id)!)
}

/**
 * Another question with the same or nearly the same wording that is asked or is new; null when there is none. `id`: the question's own,
 * if it has one.
 */
export async function findTwin(
  db: Db | Tx,
  { id, text }: { id?: string; text: string },
): Promise<{ id: string; text: string } | null> {
  const rows = await db
    .selectFrom('question')
    .select(['id', 'text'])
    .where((or) => or.or([or('is_active', '=', true), or('is_new', '=', true)]))
    .execute()
  return rows.find((row) => row.id !== id && likenessOf(row.text, text) >= similarAt) ?? null
}

/** The new questions that wait in an approval, or did: in the order in which they were added. */
export async function listNewIds(db: Db | Tx, approval: string): Promise<string[]> {
  const rows = await db
    .selectFrom('question')
    .select('id')
    .where('asked_in', '=', approval)
    .where('is_new', '=', true)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The key of our article at an address ('/post/detail/<id>/…'); null when there is none. */
export async function findArticleKey(db: Db | Tx, address: string): Promise<string | null> {
  const [, id] = /\/post\/detail\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:[/?#]|$)/.exec(address) ?? []
  if (!id) return null
  const post = db.selectFrom('post').select('key').where('id', '=', id).where(isShown('post'))
  return (await post.executeTakeFirst())?.key ?? null
}

/** Whether an article of ours has this key. */
export async function hasArticle(db: Db | Tx, key: string): Promise<boolean> {
  const row = db.selectFrom('post').select('id').where('key', '=', key)
  return (await row.executeTakeFirst()) !== undefined
}

/** A question for staff; null when there is none. */
export async function findStaffQuestion(db: Db | Tx, id: string): Promise<StaffQuestion | null> {
  const row = await selectQuestions(db).where('id', '=', id).executeTakeFirst()
  return row ? toStaffQuestion(row) : null
}

function toStaffQuestion(row: QuestionRow): StaffQuestion {
  const { id, key, pool, skill, difficulty, text, explanation, source, review_by } = row
  return {
    id,
    key,
    difficulty,
    text,
    explanation,
    source,
    review_by,
    pool: pool as Pool,
    skill: skill as StaffQuestion['skill'],
    // The version of the texts only: retiring does not change it.
    version: (row.reworded_at ?? row.updated_at).toISOString(),
    body: { kind: row.kind, ...(row.content as object) } as QuestionBody,
    picture: pictureOf(row),
    is_active: row.is_active,
    is_new: row.is_new,
  }
}
