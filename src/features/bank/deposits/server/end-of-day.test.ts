import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { auditLedger } from '#features/koin/server/audit-queries.ts'
import { giveKoin, spendKoin } from '#features/koin/server/commands.ts'
import { lapseKoin } from '#features/koin/server/lapse-commands.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { koin } from '#lib/money.ts'
import { inBankDay } from '#tests/fixtures/bank.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { addBankMonths, bankDayAt, firstClock } from '../../clock/clock-rules.ts'
import { runBankEndOfDay } from './end-of-day-commands.ts'
import { changeAtMaturity, openFixed } from './fixed-commands.ts'
import { openThaweesup } from './thaweesup-commands.ts'

const fixture = await openTestbed()
const { db } = fixture
const start = '0004-12-03'

/** A person who has nothing yet; the clock stands at their first day. */
async function someone() {
  fixture.clock.now = inBankDay(start)
  return (await aPerson(fixture)).id
}

test('a late night takes an instalment on the day on which there was enough, and never what came after it', async () => {
  const userId = await someone()
  const give = (amount: number, day: string) =>
    db.transaction().execute((tx) => {
      const why = { cause: `test:${day}`, title: 'ได้มา', href: null, account: 'adjustment' } as const
      return giveKoin(tx, { userId, amount: koin(amount), ...why, now: inBankDay(day) })
    })
  await give(60_00, start)
  const opening = { userId, monthly: koin(60_00), expectedRate: undefined, now: inBankDay(start) }
  await db.transaction().execute((tx) => openThaweesup(tx, opening))
  // Too late for the tries of January, and on 12 February for those before the 15th.
  for (const day of ['0005-02-12', '0005-03-06']) await give(60_00, day)
  const spent = { cause: 'test:spent', title: 'ใช้', href: null, account: 'store_revenue' } as const
  await runBankEndOfDay(db, inBankDay('0005-03-27'))
  const read = () => db.selectFrom('thaweesup').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow()
  // January is missed; 15 February and 10 March are 74 and 97 days after the opening.
  expect(await read()).toMatchObject({ squares: [0, -1, 74, 97], next_try: '0005-04-05' })
  // What was there on 5 April and is spent by the night is not taken.
  await give(60_00, '0005-04-02')
  await db
    .transaction()
    .execute((tx) => spendKoin(tx, { userId, amount: koin(60_00), ...spent, now: inBankDay('0005-04-07') }))
  await give(60_00, '0005-04-08')
  await runBankEndOfDay(db, inBankDay('0005-04-09'))
  expect(await read()).toMatchObject({ squares: [0, -1, 74, 97], next_try: '0005-04-10' })
  await runBankEndOfDay(db, inBankDay('0005-04-11'))
  expect(await read()).toMatchObject({ squares: [0, -1, 74, 97, 128] })
})

test('a deposit keeps its rate when staff changes it, and the savings account follows it day by day', async () => {
  const userId = await someone()
  const now = inBankDay(start)
  const id = await db.transaction().execute(async (tx) => {
    const title = { title: 'ได้มา', href: null, cause: 'test:start', account: 'adjustment' } as const
    await giveKoin(tx, { userId, amount: koin(2_000_00), ...title, now })
    return openFixed(tx, {
      userId,
      term: 6,
      amount: koin(1_000_00),
      atMaturity: 'rollover',
      expectedRate: undefined,
      now,
    })
  })
  const made = { starts_on: '2027-01-01', made_by: null, made_at: now }
  await db
    .insertInto('bank_rate')
    .values([
      { key: 'fixed-6', rate: 200, ...made },
      { key: 'savings', rate: 100, ...made },
    ])
    .execute()
  await runBankEndOfDay(db, inBankDay(addBankMonths(start, 6)))
  const row = await db.selectFrom('fixed_deposit').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  // 1,000 × 1.05 % × 182 days = 5.2356… → 5.24; tax 0.786 → 0.79. The new round has the new rates.
  expect(row).toMatchObject({ round: 2, principal: 1_004_45, rate: 200, early_rate: 100 })
  expect(bankDayAt(firstClock, new Date('2027-01-01T00:00:00+07:00'))).toBe('0005-04-18')
})

