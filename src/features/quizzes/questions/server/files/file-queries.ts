import type { Db, Tx } from '#db/open.ts'
import type { StoredItem } from '#kit/server/content-files.ts'
import type { Pool, QuestionBody } from '../../content.ts'
import type { FiledQuestion } from './filed-rules.ts'

/** Questions as files have them: those with these ids, or all, in the order of their keys. */
export async function readFiledQuestions(
  db: Db | Tx,
  ids: readonly string[] | null,
): Promise<StoredItem<FiledQuestion>[]> {
  const rows = await selectFiled(db)
    .$if(ids !== null, (query) => query.where('question.id', 'in', ids as string[]))
    .orderBy('question.key')
    .execute()
  return rows.map(toFiled)
}

/** The question with the same key; of a file without keys that with the same text. Null where there is none. */
export async function findFiledQuestion(
  db: Db | Tx,
  { key, text }: Pick<FiledQuestion, 'key' | 'text'>,
): Promise<StoredItem<FiledQuestion> | null> {
  const found = selectFiled(db)
  const row =
    key === null ? found.where('text', '=', text).orderBy('is_active', 'desc') : found.where('question.key', '=', key)
  const first = await row.limit(1).executeTakeFirst()
  return first ? toFiled(first) : null
}

function selectFiled(db: Db | Tx) {
  return db
    .selectFrom('question')
    .leftJoin('question_picture', (join) =>
      join.onRef('question_picture.key', '=', 'question.picture_key').on('question_picture.type', '=', 'svg'),
    )
    .selectAll('question')
    .select('question_picture.bytes as drawing')
}

type Row = Awaited<ReturnType<ReturnType<typeof selectFiled>['executeTakeFirstOrThrow']>>

function toFiled(row: Row): StoredItem<FiledQuestion> {
  const { id, key, skill, difficulty, text, explanation, source, article_key, review_by, is_active, picture_alt } = row
  const { is_new: isNew, asked_in: askedIn } = row
  return {
    id,
    content: {
      key,
      pool: row.pool as Pool,
      skill: skill as FiledQuestion['skill'],
      difficulty: difficulty as FiledQuestion['difficulty'],
      text,
      body: { kind: row.kind, ...(row.content as object) } as QuestionBody,
      explanation,
      source,
      article: article_key,
      reviewBy: review_by,
      // One that waits to be asked is not one that was retired.
      isRetired: !is_active && !(isNew && askedIn !== null),
      ...(picture_alt !== null && {
        picture: { alt: picture_alt, svg: row.drawing ? Buffer.from(row.drawing).toString() : null },
      }),
    },
  }
}
