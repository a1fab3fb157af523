import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordActivity } from '#features/activity/server/commands.ts'
import { orderDayAt } from '#features/bank/clock/business-day-rules.ts'
import type { BankClock } from '#features/bank/clock/clock-rules.ts'
import { lockPracticeWallet } from '#features/bank/practice-wallet/server/commands.ts'
import { readPracticeBalance } from '#features/koin/server/queries.ts'
import { readRate } from '#features/koin/server/rate-queries.ts'
import { giveSkillPoints } from '#features/koin/server/skill-commands.ts'
import { tellRobo } from '#features/robo/notices/server/commands.ts'
import { isTooRisky } from '#features/robo/risk/level-rules.ts'
import { findAssessment } from '#features/robo/risk/server/queries.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { dayFigure } from '../../../notices/notice-words-rules.ts'
import { isLive } from '../../account-state-rules.ts'
import {
  afterShort,
  dcaMomentOf,
  dueOf,
  type MissReason,
  missReasons,
  skipsThatPause,
  takenOn,
} from '../../dca-rules.ts'
import { keepMonth, quarterOf } from '../../plan-discipline-rules.ts'
import { roboPaid, roboSaved } from '../activities.ts'
import { readFunds } from '../figures/figure-queries.ts'
import { addLog } from '../log-commands.ts'
import { type AccountRow, findPlan, lockForEndOfDay } from '../queries.ts'
import { placeTrades, type Trade, tradesOfBuy } from '../trades/trade-commands.ts'

type Owner = { userId: string; accountId: string; now: Date }
type Due = AccountRow & { dca_month: number; dca_try_on: string; dca_day: number }

/**
 * Takes the instalments of an account that are due, in order, each once, however late: a run of today buys at the NAV of today.
 * Under the lock of the purse, so that two runs at once and the acts of the person follow each other.
 */
export async function takeInstalments(tx: Tx, clock: BankClock, owner: Owner): Promise<void> {
  await lockPracticeWallet(tx, owner)
  for (let due = await findDue(tx, owner); due !== null; due = await findDue(tx, owner)) {
    const on = takenOn(clock, dueOf(due.dca_month, due.dca_day))
    // A change of the bank clock moved the day.
    if (due.dca_tries === 0 && dcaMomentOf(on) > owner.now) await setNext(tx, owner, { dca_try_on: on })
    else await takeOne(tx, clock, due, owner.now)
  }
}

async function findDue(tx: Tx, { userId, accountId, now }: Owner): Promise<Due | null> {
  const row = await lockForEndOfDay(tx, { userId, accountId })
  const isDue = row && isLive(row.state) && row.dca_try_on !== null && dcaMomentOf(row.dca_try_on) <= now
  return isDue ? (row as Due) : null
}

async function setNext(tx: Tx, { userId, accountId }: Owner, next: object): Promise<void> {
  await tx.updateTable('robo_account').set(next).where('user_id', '=', userId).where('id', '=', accountId).execute()
}

async function takeOne(tx: Tx, clock: BankClock, due: Due, now: Date): Promise<void> {
  const found = await findTrades(tx, due, now)
  await (typeof found === 'string' ? missOne(tx, clock, due, found, now) : payOne(tx, clock, due, found, now))
}

const maxOpenOrders = 50

