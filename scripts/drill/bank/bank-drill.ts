import { sql } from 'kysely'
import { addBankMonths, bankDayAt, firstClock } from '#features/bank/clock/clock-rules.ts'
import { runBankEndOfDay } from '#features/bank/deposits/server/end-of-day-commands.ts'
import { findBankFaults } from '#tests/fixtures/bank.ts'
import type { TestPerson } from '#tests/fixtures/people.ts'
import { newKiller } from '../money/money-kills.ts'
import type { Drill, Fixture } from '../support/drill-fixture.ts'
import { startEndOfDayChild } from '../support/end-of-day-child.ts'
import { type Ask, type Client, newClient, newTraffic } from '../support/http-client.ts'
import { persist } from '../support/persist.ts'
import { newRandom } from '../support/random.ts'
import { printFaults, printTable, round } from '../support/report.ts'

/** A saver with their deposits, as they were answered. */
type Saver = { who: TestPerson; fixed: string; saving: string; opened: number; closed: string[] }

/**
 * Savers open deposits; then for half of them a day of maturity and instalments comes, and all of them close, open and change
 * at once while two processes pass nights, and PostgreSQL, the server and these are killed. Deposits, ledger and answers must
 * agree afterwards, and each person's night was done once.
 */
export const drillBank: Drill = async ({ fixture, database, options }) => {
  const { buyers: count, kills, clients, seed } = options
  console.log(`\nbank: ${count} savers, ${clients} clients, two workers, ${kills}+${kills}+${kills} kills`)
  const traffic = newTraffic()
  const client = newClient(fixture.server.port, traffic, { sockets: clients })
  // From the openings on: no night is due until the day has come.
  const workers = [0, 1].map(() =>
    startEndOfDayChild({ databaseUrl: fixture.urls.app, kind: 'bank', from: fixture.clock.now() }),
  )
  const killer = newKiller({ database, server: fixture.server, workers, traffic, acts: 4 * count, kills })
  const startedAt = performance.now()
  const act = async (ask: Ask) => {
    await killer.begin()
    const answer = await client.insist(ask)
    killer.end()
    return answer
  }
  // Koin of the day before: an instalment takes what the wallet has held since its day began.
  fixture.clock.setAhead(-86_400_000)
  const crowd = await fixture.people(count, { koin: 1_000_00 })
  fixture.clock.setAhead(0)
  const savers = await inLanes(crowd, clients, (who, nth) => openBoth(fixture, act, who, nth))
  const today = bankDayAt(firstClock, fixture.clock.now())
  const due = savers.filter((_, nth) => nth % 2 === 0)
  await persist(() => bringDay(fixture, due, today))
  const random = newRandom(seed)
  const wishes = savers.map(() => random.int(0, 99) / 100)
  await inLanes(savers, clients, (saver, nth) => actAtOnce(fixture, act, saver, wishes[nth]!))
  const killed = await killer.kills
  await Promise.all(workers.map((worker) => worker.stop()))
  client.close()
  await fixture.server.stop()
  await runBankEndOfDay(fixture.db, fixture.clock.now())

  const faults = new Map<string, string[]>()
  const found = await findBankFaults(fixture.db, today)
  const lies = await findLies(fixture, savers)
  const uneven = await findUnevenEndOfDays(fixture, savers)
  if (found.length) faults.set('deposits, ledger and nights that do not agree', found)
  if (lies.length) faults.set('deposits that are not as they were answered', lies)
  if (uneven.length) faults.set('nights not done once', uneven)
  printTable('bank', [
    ['savers, deposits opened', `${count}, ${savers.reduce((sum, { opened }) => sum + opened, 0)}`],
    ['closed early', savers.reduce((sum, { closed }) => sum + closed.length, 0)],
    ['nights of the two processes', workers.map((worker) => worker.endOfDays()).join(' and ')],
    ['kills of PostgreSQL, the server and a worker', killed.length],
    ['requests', traffic.requests],
    ['  no reply, 503, other 5xx', `${traffic.broken}, ${traffic.busy}, ${traffic.failed}`],
    ['deposits that are not as they were answered', lies.length],
    ['deposits, ledger and nights that do not agree', found.length],
    ['nights not done once', uneven.length],
    ['seconds', round((performance.now() - startedAt) / 1000)],
  ])
  printFaults(faults)
  return faults.size === 0
}

