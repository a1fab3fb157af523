import { addBusinessDays, orderDayAt } from '#features/bank/clock/business-day-rules.ts'
import { highRiskVersion } from '#features/bank/fund-orders/high-risk-rules.ts'
import { runFundEndOfDays } from '#features/bank/fund-orders/server/end-of-day-commands.ts'
import { startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { findFundFaults } from '#tests/fixtures/funds.ts'
import type { TestPerson } from '#tests/fixtures/people.ts'
import { newKiller } from '../money/money-kills.ts'
import type { Drill, Fixture } from '../support/drill-fixture.ts'
import { startEndOfDayChild } from '../support/end-of-day-child.ts'
import { type Ask, type Client, newClient, newTraffic } from '../support/http-client.ts'
import { persist } from '../support/persist.ts'
import { newRandom } from '../support/random.ts'
import { printFaults, printTable, round } from '../support/report.ts'

/**
 * People buy, sell the same units twice, switch and cancel at once, while two processes pass the nights of the coming days,
 * and PostgreSQL, the server and these are killed. Ledger, registers and answers must agree afterwards.
 */
export const drillFunds: Drill = async ({ fixture, database, options }) => {
  const { buyers: count, kills, clients, seed } = options
  console.log(`\nbank-funds: ${count} people, ${clients} clients, two workers, ${kills}+${kills}+${kills} kills`)
  const startedAt = performance.now()
  const traffic = newTraffic()
  const client = newClient(fixture.server.port, traffic, { sockets: clients })
  const workers = [0, 1].map(() =>
    startEndOfDayChild({ databaseUrl: fixture.urls.app, kind: 'funds', from: fixture.clock.now() }),
  )
  const killer = newKiller({ database, server: fixture.server, workers, traffic, acts: 4 * count, kills })
  const act = async (ask: Ask) => {
    await killer.begin()
    const answer = await client.insist(ask)
    killer.end()
    return answer
  }
  const crowd = await fixture.people(count, {})
  const random = newRandom(seed)
  const wishes = crowd.map(() => random.int(0, 99) / 100)
  const trade_on = orderDayAt(fixture.clock.now())
  const bought = new Map<string, string>()
  await inLanes(crowd, clients, async (who) => {
    const { status, json } = await act(
      await ask(fixture, who, 'buyFund', { code: 'SIM-MIX60', amount: 100_000, trade_on }),
    )
    if (status === 200) bought.set(who.id, (json as { orders: { id: string }[] }).orders[0]!.id)
  })
  // Their units are there: what the nights do to them races with what they do themselves.
  const settledAt = morningOf(addBusinessDays(trade_on, 2))
  await persist(() => runFundEndOfDays(fixture.db, settledAt))
  for (const worker of workers) worker.passFrom(settledAt, 5 * 24)
  const answers = { sold: 0, refused: 0 }
  await inLanes(crowd, clients, (who, nth) => actAtOnce({ fixture, act, who, wish: wishes[nth]!, trade_on, answers }))
  const killed = await killer.kills
  await Promise.all(workers.map((worker) => worker.stop()))
  client.close()
  await fixture.server.stop()
  const end = morningOf(addBusinessDays(trade_on, 12))
  await runFundEndOfDays(fixture.db, end)

  const faults = new Map<string, string[]>()
  const found = await findFundFaults(fixture.db, end)
  const open = await fixture.db
    .selectFrom('fund_order')
    .select('id')
    .where('state', 'in', ['accepted', 'priced'])
    .execute()
  if (found.length) faults.set('ledger and registers that do not agree', found)
  if (open.length)
    faults.set(
      'orders that are due and not settled',
      open.map(({ id }) => id),
    )
  if (bought.size !== count) faults.set('purchases that were not taken', [`${bought.size} of ${count}`])
  printTable('bank-funds', [
    ['people, purchases', `${count}, ${bought.size}`],
    ['sales taken and refused', `${answers.sold}, ${answers.refused}`],
    ['nights of the two processes', workers.map((worker) => worker.endOfDays()).join(' and ')],
    ['kills of PostgreSQL, the server and a worker', killed.length],
    ['requests', traffic.requests],
    ['  no reply, 503, other 5xx', `${traffic.broken}, ${traffic.busy}, ${traffic.failed}`],
    ['orders that are due and not settled', open.length],
    ['ledger and registers that do not agree', found.length],
    ['seconds', round((performance.now() - startedAt) / 1000)],
  ])
  printFaults(faults)
  return faults.size === 0
}

type Acting = {
  fixture: Fixture
  act: (ask: Ask) => ReturnType<Client['insist']>
  who: TestPerson
  wish: number
  trade_on: string
  answers: { sold: number; refused: number }
}

/** Sells or switches the same units twice at once, buys another fund, and perhaps cancels that. */
async function actAtOnce({ fixture, act, who, wish, trade_on, answers }: Acting): Promise<void> {
  const part = wish < 0.5 ? { all: true } : { units: 50_000 }
  const path = wish < 0.75 ? 'sellFund' : 'switchFund'
  const to = path === 'switchFund' ? { to: 'SIM-CASH' } : {}
  const asks = await Promise.all(
    [0, 1].map(() => ask(fixture, who, path, { code: 'SIM-MIX60', ...part, ...to, trade_on })),
  )
  for (const { status } of await Promise.all(asks.map(act))) answers[status === 200 ? 'sold' : 'refused']++
  const more = await act(
    await ask(fixture, who, 'buyFund', { code: 'SIM-TECH', amount: 50_000, trade_on, risk_read: highRiskVersion }),
  )
  const id = (more.json as { orders?: { id: string }[] }).orders?.[0]?.id
  if (id && wish < 0.3) await act(await ask(fixture, who, 'cancelFundOrder', { id }))
}

const morningOf = (day: string) => new Date(startOfBangkokDay(day).getTime() + 8 * 3_600_000)

async function ask(fixture: Fixture, who: TestPerson, path: string, json: unknown): Promise<Ask> {
  return {
    method: 'POST',
    path: `/v2/api/bank/${path}`,
    token: await fixture.tokenOf(who),
    key: crypto.randomUUID(),
    json,
  }
}

/** Works on all items, `lanes` at a time. */
async function inLanes<T>(items: readonly T[], lanes: number, work: (item: T, nth: number) => Promise<unknown>) {
  let next = 0
  const lane = async () => {
    for (let nth = next++; nth < items.length; nth = next++) await work(items[nth]!, nth)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
