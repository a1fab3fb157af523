import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { StoredItem } from '#kit/server/content-files.ts'
import { refusals } from '#lib/errors.ts'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import { crosswordAdminErrors, type StaffCrossword } from '../admin-contract.ts'
import { type CrosswordKind, sizes } from '../crossword-contract.ts'
import type { FiledCrossword } from './crossword-files.ts'
import type { Quality } from './generator-rules.ts'
import { readIpuz } from './ipuz-rules.ts'
import { wordOf } from './puzzle-rules.ts'
import type { Which } from './queries.ts'
import { timingOf } from './rules.ts'

const refusal = refusals(crosswordAdminErrors)
const shownDaysBack = 14

type Row = Which & { ipuz: unknown; quality: Quality | null; players: number; finished: number }

/** The puzzles of the last two weeks and all future ones, latest first, with the numbers of players and finishers. */
export async function listCrosswords(db: Db, now: Date): Promise<StaffCrossword[]> {
  const { rows } = await sql<Row>`
    select kind, day, ipuz, quality, count(a.user_id)::int as players, count(a.finished_at)::int as finished
    from crossword left join crossword_attempt as a using (kind, day)
    where day >= ${addDays(bangkokDay(now), -shownDaysBack)}
    group by kind, day order by day desc, kind desc limit 200`.execute(db)
  return rows.map(({ ipuz, quality, ...row }) => ({
    ...row,
    when: whenIs(row.kind, row.day, now),
    words: wordsIn(row.kind, ipuz),
    quality: quality && { score: quality.score, filled: quality.filled, crossed: quality.crossed },
  }))
}

function whenIs(kind: CrosswordKind, day: string, now: Date): StaffCrossword['when'] {
  const { current } = timingOf(kind, now)
  return day === current ? 'now' : day < current ? 'past' : 'coming'
}

/** The words of a stored document. */
export function wordsIn(kind: CrosswordKind, ipuz: unknown): string[] {
  const { puzzle } = readIpuz(JSON.stringify(ipuz), { size: sizes[kind], skill: 'planning' })
  return puzzle ? puzzle.entries.map((entry) => wordOf(puzzle, entry)) : []
}

/** A puzzle as a file. Throws crossword_not_found. */
export async function exportCrossword(db: Db, { kind, day }: Which): Promise<{ name: string; ipuz: string }> {
  const row = await db
    .selectFrom('crossword')
    .select('ipuz')
    .where('kind', '=', kind)
    .where('day', '=', day)
    .executeTakeFirst()
  if (!row) throw refusal('crossword_not_found')
  return { name: `crossword-${kind}-${day}.ipuz`, ipuz: JSON.stringify(row.ipuz, null, 1) }
}

/** Puzzles as files have them, by 'kind:day', or all; the earliest first. One that does not read back is left out. */
export async function readFiledCrosswords(
  db: Db | Tx,
  ids: readonly string[] | null,
): Promise<StoredItem<FiledCrossword>[]> {
  const isAsked = ids === null ? sql<boolean>`true` : sql<boolean>`(kind || ':' || day) = any (${ids})`
  const rows = await db
    .selectFrom('crossword')
    .select(['kind', 'day', 'ipuz'])
    .where(isAsked)
    .orderBy('day')
    .orderBy('kind')
    .execute()
  return rows.flatMap((row) => toFiled(row) ?? [])
}

/** The puzzle of the same day; null where there is none. */
export async function findFiledCrossword(
  db: Db | Tx,
  { kind, day }: Which,
): Promise<StoredItem<FiledCrossword> | null> {
  const found = db
    .selectFrom('crossword')
    .select(['kind', 'day', 'ipuz'])
    .where('kind', '=', kind)
    .where('day', '=', day)
  const row = await found.executeTakeFirst()
  return row ? toFiled(row) : null
}

function toFiled({ kind: name, day, ipuz }: { kind: string; day: string; ipuz: unknown }) {
  const kind = name as CrosswordKind
  const text = JSON.stringify(ipuz, null, 1)
  const { puzzle } = readIpuz(text, { size: sizes[kind], skill: 'planning' })
  return puzzle && { id: `${kind}:${day}`, content: { kind, day, puzzle, ipuz: text } }
}