/** Works on all items, `lanes` at a time. */
async function inLanes<T, R>(items: readonly T[], lanes: number, work: (item: T, nth: number) => Promise<R>) {
  const results: R[] = []
  let next = 0
  const lane = async () => {
    for (let nth = next++; nth < items.length; nth = next++) results[nth] = await work(items[nth]!, nth)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return results
}

type Act = (ask: Ask) => ReturnType<Client['insist']>

const post = (path: string, token: string, json: unknown): Ask => {
  return { method: 'POST', path: `/v2/api/bank/${path}`, token, key: crypto.randomUUID(), json }
}

async function openBoth(fixture: Fixture, act: Act, who: TestPerson, nth: number): Promise<Saver> {
  const token = await fixture.tokenOf(who)
  const atMaturity = nth % 4 === 0 ? 'rollover' : 'wallet'
  const fixed = await act(post('openFixed', token, { term: 3, amount: 300_00, atMaturity }))
  const saving = await act(post('openThaweesup', token, { monthly: 50_00 }))
  const idOf = ({ json }: { json: unknown }) => (json as { deposit: { id: string } }).deposit.id
  return { who, fixed: idOf(fixed), saving: idOf(saving), opened: 2, closed: [] }
}

/** Lets the day have come on which these deposits mature and an instalment is taken. */
async function bringDay(fixture: Fixture, savers: readonly Saver[], today: string): Promise<void> {
  const ids = savers.map(({ who }) => who.id)
  const [quarter, month] = [addBankMonths(today, -3), addBankMonths(today, -1)]
  await sql`
    update fixed_deposit set opened_on = ${quarter}::date, matures_on = ${today}::date
    where user_id = any (${ids}::uuid[])`.execute(fixture.db)
  await sql`
    update thaweesup set opened_on = ${month}::date, next_try = ${today}::date where user_id = any (${ids}::uuid[])`.execute(
    fixture.db,
  )
  await sql`update bank_person set due_on = ${today}::date where user_id = any (${ids}::uuid[])`.execute(fixture.db)
}

/** Two acts of a saver at the same moment, of which one may close what the night is paying out. */
async function actAtOnce(fixture: Fixture, act: Act, saver: Saver, wish: number): Promise<void> {
  const token = await fixture.tokenOf(saver.who)
  const close = async (path: string, id: string) => {
    const { status } = await act(post(path, token, { id }))
    if (status === 200) saver.closed.push(id)
  }
  const open = async () => {
    const { status } = await act(post('openFixed', token, { term: 6, amount: 100_00 }))
    if (status === 200) saver.opened += 1
  }
  const first = wish < 0.5 ? close('closeFixed', saver.fixed) : open()
  const change = () => act(post('atMaturity', token, { id: saver.fixed, atMaturity: 'rollover' }))
  const second =
    wish < 0.25 ? close('closeFixed', saver.fixed) : wish < 0.75 ? close('closeThaweesup', saver.saving) : change()
  await Promise.all([first, second])
}

async function findLies(fixture: Fixture, savers: readonly Saver[]): Promise<string[]> {
  const fixed = await fixture.db.selectFrom('fixed_deposit').select(['user_id', 'id', 'state']).execute()
  const saving = await fixture.db.selectFrom('thaweesup').select(['user_id', 'id', 'state']).execute()
  const rows = new Map([...fixed, ...saving].map((row) => [row.id, row]))
  const counts = Map.groupBy(rows.values(), ({ user_id }) => user_id)
  return savers.flatMap(({ who, opened, closed, fixed: first, saving: second }) => {
    const wrong: string[] = []
    if (counts.get(who.id)?.length !== opened)
      wrong.push(`${who.id}: ${counts.get(who.id)?.length} deposits, not ${opened}`)
    if (new Set(closed).size !== closed.length) wrong.push(`${who.id}: closed twice`)
    for (const id of [first, second])
      if ((rows.get(id)?.state === 'closed') !== closed.includes(id)) wrong.push(`${id}: ${rows.get(id)?.state}`)
    return wrong
  })
}

/**
 * The night of every second saver matures (or rolls over) one deposit, tells of it, and takes one instalment after that of the
 * opening; nobody else's does anything.
 */
async function findUnevenEndOfDays(fixture: Fixture, savers: readonly Saver[]): Promise<string[]> {
  const { rows } = await sql<{ user_id: string; ended: number; paid: number; told: number }>`
    select user_id,
      count(*) filter (where of = 'ledger' and (cause like 'bank:%:mature' or cause like 'bank:%:roll:%'))::int as ended,
      count(*) filter (where of = 'ledger' and cause like 'bank:%:pay:%' and cause not like '%:pay:1')::int as paid,
      count(*) filter (where of = 'notice')::int as told
    from (
      select 'ledger' as of, user_id, cause from ledger_transfer where currency = 'koin'
      union all
      select 'notice', user_id, cause from notice where cause like 'bank:%'
    ) as done group by user_id`.execute(fixture.db)
  const endOfDays = new Map(rows.map((row) => [row.user_id, row]))
  return savers.flatMap(({ who }, nth) => {
    const { ended = 0, paid = 0, told = 0 } = endOfDays.get(who.id) ?? {}
    const due = nth % 2 === 0 ? 1 : 0
    return ended === due && paid === due && told === due
      ? []
      : [`${ended} ended, ${paid} paid, ${told} told, not ${due}: ${who.id}`]
  })
}
