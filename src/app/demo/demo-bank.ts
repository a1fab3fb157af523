import type { Db, Tx } from '#db/open.ts'
import { runBankEndOfDay } from '#features/bank/deposits/server/end-of-day-commands.ts'
import { listBookedSince, minSince } from '#features/bank/deposits/server/end-of-day-queries.ts'
import { closeFixed, openFixed } from '#features/bank/deposits/server/fixed-commands.ts'
import { openThaweesup } from '#features/bank/deposits/server/thaweesup-commands.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { rewardKoin } from '#features/koin/server/reward-commands.ts'
import { koin } from '#lib/money.ts'

const dayMs = 24 * 3_600_000
const givenAgo = 75
const given = 1_500_00

type Plan =
  | { ago: number; kind: 'fixed'; term: 3 | 6 | 12 | 24; amount: number; rolls?: boolean }
  /** Without an amount: all there is, so that the months after it are missed. */
  | { ago: number; kind: 'thaweesup'; amount?: number }
  | { ago: number; kind: 'close' }

/** Deposits in every state: under way, matured, rolled over, closed early, Thaweesup paid and stopped. */
const plans: readonly (readonly Plan[])[] = [
  [
    { ago: 62, kind: 'fixed', term: 3, amount: 120_00, rolls: true },
    { ago: 58, kind: 'thaweesup', amount: 50_00 },
    { ago: 20, kind: 'fixed', term: 12, amount: 150_00 },
  ],
  [
    { ago: 60, kind: 'fixed', term: 3, amount: 100_00 },
    { ago: 50, kind: 'fixed', term: 24, amount: 100_00 },
    { ago: 20, kind: 'close' },
    { ago: 6, kind: 'fixed', term: 6, amount: 100_00 },
  ],
  [{ ago: 50, kind: 'thaweesup' }],
]

/** Weeks of saving of these persons, each once, by the product's own commands; the nights pass between them. */
export async function bringDemoDeposits(db: Db, userIds: readonly string[], now: Date): Promise<void> {
  const acts: { userId: string; plan: Plan; at: Date }[] = []
  for (const [nth, userId] of userIds.entries()) {
    if (!(await giveStart(db, userId, new Date(now.getTime() - givenAgo * dayMs)))) continue
    for (const plan of plans[nth % plans.length]!)
      acts.push({ userId, plan, at: new Date(now.getTime() - plan.ago * dayMs) })
  }
  if (acts.length === 0) return
  for (const { userId, plan, at } of acts.sort((one, other) => one.at.getTime() - other.at.getTime())) {
    await runBankEndOfDay(db, at)
    await db.transaction().execute((tx) => doPlan(tx, userId, plan, at))
  }
  await runBankEndOfDay(db, now)
}

/** Koin to begin with → whether they are new. */
async function giveStart(db: Db, userId: string, now: Date): Promise<boolean> {
  const cause = 'demo:bank'
  const known = await db
    .selectFrom('ledger_transfer')
    .select('id')
    .where('user_id', '=', userId)
    .where('cause', '=', cause)
    .executeTakeFirst()
  if (known) return false
  const reason = { cause, title: 'เข้าร่วมกิจกรรมตัวอย่าง', href: '/events', now }
  await db.transaction().execute((tx) => rewardKoin(tx, { userId, source: 'event', amount: koin(given), ...reason }))
  return true
}

async function doPlan(tx: Tx, userId: string, plan: Plan, now: Date): Promise<void> {
  const expectedRate = undefined
  if (plan.kind === 'close') {
    const old = tx.selectFrom('fixed_deposit').select('id').where('user_id', '=', userId).where('term', '=', 24)
    const { id } = await old.executeTakeFirstOrThrow()
    await closeFixed(tx, { userId, id, now })
    return
  }
  // What was in the wallet then and has been ever since, so that no balance of the past is below zero.
  const lines = await listBookedSince(tx, [{ userId, at: now }])
  const free = minSince(await readBalance(tx, userId), lines.get(userId)!, now)
  if (plan.kind === 'fixed') {
    const atMaturity = plan.rolls ? 'rollover' : 'wallet'
    if (free >= plan.amount)
      await openFixed(tx, { userId, term: plan.term, amount: koin(plan.amount), atMaturity, expectedRate, now })
    return
  }
  const monthly = Math.min(2_500_00, plan.amount ?? Math.floor(free / 100) * 100)
  if (free >= monthly) await openThaweesup(tx, { userId, monthly: koin(monthly), expectedRate, now })
}