test('what happens at maturity may be changed until the day, and a paused product does not roll over', async () => {
  const userId = await someone()
  const now = inBankDay(start)
  const id = await db.transaction().execute(async (tx) => {
    const title = { title: 'ได้มา', href: null, cause: 'test:start', account: 'adjustment' } as const
    await giveKoin(tx, { userId, amount: koin(300_00), ...title, now })
    return openFixed(tx, { userId, term: 3, amount: koin(200_00), atMaturity: 'wallet', expectedRate: undefined, now })
  })
  await db.transaction().execute((tx) => changeAtMaturity(tx, { userId, id, atMaturity: 'rollover', now }))
  await runBankEndOfDay(db, inBankDay('0005-03-04'))
  const after = () => db.selectFrom('fixed_deposit').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  // 200.00 × 0.95 % × 90 days = 0.468… → 0.47; tax 0.0705 → 0.07.
  expect(await after()).toMatchObject({ state: 'open', round: 2, principal: 200_40, opened_on: '0005-03-03' })
  const pause = { product: 'fixed', starts_at: inBankDay('0005-03-10'), reason: 'ปรับระบบ', made_by: userId }
  await db.insertInto('bank_pause').values(pause).execute()
  await runBankEndOfDay(db, inBankDay('0005-06-20'))
  expect(await after()).toMatchObject({ state: 'matured', round: 2, principal: 200_40, ended_on: '0005-06-03' })
  await db
    .insertInto('bank_pause')
    .values({ ...pause, starts_at: inBankDay('0005-06-21'), reason: null })
    .execute()
})

test('koin of somebody who is away for two years lapse, and their deposits do not', async () => {
  const userId = await someone()
  const now = inBankDay(start)
  const id = await db.transaction().execute(async (tx) => {
    const title = { title: 'ได้มา', href: null, cause: 'test:start', account: 'adjustment' } as const
    await giveKoin(tx, { userId, amount: koin(500_00), ...title, now })
    return openFixed(tx, {
      userId,
      term: 24,
      amount: koin(300_00),
      atMaturity: 'rollover',
      expectedRate: undefined,
      now,
    })
  })
  const due = Date.parse('2028-11-01')
  for (let day = -90; day <= 40; day += 2) await lapseKoin(db, new Date(due + day * 86_400_000))
  await runBankEndOfDay(db, new Date(due + 41 * 86_400_000))
  const row = await db.selectFrom('fixed_deposit').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ state: 'open', round: 5 })
  expect(row.principal).toBeGreaterThan(300_00)
  expect(await readBalance(db, userId)).toBeLessThan(20_00)
  expect(await auditLedger(db)).toEqual([])
})

test('deposits that end in one bank month give skill points once, and a fact for quests once for each kind', async () => {
  const userId = await someone()
  const now = inBankDay(start)
  await db.transaction().execute(async (tx) => {
    const title = { title: 'ได้มา', href: null, cause: 'test:start', account: 'adjustment' } as const
    await giveKoin(tx, { userId, amount: koin(5_000_00), ...title, now })
    const fixed = {
      userId,
      term: 24,
      amount: koin(300_00),
      atMaturity: 'wallet',
      expectedRate: undefined,
      now,
    } as const
    await openFixed(tx, fixed)
    await openFixed(tx, fixed)
    await openThaweesup(tx, { userId, monthly: koin(50_00), expectedRate: undefined, now })
  })
  await runBankEndOfDay(db, inBankDay(addBankMonths('0004-12-28', 24)))
  const { rows: gains } = await sql<{ points: number }>`
    select points from skill_point where user_id = ${userId} and cause like 'bank:kept:%'`.execute(db)
  expect(gains).toEqual([{ points: 10 }])
  const { rows: facts } = await sql<{ type: string }>`
    select facts ->> 'type' as type from activity where user_id = ${userId} and kind = 'deposit.kept' order by 1`.execute(
    db,
  )
  expect(facts).toEqual([{ type: 'fixed' }, { type: 'thaweesup' }])
})
