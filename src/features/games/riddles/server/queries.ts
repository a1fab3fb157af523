import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { Skill } from '#kit/skills.ts'

/** A riddle with its answer: for the server only. `drawing` is an SVG document. */
export type Riddle = {
  id: string
  answer: string
  accepted: string[]
  drawing: string
  description: string
  skill: Skill
  difficulty: 1 | 2 | 3
  explanation: string
  /** The key of the article that teaches it. */
  articleKey: string | null
  /** The title of its themed week; null for one that staff wrote. */
  weekTitle: string | null
}

/** A riddle in its nth edition. */
export type Edition = { id: string; edition: number }

const columns = sql`answer, accepted, drawing, description, skill, difficulty, explanation, article_key as "articleKey"`

/** The titles of the themed weeks, each at its place from 1. */
export async function listRiddleWeeks(db: Db | Tx): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('riddle')
    .select(['week', 'week_title'])
    .distinct()
    .where('week', 'is not', null)
    .orderBy('week')
    .execute()
  return new Map(rows.map(({ week, week_title }) => [week!, week_title!]))
}

/**
 * Riddles in the editions that were shown, whatever staff has changed since, retired ones included, in the given order.
 * Throws when one does not exist: editions come from our tables.
 */
export async function readRiddles(db: Db | Tx, editions: readonly Edition[]): Promise<Riddle[]> {
  const { rows } = await sql<Riddle>`
    select asked.id, shown.*, (select week_title from riddle where riddle.id = asked.id) as "weekTitle"
    from unnest(${editions.map(({ id }) => id)}::uuid[], ${editions.map(({ edition }) => edition)}::int[])
      with ordinality as asked (id, edition, nth)
    cross join lateral (
      select ${columns} from riddle where riddle.id = asked.id and riddle.edition = asked.edition
      union all
      select ${columns} from riddle_past where riddle_id = asked.id and riddle_past.edition = asked.edition
    ) as shown
    order by nth`.execute(db)
  if (rows.length !== editions.length) throw new Error(`a riddle is missing of ${JSON.stringify(editions)}`)
  return rows
}
