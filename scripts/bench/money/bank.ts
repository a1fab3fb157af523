import { sql } from 'kysely'
import { type Db, openDb } from '#db/open.ts'
import { addBankMonths, firstClock, startOfBankDay } from '#features/bank/clock/clock-rules.ts'
import { runBankEndOfDay } from '#features/bank/deposits/server/end-of-day-commands.ts'
import { firstIdAt } from '#lib/server/new-id.ts'
import { inBankDay } from '#tests/fixtures/bank.ts'
import type { Ground } from '../support/ground.ts'
import { canReadCpu, readTreeCpu } from '../support/process-cpu.ts'
import { aim, budget, figure, type Row } from '../support/row.ts'
import { sizeOf } from '../support/toy.ts'

const few = sizeOf(10_000, 200)
const many = sizeOf(1_000_000, 400)
const maxSeconds = 600
const maxGrowth = 1.2
const perFill = 100_000

/** 1 January of a bank year, when everybody's savings interest is credited, and its 5th, on which all instalments are due. */
const [half, instalments] = ['0005-01-01', '0005-01-05']

/**
 * The two heaviest nights of a bank with one open deposit a person, a half of them Thaweesup and a half fixed: the half-year's
 * interest of every wallet, and every instalment at once with a twentieth of the fixed deposits maturing. And whether a
 * head costs more in a large bank.
 */
export async function measureBank(ground: Ground): Promise<Row[]> {
  await runBothEndOfDays(ground, 'bank_warm', few)
  const small = await runBothEndOfDays(ground, 'bank_small', few)
  const large = await runBothEndOfDays(ground, 'bank_large', many)
  const people = many.toLocaleString('en')
  const unit = canReadCpu ? 'CPU of Node and PostgreSQL' : 'time'
  const rows: Row[] = []
  for (const [endOfDay, name] of [
    ['interest', 'savings interest of all'],
    ['instalments', 'instalments and maturities'],
  ] as const) {
    rows.push(figure(`bank: night of ${name}, ${few.toLocaleString('en')} accounts`, small[endOfDay].seconds, 's'))
    rows.push(aim({ max: maxSeconds }, `bank: night of ${name}, ${people} accounts`, large[endOfDay].seconds, 's'))
    const growth = large[endOfDay].cost / many / (small[endOfDay].cost / few)
    rows.push(
      budget(
        { max: maxGrowth },
        `bank: a head of ${people} / ${few.toLocaleString('en')}, ${name}, ${unit}`,
        growth,
        '×',
      ),
    )
  }
  return rows
}

type Cost = { seconds: number; cost: number }

async function runBothEndOfDays(
  ground: Ground,
  name: string,
  people: number,
): Promise<Record<'interest' | 'instalments', Cost>> {
  const { postgresPid, app, owner } = await ground.useDatabase(name)
  const ownerDb = openDb(owner, { max: 1 })
  const db = openDb(app, { max: 2 })
  const close = ground.save(() => Promise.all([db.destroy(), ownerDb.destroy()]))
  for (let first = 0; first < people; first += perFill)
    await fill(ownerDb, first, Math.min(people, first + perFill) - 1)
  await sql`analyze wallet, ledger_transfer, ledger_entry, bank_person, fixed_deposit, thaweesup`.execute(ownerDb)
  const endOfDay = async (day: string): Promise<Cost> => {
    const cpu = () =>
      canReadCpu
        ? process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000 + readTreeCpu(postgresPid)
        : performance.now()
    const [began, startedAt] = [cpu(), performance.now()]
    const count = await runBankEndOfDay(db, inBankDay(day))
    const done = { seconds: (performance.now() - startedAt) / 1000, cost: cpu() - began }
    const min = day === half ? people : people / 2
    if (count < min) throw new Error(`the night of ${day} worked on ${count} of ${people} persons`)
    return done
  }
  const costs = { interest: await endOfDay(half), instalments: await endOfDay(instalments) }
  await close()
  return costs
}

/**
 * Persons from one number to another: 1,000.00 koin, of which 200.00 went into a deposit in the last half-year. The numbers
 * are the ids' last digits.
 */
async function fill(db: Db, first: number, last: number): Promise<void> {
  const begun = startOfBankDay(firstClock, '0004-05-10')
  const opened = startOfBankDay(firstClock, '0004-12-20')
  const idOf = (at: Date, front: string) => `${firstIdAt(at).slice(0, 13)}-7000-${front}-`
  const uuid = (prefix: string) => sql`(${prefix} || lpad(n::text, 12, '0'))::uuid`
  const person = uuid('00000000-0000-4000-8000-')
  const [start, put, deposit] = [idOf(begun, '8000'), idOf(opened, '8000'), idOf(opened, '9000')]
  const from = sql`from generate_series(${first}::int, ${last}::int) as n`
  await sql`insert into wallet (user_id, currency, satang, transfers) select ${person}, 'koin', 80000, 2 ${from}`.execute(
    db,
  )
  for (const [prefix, cause, at] of [
    [start, 'bench:start', begun],
    [put, 'bench:put', opened],
  ] as const)
    await sql`
      insert into ledger_transfer (user_id, currency, id, cause, title, made_at)
      select ${person}, 'koin', ${uuid(prefix)}, ${cause}, 'วัด', ${at} ${from}`.execute(db)
  for (const [prefix, account, amount] of [
    [start, 'adjustment', -100_000],
    [put, 'deposit', 20_000],
  ] as const)
    await sql`
      insert into ledger_entry (user_id, currency, account, transfer_id, satang)
      select ${person}, 'koin', line.account, ${uuid(prefix)}, line.satang
      from generate_series(${first}::int, ${last}::int) as n,
        (values (${account}, ${amount}::bigint), ('wallet', ${-amount}::bigint)) as line (account, satang)`.execute(db)
  const due = sql`${half}::date, '0004-07-01'::date`
  await sql`insert into bank_person (user_id, due_on, half_from) select ${person}, ${due} ${from}`.execute(db)
  await sql`
    insert into fixed_deposit (user_id, id, term, principal, opened_on, matures_on, rate, early_rate, at_maturity, opened_at)
    select ${person}, ${uuid(deposit)}, 3, 20000,
      (case when n % 40 = 0 then ${addBankMonths(instalments, -3)} else '0004-12-20' end)::date,
      (case when n % 40 = 0 then ${instalments} else '0005-03-20' end)::date, 95, 50, 'wallet', ${opened}
    ${from} where n % 2 = 0`.execute(db)
  await sql`
    insert into thaweesup (user_id, id, monthly, opened_on, matures_on, rate, early_rate, squares, next_try, opened_at)
    select ${person}, ${uuid(deposit)}, 20000, '0004-12-20', '0006-12-20', 225, 50, '{0}', ${instalments}::date, ${opened}
    ${from} where n % 2 = 1`.execute(db)
}
