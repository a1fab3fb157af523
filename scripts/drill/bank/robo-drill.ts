import { addBusinessDays, orderDayAt } from '#features/bank/clock/business-day-rules.ts'
import { firstClock } from '#features/bank/clock/clock-rules.ts'
import { runFundEndOfDays } from '#features/bank/fund-orders/server/end-of-day-commands.ts'
import { currentRoboVersions } from '#features/policies/server/robo-queries.ts'
import { comingFrom, firstMonth } from '#features/robo/accounts/dca-rules.ts'
import { openAccount } from '#features/robo/accounts/server/plan/open-commands.ts'
import { takeDueInstalments } from '#features/robo/accounts/server/review/end-of-day-commands.ts'
import { startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { findFundFaults } from '#tests/fixtures/funds.ts'
import type { TestPerson } from '#tests/fixtures/people.ts'
import { assess } from '#tests/fixtures/robo.ts'
import { newKiller } from '../money/money-kills.ts'
import type { Drill, Fixture } from '../support/drill-fixture.ts'
import { type EndOfDayChild, startEndOfDayChild } from '../support/end-of-day-child.ts'
import { type Ask, newClient, newTraffic } from '../support/http-client.ts'
import { persist } from '../support/persist.ts'
import { printFaults, printTable, round } from '../support/report.ts'

const dcaDay = 15
const monthly = 40_000
const start = 100_000

/**
 * Everybody's instalment falls on one day. Two processes take them, while the people buy and sell in the same accounts and
 * PostgreSQL, the server and these processes are killed. Each instalment must be paid once, and the books agree.
 */
export const drillRobo: Drill = async ({ fixture, database, options }) => {
  const { people: count, kills, clients } = options
  console.log(
    `\nrobo: ${count} instalments on one day, two processes, ${clients} clients, ${kills}+${kills}+${kills} kills`,
  )
  const startedAt = performance.now()
  const opened = fixture.clock.now()
  const crowd = await fixture.people(count, {})
  const accounts: { who: TestPerson; accountId: string }[] = []
  for (const who of crowd) accounts.push({ who, accountId: await openOne(fixture, who) })
  await runFundEndOfDays(fixture.db, morningOf(addBusinessDays(orderDayAt(opened), 2)))
  const month = firstMonth(firstClock, { day: dcaDay, after: null, now: opened })
  const [{ on } = { on: '' }] = comingFrom(firstClock, { month, day: dcaDay, count: 1 })
  const dueAt = morningOf(on)
  await runFundEndOfDays(fixture.db, dueAt)

  const traffic = newTraffic()
  const client = newClient(fixture.server.port, traffic, { sockets: clients })
  const takenBefore: number[] = []
  const workers = [0, 1].map(() => startTaker(fixture, dueAt, (taken) => takenBefore.push(taken)))
  const killer = newKiller({ database, server: fixture.server, workers, traffic, acts: 3 * count, kills })
  const answers = { taken: 0, refused: 0 }
  await inLanes(accounts, clients, async ({ who, accountId }) => {
    const asks = await asksOf(fixture, who, accountId)
    await Promise.all(
      asks.map(async (ask) => {
        await killer.begin()
        const { status } = await client.insist(ask)
        answers[status === 200 ? 'taken' : 'refused']++
        killer.end()
      }),
    )
  })
  const killed = await killer.kills
  await Promise.all(workers.map((worker) => worker.stop()))
  const byWorkers = await countPaid(fixture)
  client.close()
  await fixture.server.stop()
  await takeDueInstalments(fixture.db, dueAt)

  const { paid, wrong } = await checkInstalments(
    fixture,
    accounts.map(({ accountId }) => accountId),
  )
  const end = morningOf(addBusinessDays(on, 6))
  await runFundEndOfDays(fixture.db, end)
  const found = await findFundFaults(fixture.db, end)
  const faults = new Map<string, string[]>()
  if (wrong.length) faults.set('accounts whose instalment was not paid exactly once', wrong)
  if (found.length) faults.set('ledger and registers that do not agree', found)
  printTable('robo', [
    ['accounts, instalments paid', `${count}, ${paid}`],
    ['  of them by the two processes, before the last run', byWorkers],
    ['  before each kill of a process', takenBefore.join(', ')],
    ['runs of the two processes', workers.map((worker) => worker.endOfDays()).join(' and ')],
    ['acts taken and refused', `${answers.taken}, ${answers.refused}`],
    ['kills of PostgreSQL, the server and the processes', killed.length],
    ['requests', traffic.requests],
    ['  no reply, 503, other 5xx', `${traffic.broken}, ${traffic.busy}, ${traffic.failed}`],
    ['accounts whose instalment was not paid exactly once', wrong.length],
    ['ledger and registers that do not agree', found.length],
    ['seconds', round((performance.now() - startedAt) / 1000)],
  ])
  printFaults(faults)
  return faults.size === 0
}

/** A process that takes the instalments of a day; before each kill of it, how many are taken is told. */
function startTaker(fixture: Fixture, from: Date, tell: (taken: number) => unknown): EndOfDayChild {
  const worker = startEndOfDayChild({ databaseUrl: fixture.urls.app, kind: 'instalments', from })
  return {
    ...worker,
    kill: async () => {
      tell(await persist(() => countPaid(fixture)))
      return worker.kill()
    },
  }
}

async function openOne(fixture: Fixture, { id: userId }: TestPerson): Promise<string> {
  const now = fixture.clock.now()
  await assess(fixture.db, userId, 3, now)
  const policies = await currentRoboVersions(fixture.db, now)
  const goal = { name: 'เป้าหมาย', picture: 'other' as const, goal_amount: 1_000_000, horizon: 24 }
  const money = { start_amount: start, monthly, dca_day: dcaDay, trade_on: orderDayAt(now) }
  const plan = { ...goal, ...money, level: 3 as const, is_level_acknowledged: false, policies }
  return fixture.db.transaction().execute((tx) => openAccount(tx, { userId, plan, image: null, now }))
}

/** A purchase, and the same sale twice at once. */
async function asksOf(fixture: Fixture, who: TestPerson, accountId: string): Promise<Ask[]> {
  const token = await fixture.tokenOf(who)
  const trade_on = orderDayAt(fixture.clock.now())
  const ask = (path: string, json: object): Ask => ({
    method: 'POST',
    path: `/v2/api/mutualFundAccount/${path}`,
    token,
    key: crypto.randomUUID(),
    json: { accountId, trade_on, ...json },
  })
  return [
    ask('buyMutualFund', { amount: 10_000 }),
    ask('saleMutualFund', { all: true }),
    ask('saleMutualFund', { all: true }),
  ]
}

const morningOf = (day: string) => new Date(startOfBangkokDay(day).getTime() + 9 * 3_600_000)

/** Works on all items, `lanes` at a time. */
async function inLanes<T>(items: readonly T[], lanes: number, work: (item: T) => Promise<unknown>) {
  let next = 0
  const lane = async () => {
    for (let nth = next++; nth < items.length; nth = next++) await work(items[nth]!)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/** How many instalments are paid, and the accounts that have another number of them than one, or of its lines in the log. */
async function checkInstalments(
  fixture: Fixture,
  accountIds: readonly string[],
): Promise<{ paid: number; wrong: string[] }> {
  const rows = await fixture.db.selectFrom('robo_instalment').select(['account_id', 'state']).execute()
  const logs = await fixture.db.selectFrom('robo_log').select('account_id').where('type', '=', 'dca').execute()
  const wrong = accountIds.filter((id) => {
    const own = rows.filter((one) => one.account_id === id)
    return own.length !== 1 || own[0]!.state !== 'paid' || logs.filter((one) => one.account_id === id).length !== 1
  })
  return { paid: rows.filter(({ state }) => state === 'paid').length, wrong }
}

async function countPaid(fixture: Fixture): Promise<number> {
  const paid = await fixture.db.selectFrom('robo_instalment').select('account_id').where('state', '=', 'paid').execute()
  return paid.length
}