/** The purchases of an instalment, or why there are none. */
async function findTrades(tx: Tx, due: Due, now: Date): Promise<Trade[] | MissReason> {
  const { user_id: userId, id: accountId, plan_id, monthly } = due
  const assessment = await findAssessment(tx, userId, now)
  if (!assessment?.is_valid) return 'assessment'
  const { parts, level } = await findPlan(tx, { userId, id: plan_id })
  if (isTooRisky(assessment.level, level)) return 'level'
  if ((await readPracticeBalance(tx, userId)) < monthly) return 'baht'
  const funds = await readFunds(tx, { userId, accountId, parts })
  if (funds.every(({ share, paused }) => share === 0 || paused !== null)) return 'funds'
  const trades = tradesOfBuy(funds, monthly)
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from fund_order
    where user_id = ${userId} and state in ('accepted', 'priced')`.execute(tx)
  return rows[0]!.open + trades.length > maxOpenOrders ? 'orders' : trades
}

async function payOne(tx: Tx, clock: BankClock, due: Due, trades: readonly Trade[], now: Date): Promise<void> {
  const { user_id: userId, id: accountId, monthly: amount, dca_month: month } = due
  const orders = await placeTrades(tx, { userId, accountId, tradeOn: orderDayAt(now), now }, trades)
  const log_id = await addLog(tx, { userId, accountId, type: 'dca', amount, orders, facts: { month }, now })
  await storeInstalment(tx, due, { state: 'paid', reason: null, log_id, now })
  const { saved, isReward } = keepMonth({ saved: due.kept_months, isPaid: true, soldInFall: due.sold_in_fall })
  const next = nextMonth(clock, due)
  await setNext(tx, { userId, accountId, now }, { ...next, dca_skips: 0, kept_months: saved, sold_in_fall: false })
  const facts = { month, amount: amount as number }
  await recordActivity(tx, {
    userId,
    kind: roboPaid,
    subjectId: accountId,
    facts,
    cause: `robo:dca:${accountId}:${month}`,
    now,
  })
  if (isReward) await rewardSaved(tx, { userId, accountId, now }, quarterOf(month))
}

/** Ten points for investing, once a bank quarter and person (koin.md), however many accounts kept to their plans. */
async function rewardSaved(tx: Tx, { userId, accountId, now }: Owner, quarter: number): Promise<void> {
  const cause = `robo:kept:${quarter}`
  const { points } = await readRate(tx, 'robo.quarter', now)
  const reason = {
    userId,
    cause,
    title: 'ทำตามแผน Fund-telligenz ครบ 3 เดือน',
    href: `/robo/dashboard/${accountId}`,
    now,
  }
  const { isNew } = await giveSkillPoints(tx, { ...reason, points: { investing: points } })
  await recordActivity(tx, { userId, kind: roboSaved, subjectId: accountId, facts: { quarter }, cause, now })
  if (isNew) await tellRobo(tx, { userId, accountId, kind: 'kept', figures: { points }, cause, now })
}

async function missOne(tx: Tx, clock: BankClock, due: Due, reason: MissReason, now: Date): Promise<void> {
  const { user_id: userId, id: accountId, monthly: amount, dca_month: month, dca_tries: tries } = due
  const then = afterShort({ tries, skips: due.dca_skips, today: bangkokDay(now) })
  const told = { userId, accountId, now }
  const why = { amount: amount as number, reason: missReasons.indexOf(reason) }
  if (then.kind === 'retry') {
    await storeInstalment(tx, due, { state: 'short', reason, log_id: null, now })
    await setNext(tx, told, { dca_try_on: then.on, dca_tries: then.tries })
    const figures = { ...why, next: dayFigure(then.on) }
    if (tries === 0)
      await tellRobo(tx, { ...told, kind: 'dca_short', figures, cause: `robo:short:${accountId}:${month}` })
    return
  }
  await storeInstalment(tx, due, { state: 'skipped', reason, log_id: null, now })
  await addLog(tx, { ...told, type: 'dca_skipped', amount, facts: { month, reason } })
  const next = then.pauses
    ? { dca_month: null, dca_try_on: null, dca_tries: 0, dca_paused_at: now }
    : nextMonth(clock, due)
  await setNext(tx, told, { ...next, dca_skips: then.skips, kept_months: 0, sold_in_fall: false })
  const figures = { ...why, left: skipsThatPause - then.skips }
  await tellRobo(tx, { ...told, kind: 'dca_skipped', figures, cause: `robo:skipped:${accountId}:${month}` })
  if (!then.pauses) return
  await addLog(tx, { ...told, type: 'dca_paused', facts: { skips: then.skips } })
  const skips = { skips: then.skips }
  await tellRobo(tx, { ...told, kind: 'dca_paused', figures: skips, cause: `robo:paused:${accountId}:${month}` })
}

function nextMonth(clock: BankClock, { dca_month, dca_day }: Due) {
  const month = dca_month + 1
  return { dca_month: month, dca_try_on: takenOn(clock, dueOf(month, dca_day)), dca_tries: 0 }
}

type Outcome = { state: 'short' | 'paid' | 'skipped'; reason: MissReason | null; log_id: string | null; now: Date }

/** Throws where the month's instalment was decided already: the money moves back with the transaction. */
async function storeInstalment(tx: Tx, due: Due, { state, reason, log_id, now }: Outcome): Promise<void> {
  const { user_id, id: account_id, dca_month: month, dca_day, monthly: amount } = due
  const done = { state, reason, log_id, tried_on: bangkokDay(now), tries: due.dca_tries + 1, amount, changed_at: now }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('robo_instalment')
    .values({ user_id, account_id, month, due_on: dueOf(month, dca_day), ...done })
    .onConflict((c) =>
      c.columns(['user_id', 'account_id', 'month']).doUpdateSet(done).where('robo_instalment.state', '=', 'short'),
    )
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows !== 1n) throw new Error(`the instalment of month ${month} in ${account_id} is decided`)
}
