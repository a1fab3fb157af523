import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { promiseMonths } from '#features/bank/nav/server/month-commands.ts'
import { lastNavDay, navMomentOf, openSecrets, publishNavs } from '#features/bank/nav/server/publish-commands.ts'
import { addDays } from '#lib/thai/bangkok-time.ts'
import { nextBusinessDay } from '../../clock/business-day-rules.ts'
import { ordersMomentOf } from '../end-of-day-rules.ts'
import { reinvestDividends } from './dividend-commands.ts'
import { priceOrders, settleOrders } from './step-commands.ts'

/** For tests and drills: `batch` persons in one transaction, and after `max` batches it stops, as a process that dies does. */
export type NightLimits = { batch?: number; max?: number }

/**
 * The funds' days: for each business day since the last one that is done, at 07:00 orders are priced and settled, at 18:00 the
 * NAV is published and dividends are reinvested. Every step of every missed day runs in order, so that a late run ends in the
 * same state. Steps are idempotent: it may run twice, on two processes at once, and die anywhere. Returns whether it came to
 * the end.
 */
export async function runFundEndOfDays(
  db: Db,
  now: Date,
  { batch = 50, max: most = Number.POSITIVE_INFINITY }: NightLimits = {},
): Promise<boolean> {
  await promiseMonths(db, now)
  const limits = { batch, left: most }
  const { nav_on, orders_on } = await readProgress(db, now)
  for (let day = nextBusinessDay(nav_on); ordersMomentOf(day) <= now; day = nextBusinessDay(day)) {
    if (orders_on === null || day > orders_on) {
      if (!(await workPersons(db, { day, now, limits, listDue: listDueOrders, work: workOrders }))) return false
      await noteStep(db, day, 'orders_at', now)
    }
    if (navMomentOf(day) > now) break
    await publishNavs(db, day, now)
    if (!(await workPersons(db, { day, now, limits, listDue: listDueDividends, work: reinvestDividends }))) return false
    await noteStep(db, day, 'nav_at', now)
  }
  await openSecrets(db, now)
  return true
}

/** The last days whose steps are done. Before the first night that is the end of the made-up past. */
export async function readProgress(db: Db | Tx, now: Date): Promise<{ nav_on: string; orders_on: string | null }> {
  const { rows } = await sql<{ nav_on: string | null; orders_on: string | null }>`
    select coalesce(
        (select max(day) from fund_night where nav_at is not null),
        (select max(day) from fund_nav join fund on fund.code = fund_nav.code where source = 'model')
      ) as nav_on,
      (select max(day) from fund_night where orders_at is not null) as orders_on`.execute(db)
  const { nav_on, orders_on } = rows[0]!
  return { nav_on: nav_on ?? addDays(lastNavDay(now), -1), orders_on }
}

async function noteStep(db: Db, day: string, step: 'orders_at' | 'nav_at', now: Date): Promise<void> {
  await db
    .insertInto('fund_night')
    .values({ day, [step]: now })
    .onConflict((c) =>
      c
        .column('day')
        .doUpdateSet({ [step]: now })
        .where(`fund_night.${step}`, 'is', null),
    )
    .execute()
}

type PersonStep = {
  day: string
  now: Date
  limits: { batch: number; left: number }
  listDue: (tx: Tx, day: string, limit: number) => Promise<string[]>
  work: (tx: Tx, userId: string, day: string, now: Date) => Promise<void>
}

/**
 * Works a step for everybody for whom it is due, some in each transaction under the lock of their purses. False: it stopped
 * at the limit of batches.
 */
async function workPersons(db: Db, { day, now, limits, listDue, work }: PersonStep): Promise<boolean> {
  for (let before = ''; ; ) {
    const due = await db.transaction().execute((tx) => listDue(tx, day, limits.batch))
    if (due.length === 0) return true
    if (due.join() === before) throw new Error(`the funds' step of ${day} does not come to an end`)
    if (limits.left-- <= 0) return false
    await db.transaction().execute(async (tx) => {
      await sql`
        select from practice_purse where user_id = any (${due}::uuid[]) order by user_id for update`.execute(tx)
      for (const userId of due) await work(tx, userId, day, now)
    })
    before = due.join()
  }
}

async function listDueOrders(tx: Tx, day: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from (
      (select user_id from fund_order as ordered
        where state = 'accepted' and priced_on <= ${day}::date and (kind = 'sell' or amount is not null)
          and exists (select from fund_nav where code = ordered.code and day = ordered.trade_on)
        order by priced_on, user_id limit ${limit})
      union
      (select user_id from fund_order where state = 'priced' and settled_on <= ${day}::date
        order by settled_on, user_id limit ${limit})
    ) as due order by user_id limit ${limit}`.execute(tx)
  return [...new Set(rows.map(({ user_id }) => user_id))]
}

/** Prices and settles a person's orders that are due on a day. The person's purse is locked by the caller, or its own. */
export async function workOrders(tx: Tx, userId: string, day: string, now: Date): Promise<void> {
  await priceOrders(tx, { userId, day, now })
  await settleOrders(tx, { userId, day, now })
  // A switch whose sale came late has a purchase that is due now.
  await priceOrders(tx, { userId, day, now })
}

/** The holders of a fund that paid a dividend on this day, with enough for a part of a unit and without its lot so far. */
async function listDueDividends(tx: Tx, day: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct own.user_id from fund_nav as paid
    join fund_holding as own on own.code = paid.code and own.units > 0
    where paid.day = ${day}::date and paid.dividend > 0
      and div(div(own.units::numeric * paid.dividend, 1000000) * 1000000, paid.nav) > 0
      and not exists (
        select from fund_lot as lot where lot.user_id = own.user_id and lot.account = own.account and lot.code = own.code
          and lot.kind = 'dividend' and lot.bought_on = paid.day
      )
    order by own.user_id limit ${limit}`.execute(tx)
  return rows.map(({ user_id }) => user_id)
}
