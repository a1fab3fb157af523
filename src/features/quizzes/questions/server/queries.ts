import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { Tables } from '#db/tables.ts'
import type { Skill } from '#kit/skills.ts'
import type { Pool, QuestionBody } from '../content.ts'
import type { QuestionPicture } from '../contract.ts'
import { addressOf } from './picture-rules.ts'

/** A question with its answer: for the server only. `reviewBy` is a Bangkok day. */
export type Question = {
  id: string
  key: string
  skill: Skill
  difficulty: 1 | 2 | 3
  text: string
  content: QuestionBody
  picture: QuestionPicture | null
  explanation: string
  source: string
  /** The key of the article that teaches it. */
  articleKey: string | null
  reviewBy: string | null
  isActive: boolean
}

/** A question of a pool without its words; `is_sum`: its answer must be worked out. */
export type PoolQuestion = Pick<Question, 'id' | 'skill' | 'difficulty'> & { is_sum: boolean }

/**
 * Whether the answer of a question must be worked out: a number is typed, or the source is a calculation whose result is
 * the answer. A choice of words is no sum, although its source may show that the figures of the text fit.
 */
const isSum = sql<boolean>`(kind = 'numeric' or (
  source like '%คำนวณ%' and (kind = 'ordering' or content->>'right' ~ '[0-9]')))`

/** The active questions of a pool in key order. */
export async function listActiveQuestions(db: Db | Tx, pool: Pool): Promise<PoolQuestion[]> {
  const rows = await db
    .selectFrom('question')
    .select(['id', 'skill', 'difficulty', isSum.as('is_sum')])
    .where('pool', '=', pool)
    .where('is_active', '=', true)
    .orderBy('key')
    .execute()
  return rows as PoolQuestion[]
}

/**
 * Questions by id, in the given order, retired ones included. Throws when one does not exist: ids come from our tables.
 */
export async function readQuestions(db: Db | Tx, ids: readonly string[]): Promise<Question[]> {
  if (ids.length === 0) return []
  const rows = await selectQuestions(db).where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => {
    const row = byId.get(id)
    if (!row) throw new Error(`question ${id} does not exist`)
    return toQuestion(row)
  })
}

/** Questions by content key, retired ones included. */
export async function findQuestions(db: Db | Tx, keys: readonly string[]): Promise<Map<string, Question>> {
  if (keys.length === 0) return new Map()
  const rows = await selectQuestions(db).where('question.key', 'in', keys).execute()
  return new Map(rows.map((row) => [row.key, toQuestion(row)]))
}

/** Questions joined with type and size of their pictures. */
export function selectQuestions(db: Db | Tx) {
  return db
    .selectFrom('question')
    .leftJoin('question_picture', 'question_picture.key', 'question.picture_key')
    .selectAll('question')
    .select(['question_picture.type', 'question_picture.width', 'question_picture.height'])
}

type Shown = Pick<Selectable<Tables['question_picture']>, 'type' | 'width' | 'height'>
export type QuestionRow = Selectable<Tables['question']> & { [K in keyof Shown]: Shown[K] | null }

/** The picture of a question; null when it has none. */
export function pictureOf({ picture_key: key, picture_alt: alt, type, width, height }: QuestionRow) {
  return key === null ? null : { src: addressOf(key, type!), width: width!, height: height!, alt: alt! }
}

/** The file of a picture; null when there is none with this key and type. */
export async function readPicture(
  db: Db | Tx,
  { key, type }: { key: string; type: string },
): Promise<Uint8Array | null> {
  const row = db.selectFrom('question_picture').select('bytes').where('key', '=', key).where('type', '=', type)
  return (await row.executeTakeFirst())?.bytes ?? null
}

function toQuestion(row: QuestionRow): Question {
  return {
    id: row.id,
    key: row.key,
    skill: row.skill as Skill,
    difficulty: row.difficulty as Question['difficulty'],
    text: row.text,
    content: { kind: row.kind, ...(row.content as object) } as QuestionBody,
    picture: pictureOf(row),
    explanation: row.explanation,
    source: row.source,
    articleKey: row.article_key,
    reviewBy: row.review_by,
    isActive: row.is_active,
  }
}
