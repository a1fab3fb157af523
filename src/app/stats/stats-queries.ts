import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { GameStats } from './contract.ts'

/** The width of a bar of points. */
const pointsPerBar = 20

/**
 * Of each game: the finished rounds of a person as `at` (null: it belongs to no bar) and `value` (null: it is no
 * record), and whether more or less is better.
 */
const rounds = (userId: string): Record<GameStats['key'], { best: 'max' | 'min'; of: RawBuilder<unknown> }> => ({
  quiz: {
    best: 'max',
    of: sql`select right_count as at, right_count as value from daily_quiz_attempt
      where user_id = ${userId} and finished_at is not null`,
  },
  'catch-me': {
    best: 'max',
    of: sql`select score / ${pointsPerBar}::int * ${pointsPerBar}::int as at, score as value from catch_me_play
      where user_id = ${userId} and score is not null`,
  },
  hangman: {
    best: 'min',
    of: sql`select case when is_won then misses end as at, case when is_won then misses end as value from hangman_game
      where user_id = ${userId} and finished_at is not null`,
  },
  'visual-decoder': {
    best: 'min',
    of: sql`select case when state = 'solved' then tries end as at, case when state = 'solved' then tries end as value
      from decoder_picture where user_id = ${userId} and state <> 'open'`,
  },
  crossword: {
    best: 'min',
    of: sql`select case when revealed = 0 then 0 when revealed < 4 then 1 else 4 end as at, revealed as value
      from crossword_attempt where user_id = ${userId} and finished_at is not null`,
  },
})

/** A person's own record in every game, in the order of the menu. */
export async function readStats(db: Db | Tx, userId: string): Promise<GameStats[]> {
  const all = rounds(userId)
  const keys = Object.keys(all) as GameStats['key'][]
  return Promise.all(
    keys.map(async (key) => {
      const { best, of } = all[key]
      const { rows } = await sql<{ at: number | null; count: number; best: number | null }>`
        select at, count(*)::int as count, ${best === 'max' ? sql`max(value)` : sql`min(value)`}::int as best
        from (${of}) as round group by at order by at nulls last`.execute(db)
      const bests = rows.flatMap((row) => row.best ?? [])
      return {
        key,
        played: rows.reduce((sum, { count }) => sum + count, 0),
        best: bests.length > 0 ? Math[best](...bests) : null,
        bars: rows.flatMap(({ at, count }) => (at === null ? [] : [{ at, count }])),
      }
    }),
  )
}
