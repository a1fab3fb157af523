import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { normalizeText } from '#lib/thai/fold.ts'
import type { StaffWord } from '../admin-contract.ts'

type Row = Omit<StaffWord, 'version'> & { updated_at: Date }

const columns = sql`id, word, clue, more_clues, skill, difficulty, explanation, source, review_by, is_active, updated_at,
  (select count(*)::int from hangman_game where word_id = game_word.id and finished_at is not null) as played,
  (select count(*)::int from hangman_game where word_id = game_word.id and is_won) as won`

/** A page of all words in Thai order, retired ones last; a keyword filters by word or clue. */
export async function listStaffWords(
  db: Db | Tx,
  { page, limit, keyword }: { page: number; limit: number; keyword?: string | undefined },
) {
  const wanted = normalizeText((keyword ?? '').replaceAll('\u0000', '')).trim()
  const held = sql`(${wanted} = '' or strpos(word, ${wanted}) > 0 or strpos(clue, ${wanted}) > 0)`
  const { rows } = await sql<Row>`select ${columns} from game_word where ${held}
    order by is_active desc, word collate "th-x-icu", id limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::int as total from game_word where ${held}`.execute(db)
  return { items: rows.map(toStaffWord), total: counted.rows[0]!.total }
}

/** A word for staff; null when there is none. */
export async function findStaffWord(db: Db | Tx, id: string): Promise<StaffWord | null> {
  const { rows } = await sql<Row>`select ${columns} from game_word where id = ${id}`.execute(db)
  return rows[0] ? toStaffWord(rows[0]) : null
}

function toStaffWord({ updated_at, ...row }: Row): StaffWord {
  return { ...row, version: updated_at.toISOString() }
}
