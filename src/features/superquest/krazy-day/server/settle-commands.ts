import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { notify } from '#features/notifications/server/notice-commands.ts'
import { isRefusal } from '#lib/errors.ts'
import { readPoints } from '../../user-level/server/point-queries.ts'
import { rankedMs } from '../krazy-day-state-rules.ts'
import { giveTurn, type Turn } from './commands.ts'
import { type DayRow, findDay } from './day-queries.ts'
import { turnDecided } from './notices.ts'

/** Settles every day whose half hour is over; one that fails is taken up again by the next run. */
export async function settleKrazyDays(db: Db, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from krazy_day where settled_at is null and cancelled_at is null and not is_waiting
      and opens_at <= ${new Date(now.getTime() - rankedMs)} order by opens_at`.execute(db)
  for (const { id } of rows) await settleKrazyDay(db, id, now)
}

/**
 * Gives the pieces of a day to those who asked in its first half hour, by their quest points; each in a transaction of its
 * own, so that a crash loses nothing and the next run goes on. Several at once do no harm: they take turns.
 */
export async function settleKrazyDay(db: Db, dayId: string, now: Date): Promise<void> {
  await db.transaction().execute((tx) => rankAsks(tx, dayId, now))
  for (;;) {
    const state = await takeNextTurn(db, dayId, now)
    if (state === 'settled') return
  }
}

/**
 * Gives every ask its place, once: by quest points as the day opened, then by fewer pieces on earlier days, then by the older
 * account. When somebody asked does not matter, nor does chance: ids decide between accounts of one moment. The lock waits for
 * asks that are not committed yet (joinRanking).
 */
async function rankAsks(tx: Tx, dayId: string, now: Date): Promise<void> {
  const { rows } = await sql`
    select from krazy_day where id = ${dayId} and ranked_at is null for update`.execute(tx)
  if (rows.length === 0) return
  await countAgain(tx, dayId)
  await sql`
    with ranked as (
      select ask.user_id, row_number() over (order by ask.points desc, (
        select count(*) from krazy_day_ask past where past.user_id = ask.user_id and past.state = 'given'
      ), account.made_at, ask.user_id) as place
      from krazy_day_ask ask left join user_account account on account.user_id = ask.user_id
      where ask.day_id = ${dayId} and ask.state = 'asked'
    )
    update krazy_day_ask set place = ranked.place from ranked
    where krazy_day_ask.day_id = ${dayId} and krazy_day_ask.user_id = ranked.user_id`.execute(tx)
  await sql`update krazy_day set ranked_at = ${now} where id = ${dayId}`.execute(tx)
}

/** Points as they are now: what was bought before the day and cancelled since counts no more. */
async function countAgain(tx: Tx, dayId: string): Promise<void> {
  const { rows } = await sql<{ user_id: string; opens_at: Date }>`
    select user_id, opens_at from krazy_day_ask join krazy_day on krazy_day.id = day_id
    where day_id = ${dayId} and state = 'asked'`.execute(tx)
  for (const { user_id: userId, opens_at: before } of rows) {
    const points = await readPoints(tx, { userId, before })
    await sql`update krazy_day_ask set points = ${points} where user_id = ${userId} and day_id = ${dayId}`.execute(tx)
  }
}

type Outcome = 'not_enough' | 'gift_failed'

async function takeNextTurn(db: Db, dayId: string, now: Date): Promise<'more' | 'settled'> {
  let turn: Turn | null = null
  try {
    return await db.transaction().execute(async (tx) => {
      const next = await holdNextTurn(tx, dayId, now)
      if (!next) return 'settled'
      turn = next
      await giveTurn(tx, next)
      await tell(tx, next, 'given')
      return 'more'
    })
  } catch (error) {
    if (!isRefusal(error) || !turn) throw error
    const outcome: Outcome = error.code === 'not_enough_koin' ? 'not_enough' : 'gift_failed'
    await db.transaction().execute((tx) => pass(tx, turn!, outcome))
    return 'more'
  }
}

/** The next ask in the ranking; null when there is none or no piece is left: then the day is settled. */
async function holdNextTurn(tx: Tx, dayId: string, now: Date): Promise<Turn | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`krazy-day:${dayId}`}, 0))`.execute(tx)
  const day = await findDay(tx, dayId)
  if (!day || day.settled_at) return null
  const { rows } = await sql<{ user_id: string; id: string; address_id: string | null }>`
    select user_id, id, address_id from krazy_day_ask
    where day_id = ${dayId} and state = 'asked' and place is not null order by place limit 1`.execute(tx)
  const next = rows[0]
  if (next && day.given < day.stock)
    return { day, userId: next.user_id, askId: next.id, addressId: next.address_id, now }
  await closeRanking(tx, day, now)
  return null
}

async function closeRanking(tx: Tx, day: DayRow, now: Date): Promise<void> {
  const { rows } = await sql<{ user_id: string; id: string }>`
    update krazy_day_ask set state = 'not_reached', decided_at = ${now}
    where day_id = ${day.id} and state = 'asked' returning user_id, id`.execute(tx)
  for (const { user_id: userId, id: askId } of rows) await tell(tx, { day, userId, askId, now }, 'not_reached')
  await sql`update krazy_day set settled_at = ${now} where id = ${day.id}`.execute(tx)
}

async function pass(tx: Tx, turn: Turn, outcome: Outcome): Promise<void> {
  const { numAffectedRows } = await sql`
    update krazy_day_ask set state = ${outcome}, decided_at = ${turn.now}
    where user_id = ${turn.userId} and day_id = ${turn.day.id} and state = 'asked'`.execute(tx)
  if (numAffectedRows !== 0n) await tell(tx, turn, outcome)
}

async function tell(
  tx: Tx,
  { day, userId, askId, now }: Omit<Turn, 'addressId'>,
  state: 'given' | 'not_reached' | Outcome,
) {
  const facts = { title: day.title, state }
  await notify(tx, { userId, kind: turnDecided, facts, cause: `krazy-day:${askId}:${state}`, now })
}
