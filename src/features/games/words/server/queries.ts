import type { Selectable } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { Tables } from '#db/tables.ts'
import type { Skill } from '#kit/skills.ts'

/** A word with its clue: for the server only. `word` is in normalised spelling (lib/thai/answers.ts). */
export type Word = {
  id: string
  /** The key of the content file; null for words by staff. */
  key: string | null
  word: string
  clue: string
  /** Other clues than the first; empty for words that have one. */
  moreClues: string[]
  skill: Skill
  difficulty: 1 | 2 | 3
  explanation: string
  /** The key of the article that teaches it. */
  articleKey: string | null
  isActive: boolean
}

/** Words by id, retired ones included; unknown ids are left out. */
export async function findWords(db: Db | Tx, ids: readonly string[]): Promise<Map<string, Word>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('game_word').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, toWord(row)]))
}

/** The active words in id order: for the server only. */
export async function listActiveWords(db: Db | Tx): Promise<Word[]> {
  const rows = await db.selectFrom('game_word').selectAll().where('is_active', '=', true).orderBy('id').execute()
  return rows.map(toWord)
}

function toWord(row: Selectable<Tables['game_word']>): Word {
  return {
    id: row.id,
    key: row.key,
    word: row.word,
    clue: row.clue,
    moreClues: row.more_clues,
    skill: row.skill as Skill,
    difficulty: row.difficulty as Word['difficulty'],
    explanation: row.explanation,
    articleKey: row.article_key,
    isActive: row.is_active,
  }
}
