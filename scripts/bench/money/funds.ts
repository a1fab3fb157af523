import { sql } from 'kysely'
import { type Db, openDb } from '#db/open.ts'
import { runFundEndOfDays } from '#features/bank/fund-orders/server/end-of-day-commands.ts'
import { compareFunds, searchFunds, viewNav, whatIf } from '#features/bank/funds/server/view-queries.ts'
import { bringFunds, findFundFaults } from '#tests/fixtures/funds.ts'
import type { Ground } from '../support/ground.ts'
import { figure, type Row } from '../support/row.ts'
import { sizeOf } from '../support/toy.ts'

const few = sizeOf(10_000, 20)
const holdings = sizeOf(100_000, 40)
const perPerson = 10
const reads = sizeOf(50, 2)

const bought = new Date('2026-11-23T10:00+07:00')
const priced = new Date('2026-11-24T07:00+07:00')
const settled = new Date('2026-11-25T07:00+07:00')

/**
 * The ten years of NAVs at a first start; a night that prices and settles so many purchases; the same with many holdings
 * beside them; and what reading a series costs.
 */
export async function measureFunds(ground: Ground): Promise<Row[]> {
  const { app } = await ground.useDatabase('funds')
  const db = openDb(app, { max: 4 })
  const close = ground.save(() => db.destroy())
  const history = await timeOf(() => bringFunds(db, new Date('2026-11-21T09:00Z')))
  await fillOrders(db, few, 1)
  const pricing = await timeOf(() => runFundEndOfDays(db, priced))
  const settling = await timeOf(() => runFundEndOfDays(db, settled))
  await fillHoldings(db, holdings / perPerson)
  const quiet = await timeOf(() => runFundEndOfDays(db, new Date('2026-11-25T18:00+07:00')))
  const [open] = await listStates(db)
  if (open !== 0) throw new Error(`${open} orders are not settled`)
  const faults = (await findFundFaults(db, settled)).filter(
    (fault) => !fault.startsWith('units') && !fault.startsWith('fund_units') && !fault.startsWith('purses'),
  )
  if (faults.length > 0) throw new Error(faults.join('; '))
  const count = few.toLocaleString('en')
  const rows = [
    figure('funds: ten years of NAVs at the first start', history, 's'),
    figure(`funds: a NAV and ${count} orders priced`, pricing, 's'),
    figure(`funds: ${count} orders settled`, settling, 's'),
    figure(`funds: a NAV with ${holdings.toLocaleString('en')} more holdings`, quiet, 's'),
    figure(
      'funds: series of ten years',
      (1000 * (await timeOf(() => repeat(() => viewNav(db, { code: 'SIM-MIX60', range: 'all' }))))) / reads,
      'ms',
    ),
    figure(
      'funds: three compared',
      (1000 *
        (await timeOf(() => repeat(() => compareFunds(db, { codes: 'SIM-CASH,SIM-MIX60,SIM-TECH', range: 'all' }))))) /
        reads,
      'ms',
    ),
    figure(
      'funds: what would have happened',
      (1000 *
        (await timeOf(() => repeat(() => whatIf(db, { code: 'SIM-TECH', from: '2019-01-02', amount: 100_000 }))))) /
        reads,
      'ms',
    ),
    figure(
      'funds: search',
      (1000 *
        (await timeOf(() => repeat(() => searchFunds(db, { type: 'all', q: 'หุ้น', sort: 'y1', page: 1, limit: 12 }))))) /
        reads,
      'ms',
    ),
  ]
  await close()
  return rows
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return (performance.now() - startedAt) / 1000
}

async function repeat(work: () => Promise<unknown>): Promise<void> {
  for (let nth = 0; nth < reads; nth++) await work()
}

async function listStates(db: Db): Promise<number[]> {
  const { rows } = await sql<{ open: number }>`
    select count(*) filter (where state <> 'settled')::int as open from fund_order`.execute(db)
  return rows.map(({ open }) => open)
}

/** So many persons with a purse, of which 100.00 are in a purchase of `bought`. */
async function fillOrders(db: Db, people: number, first: number): Promise<void> {
  const uuid = (front: string) => sql`(${`00000000-0000-${front}-`} || lpad(n::text, 12, '0'))::uuid`
  const from = sql`from generate_series(${first}::int, ${first + people - 1}::int) as n`
  const person = uuid('4000-8000')
  await sql`insert into wallet (user_id, currency, satang, transfers) select ${person}, 'practice_baht', 990000, 2 ${from}`.execute(
    db,
  )
  await sql`
    insert into practice_purse (user_id, opened_at, opened_on, next_on, next_at)
    select ${person}, ${bought}, '0001-11-01', '0001-12-01', '2100-01-01' ${from}`.execute(db)
  for (const [front, cause, account, amount] of [
    ['7000-8000', 'purse:start', 'allowance', -1_000_000],
    ['7000-9000', 'bench:buy', 'fund_order', 10_000],
  ] as const) {
    await sql`
      insert into ledger_transfer (user_id, currency, id, cause, title, made_at)
      select ${person}, 'practice_baht', ${uuid(front)}, ${cause}, 'วัด', ${bought} ${from}`.execute(db)
    await sql`
      insert into ledger_entry (user_id, currency, account, transfer_id, satang)
      select ${person}, 'practice_baht', line.account, ${uuid(front)}, line.satang
      from generate_series(${first}::int, ${first + people - 1}::int) as n,
        (values (${account}, ${amount}::bigint), ('wallet', ${-amount}::bigint)) as line (account, satang)`.execute(db)
  }
  await sql`
    insert into fund_order (user_id, id, account, code, kind, state, amount, placed_at, trade_on, priced_on, settled_on)
    select ${person}, ${uuid('7000-a000')}, 'own', 'SIM-MIX30', 'buy', 'accepted', 10000, ${bought},
      '2026-11-23', '2026-11-24', '2026-11-25' ${from}`.execute(db)
}

/** Ten holdings each of so many other persons, outside the ledger: they only lie beside what is worked. */
async function fillHoldings(db: Db, people: number): Promise<void> {
  await sql`
    insert into fund_holding (user_id, account, code, units, settled)
    select ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid, 'own', fund.code, 1000000, 1000000
    from generate_series(1, ${people}::int) as n, (select code from fund order by code limit ${perPerson}) as fund`.execute(
    db,
  )
}
