import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { bangkokDay, bangkokWeek } from '#lib/thai/bangkok-time.ts'
import type { Board, BoardLine, Period, Way } from '../catch-me-contract.ts'
import { scoresSince } from '../rules.ts'

const shownLines = 20
/** Ranks are not counted beyond this: they say little and would cost a scan of the whole index. */
const countedPlaces = 1_000

type Of = { userId: string; way: Way; period: string }

/** A person's best score of a period (a Monday, `scoresSince`, or 'all' of before it); null when there is none. */
export async function findBest(db: Db | Tx, { userId, way, period }: Of): Promise<number | null> {
  const best = await db
    .selectFrom('catch_me_best')
    .select('score')
    .where('user_id', '=', userId)
    .where('way', '=', way)
    .where('period', '=', period)
    .executeTakeFirst()
  return best?.score ?? null
}

/** A person's ranks on both boards of a way; null without a score, or beyond 1000. */
export async function readPlaces(db: Db | Tx, { userId, way, now }: { userId: string; way: Way; now: Date }) {
  return {
    week: await findPlace(db, { userId, way, period: bangkokWeek(now) }),
    all: await findPlace(db, { userId, way, period: scoresSince }),
  }
}

/**
 * Counts the better entries in the boards' index, at most a thousand: those with a higher score, and those that had the
 * same score earlier. As two conditions, since a single one would scan everybody with the same score.
 */
async function findPlace(db: Db | Tx, { userId, way, period }: Of): Promise<number | null> {
  const listed = sql`select from catch_me_best as other
    where other.is_listed and other.way = ${way} and other.period = ${period}`
  const { rows } = await sql<{ better: number }>`
    with own as (
      select score, reached_at from catch_me_best where user_id = ${userId} and way = ${way} and period = ${period}
    )
    select (select count(*)::int from (
      (${listed} and other.score > own.score order by other.score desc limit ${countedPlaces})
      union all
      (${listed} and other.score = own.score and other.reached_at < own.reached_at
        order by other.reached_at limit ${countedPlaces})
    ) as ahead) as better from own`.execute(db)
  const better = rows[0]?.better
  return better === undefined || better >= countedPlaces ? null : better + 1
}

/** A person is visible on a board if they opted in and may show their name (may_show_name in the database). */
function mayBeSeen(now: Date): RawBuilder<boolean> {
  return sql`is_listed and may_show_name(best.user_id, ${bangkokDay(now)})`
}

/** The top of a board, with the caller's own line if it is not among them. Only persons who opted in are named. */
export async function readBoard(
  db: Db | Tx,
  { userId, way, period, now }: { userId: string; way: Way; period: Period; now: Date },
): Promise<Board> {
  const stored = period === 'all' ? scoresSince : bangkokWeek(now)
  const { rows } = await sql<Omit<BoardLine, 'place' | 'is_me'> & { user_id: string }>`
    select best.user_id, display_name, display_image || worn as display_image, score from catch_me_best as best
    join user_account on user_account.user_id = best.user_id
    where way = ${way} and period = ${stored} and ${mayBeSeen(now)}
    order by score desc, reached_at, best.user_id limit ${shownLines}`.execute(db)
  const lines = rows.map(({ user_id, ...line }, i) => ({ ...line, place: i + 1, is_me: user_id === userId }))
  const score = await findBest(db, { userId, way, period: stored })
  const isElsewhere = score !== null && lines.every(({ is_me: isMe }) => !isMe)
  return {
    way,
    period,
    lines,
    mine: isElsewhere ? { place: await placeIfListed(db, { userId, way, period: stored }), score } : null,
    since: period === 'all' ? scoresSince : null,
    before: period === 'all' ? await findBest(db, { userId, way, period: 'all' }) : null,
  }
}

async function placeIfListed(db: Db | Tx, of: Of): Promise<number | null> {
  const player = await db
    .selectFrom('catch_me_player')
    .select('is_listed')
    .where('user_id', '=', of.userId)
    .executeTakeFirst()
  return player?.is_listed ? findPlace(db, of) : null
}
