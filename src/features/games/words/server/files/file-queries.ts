import type { Selectable } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { Tables } from '#db/tables.ts'
import type { StoredItem } from '#kit/server/content-files.ts'
import { answerKey } from '#lib/thai/answers.ts'
import type { FiledWord } from './filed-rules.ts'

/** Words as files have them: those with these ids, or all, in the order of their keys, and then of their spelling. */
export async function readFiledWords(db: Db | Tx, ids: readonly string[] | null): Promise<StoredItem<FiledWord>[]> {
  const rows = await db
    .selectFrom('game_word')
    .selectAll()
    .$if(ids !== null, (query) => query.where('id', 'in', ids as string[]))
    .orderBy('key')
    .orderBy('word_key')
    .orderBy('id')
    .execute()
  return rows.map(toFiled)
}

/** The word with the same key; of a file without keys the one with the same spelling, which is unique among those in use. */
export async function findFiledWord(
  db: Db | Tx,
  { key, word }: Pick<FiledWord, 'key' | 'word'>,
): Promise<StoredItem<FiledWord> | null> {
  const rows = db.selectFrom('game_word').selectAll()
  const own =
    key === null
      ? rows.where('word_key', '=', answerKey(word)).orderBy('is_active', 'desc')
      : rows.where('key', '=', key)
  const row = await own.limit(1).executeTakeFirst()
  return row ? toFiled(row) : null
}

function toFiled(row: Selectable<Tables['game_word']>): StoredItem<FiledWord> {
  const { id, key, word, clue, more_clues, skill, difficulty, explanation, source, review_by, article_key, is_active } =
    row
  const clues = { clue, moreClues: more_clues }
  const own = {
    key,
    word,
    ...clues,
    explanation,
    source,
    reviewBy: review_by,
    article: article_key,
    isRetired: !is_active,
  }
  return {
    id,
    content: { ...own, skill: skill as FiledWord['skill'], difficulty: difficulty as FiledWord['difficulty'] },
  }
}
