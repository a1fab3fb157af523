import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import type { HeroItem } from '../contract.ts'

export const heroColumns = sql`shown.id, shown.year, shown.display_name, shown.display_image, shown.words`

/**
 * The visible heroes at a moment, as a statement: those who agreed and may show their name (may_show_name in the
 * database). So a guardian's refusal hides a child at once.
 */
export function shownHeroes(now: Date): RawBuilder<unknown> {
  return sql`
    select super_hero.user_id, id, year, position, words, story, display_name,
      display_image || worn as display_image
    from super_hero join user_account on user_account.user_id = super_hero.user_id
    where accepted_at is not null and may_show_name(super_hero.user_id, ${bangkokDay(now)})`
}

/** The years with visible heroes, newest first. */
export async function listYears(db: Db | Tx, now: Date): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    select distinct year from (${shownHeroes(now)}) as shown order by year desc`.execute(db)
  return rows.map(({ year }) => year)
}

/** The newest year with visible heroes, else the current year in Bangkok. */
export function newestYear(years: number[], now: Date): number {
  return years[0] ?? Number(bangkokDay(now).slice(0, 4))
}

type YearSlice = { year: number; page: number; limit: number; now: Date }

/** A page of a year's heroes in their order, with the total. */
export async function listHeroes(
  db: Db | Tx,
  { year, page, limit, now }: YearSlice,
): Promise<{ items: HeroItem[]; total: number }> {
  const shown = sql`from (${shownHeroes(now)}) as shown where year = ${year}`
  const [items, count] = await Promise.all([
    sql<HeroItem>`
      select ${heroColumns} ${shown} order by position limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${shown}`.execute(db),
  ])
  return { items: items.rows, total: count.rows[0]!.total }
}

/** Up to six visible heroes whose name contains a keyword of at least two letters, newest first. */
export async function findHeroes(db: Db | Tx, keyword: string, now: Date): Promise<HeroItem[]> {
  const name = keyword.trim()
  if (name.length < 2) return []
  const { rows } = await sql<HeroItem>`
    select ${heroColumns} from (${shownHeroes(now)}) as shown
    where position(lower(${name}) in lower(display_name)) > 0
    order by year desc, shown.position limit 6`.execute(db)
  return rows
}
