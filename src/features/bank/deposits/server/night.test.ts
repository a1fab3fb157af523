import fc from 'fast-check'
import { expect, test } from 'vitest'
import { auditLedger } from '#features/koin/server/audit-queries.ts'
import { giveKoin, spendKoin } from '#features/koin/server/commands.ts'
import { lapseKoin } from '#features/koin/server/lapse-commands.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { isRefusal } from '#lib/errors.ts'
import { koin } from '#lib/money.ts'
import { BankModel, bankDays, type ModelAct } from '#tests/bank-model.ts'
import { aPerson } from '#tests/people.ts'
import { openTestbed } from '#tests/testbed.ts'
import { addBankDays, addBankMonths, bankDayAt, firstClock, startOfBankDay } from '../../clock/clock-rules.ts'
import { changeAtMaturity, closeFixed, openFixed } from './fixed-commands.ts'
import { runBankNight } from './night-commands.ts'
import { closeThaweesup, openThaweesup } from './thaweesup-commands.ts'

const bed = await openTestbed()
const { db } = bed
const start = '0004-12-03'
const middleOf = (day: string) => new Date(startOfBankDay(firstClock, day).getTime() + 3_600_000)

/** A person of this file who has nothing yet; the clock stands at their first day. */
async function someone() {
  bed.clock.now = middleOf(start)
  return (await aPerson(bed)).id
}

type Kinds = Map<string, 'fixed' | 'thaweesup'>

/** Does an act as the product does → whether it was done. Keys of the model are kept with the ids that they became. */
async function doAct(
  userId: string,
  act: ModelAct,
  at: { now: Date; nth: number; ids: Map<string, string>; kinds: Kinds },
) {
  const { now, ids, kinds } = at
  const expectedRate = undefined
  const run = () =>
    db.transaction().execute(async (tx) => {
      if (act.kind === 'income') {
        const why = { cause: `test:${at.nth}`, title: 'ได้มา', href: null, account: 'adjustment' } as const
        await giveKoin(tx, { userId, amount: koin(act.amount), ...why, now })
      } else if (act.kind === 'fixed') {
        const atMaturity = act.rolls ? 'rollover' : 'wallet'
        const { term, amount } = act
        ids.set(act.key, await openFixed(tx, { userId, term, amount: koin(amount), atMaturity, expectedRate, now }))
        kinds.set(act.key, 'fixed')
      } else if (act.kind === 'thaweesup') {
        ids.set(act.key, await openThaweesup(tx, { userId, monthly: koin(act.monthly), expectedRate, now }))
        kinds.set(act.key, 'thaweesup')
      } else {
        const id = ids.get(act.key)
        if (!id) return false
        await (kinds.get(act.key) === 'fixed' ? closeFixed : closeThaweesup)(tx, { userId, id, now })
      }
      return true
    })
  try {
    return await run()
  } catch (error) {
    if (isRefusal(error)) return false
    throw error
  }
}

const acts: fc.Arbitrary<ModelAct> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('income' as const), amount: fc.integer({ min: 1, max: 120_00 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('fixed' as const),
      key: fc.constantFrom('a', 'b', 'c', 'd'),
      term: fc.constantFrom(3 as const, 6 as const, 12 as const),
      amount: fc.integer({ min: 100_00, max: 200_00 }),
      rolls: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('thaweesup' as const),
      key: fc.constantFrom('t', 'u'),
      monthly: fc.integer({ min: 50_00, max: 90_00 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('close' as const), key: fc.constantFrom('a', 'b', 't') }) },
)

const stories = fc.array(fc.record({ after: fc.integer({ min: 0, max: 40 }), act: acts }), {
  minLength: 4,
  maxLength: 24,
})
/** Bank days between the nights that take place: 4 or 5 is every night, 47 is ten nights missed. */
const nights = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 12 })

test('nights in time, twice, or ten days late, and acts between them, come to what a day-by-day model says', async () => {
  await fc.assert(
    fc.asyncProperty(stories, nights, async (story, gaps) => {
      const userId = await someone()
      const model = new BankModel()
      model.act({ kind: 'income', amount: 250_00 }, start)
      const at = { ids: new Map<string, string>(), kinds: new Map() as Kinds }
      await doAct(userId, { kind: 'income', amount: 250_00 }, { ...at, now: middleOf(start), nth: -1 })
      await runBankNight(db, middleOf(start))
      const plan = planOf(story)
      const end = addBankMonths(plan.at(-1)?.day ?? start, 27)
      let [nextNight, gap, nth, isFirst] = [addBankDays(start, gaps[0]!), 0, 0, true]
      for (const day of bankDays(start, end)) {
        if (!isFirst) model.begin(day)
        isFirst = false
        if (day >= nextNight) {
          await runBankNight(db, middleOf(day))
          if (gap % 3 === 0) await runBankNight(db, middleOf(day))
          nextNight = addBankDays(day, gaps[++gap % gaps.length]!)
        }
        for (const { act } of plan.filter((one) => one.day === day)) {
          const isDone = await doAct(userId, act, { ...at, now: new Date(middleOf(day).getTime() + ++nth), nth })
          expect({ nth, isDone }).toEqual({ nth, isDone: model.act(act, day) })
        }
        model.end()
      }
      await runBankNight(db, middleOf(end))
      expect(await factsOf(userId)).toEqual(factsOfModel(model))
    }),
    { numRuns: 8 },
  )
  expect(await auditLedger(db)).toEqual([])
})

/** The story with its days, and each key once. */
function planOf(story: { after: number; act: ModelAct }[]) {
  const used = new Set<string>()
  let day = start
  return story.flatMap(({ after, act }) => {
    day = addBankDays(day, after)
    if (act.kind === 'fixed' || act.kind === 'thaweesup') {
      if (used.has(act.key)) return []
      used.add(act.key)
    }
    return [{ day, act }]
  })
}

async function factsOf(userId: string) {
  const lines = await db
    .selectFrom('ledger_entry')
    .select(['account', 'satang'])
    .where('user_id', '=', userId)
    .execute()
  const sumOf = (account: string) => lines.reduce((sum, line) => sum + (line.account === account ? line.satang : 0), 0)
  const fixed = await db.selectFrom('fixed_deposit').selectAll().where('user_id', '=', userId).orderBy('id').execute()
  const saving = await db.selectFrom('thaweesup').selectAll().where('user_id', '=', userId).orderBy('id').execute()
  const points = await db.selectFrom('skill_total').selectAll().where('user_id', '=', userId).execute()
  return {
    wallet: await readBalance(db, userId),
    interest: -sumOf('interest_expense'),
    tax: sumOf('withholding_tax'),
    held: sumOf('deposit'),
    fixed: fixed.map((one) => [one.principal, one.round, one.opened_on, one.ended_on]),
    saving: saving.map((one) => [
      one.squares.filter((at) => at >= 0).length,
      one.squares.filter((at) => at < 0).length,
      one.ended_on,
    ]),
    points: points[0]?.points ?? 0,
  }
}

function factsOfModel(model: BankModel) {
  const held = [
    ...model.fixed.map((one) => (one.end ? 0 : one.principal)),
    ...model.saving.map((one) => (one.end ? 0 : one.monthly * one.paid.length)),
  ]
  return {
    wallet: model.wallet,
    interest: model.paidInterest,
    tax: model.paidTax,
    held: held.reduce((sum, one) => sum + one, 0),
    fixed: model.fixed.map((one) => [one.principal, one.round, one.opened, one.end]),
    saving: model.saving.map((one) => [one.paid.length, one.missed, one.end]),
    points: model.kept * 10,
  }
}

test('a late night takes an instalment on the day on which there was enough, and never what came after it', async () => {
  const userId = await someone()
  const give = (amount: number, day: string) =>
    db.transaction().execute((tx) => {
      const why = { cause: `test:${day}`, title: 'ได้มา', href: null, account: 'adjustment' } as const
      return giveKoin(tx, { userId, amount: koin(amount), ...why, now: middleOf(day) })
    })
  await give(60_00, start)
  const opening = { userId, monthly: koin(60_00), expectedRate: undefined, now: middleOf(start) }
  await db.transaction().execute((tx) => openThaweesup(tx, opening))
  // Too late for the tries of January, and on 12 February for those before the 15th.
  for (const day of ['0005-02-12', '0005-03-06']) await give(60_00, day)
  const spent = { cause: 'test:spent', title: 'ใช้', href: null, account: 'store_revenue' } as const
  await runBankNight(db, middleOf('0005-03-27'))
  const read = () => db.selectFrom('thaweesup').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow()
  // January is missed; 15 February and 10 March are 74 and 97 days after the opening.
  expect(await read()).toMatchObject({ squares: [0, -1, 74, 97], next_try: '0005-04-05' })
  // What was there on 5 April and is spent by the night is not taken.
  await give(60_00, '0005-04-02')
  await db
    .transaction()
    .execute((tx) => spendKoin(tx, { userId, amount: koin(60_00), ...spent, now: middleOf('0005-04-07') }))
  await give(60_00, '0005-04-08')
  await runBankNight(db, middleOf('0005-04-09'))
  expect(await read()).toMatchObject({ squares: [0, -1, 74, 97], next_try: '0005-04-10' })
  await runBankNight(db, middleOf('0005-04-11'))
  expect(await read()).toMatchObject({ squares: [0, -1, 74, 97, 128] })
})

test('a night that dies in the middle goes on where it stopped, and two processes do each person once', async () => {
  bed.clock.now = middleOf(start)
  const crowd = await Promise.all(Array.from({ length: 12 }, () => aPerson(bed, { koin: 500_00 })))
  const now = middleOf(start)
  for (const { id: userId } of crowd)
    await db.transaction().execute(async (tx) => {
      await openFixed(tx, { userId, term: 3, amount: koin(200_00), atMaturity: 'wallet', expectedRate: undefined, now })
      await openThaweesup(tx, { userId, monthly: koin(60_00), expectedRate: undefined, now })
    })
  const later = middleOf('0005-04-17')
  expect(await runBankNight(db, later, { batch: 1, most: 5 })).toBe(5)
  const both = await Promise.all([runBankNight(db, later, { batch: 2 }), runBankNight(db, later, { batch: 3 })])
  expect(both[0] + both[1]).toBeGreaterThanOrEqual(7)
  expect(await runBankNight(db, later)).toBe(0)
  const facts = await Promise.all(crowd.map(({ id }) => factsOf(id)))
  expect(new Set(facts.map((one) => JSON.stringify(one))).size).toBe(1)
  expect(facts[0]).toMatchObject({ fixed: [[200_00, 1, start, '0005-03-03']], points: 10 })
  expect(await auditLedger(db)).toEqual([])
})

test('a deposit keeps its rate when staff changes it, and the savings account follows it day by day', async () => {
  const userId = await someone()
  const now = middleOf(start)
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
  await runBankNight(db, middleOf(addBankMonths(start, 6)))
  const row = await db.selectFrom('fixed_deposit').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  // 1,000 × 1.05 % × 182 days = 5.2356… → 5.24; tax 0.786 → 0.79. The new round has the new rates.
  expect(row).toMatchObject({ round: 2, principal: 1_004_45, rate: 200, early_rate: 100 })
  expect(bankDayAt(firstClock, new Date('2027-01-01T00:00:00+07:00'))).toBe('0005-04-18')
})

test('what happens at maturity may be changed until the day, and a paused product does not roll over', async () => {
  const userId = await someone()
  const now = middleOf(start)
  const id = await db.transaction().execute(async (tx) => {
    const title = { title: 'ได้มา', href: null, cause: 'test:start', account: 'adjustment' } as const
    await giveKoin(tx, { userId, amount: koin(300_00), ...title, now })
    return openFixed(tx, { userId, term: 3, amount: koin(200_00), atMaturity: 'wallet', expectedRate: undefined, now })
  })
  await db.transaction().execute((tx) => changeAtMaturity(tx, { userId, id, atMaturity: 'rollover', now }))
  await runBankNight(db, middleOf('0005-03-04'))
  const after = () => db.selectFrom('fixed_deposit').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  // 200.00 × 0.95 % × 90 days = 0.468… → 0.47; tax 0.0705 → 0.07.
  expect(await after()).toMatchObject({ state: 'open', round: 2, principal: 200_40, opened_on: '0005-03-03' })
  const pause = { product: 'fixed', starts_at: middleOf('0005-03-10'), reason: 'ปรับระบบ', made_by: userId }
  await db.insertInto('bank_pause').values(pause).execute()
  await runBankNight(db, middleOf('0005-06-20'))
  expect(await after()).toMatchObject({ state: 'matured', round: 2, principal: 200_40, ended_on: '0005-06-03' })
  await db
    .insertInto('bank_pause')
    .values({ ...pause, starts_at: middleOf('0005-06-21'), reason: null })
    .execute()
})

test('koin of somebody who is away for two years lapse, and their deposits do not', async () => {
  const userId = await someone()
  const now = middleOf(start)
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
  await runBankNight(db, new Date(due + 41 * 86_400_000))
  const row = await db.selectFrom('fixed_deposit').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ state: 'open', round: 5 })
  expect(row.principal).toBeGreaterThan(300_00)
  expect(await readBalance(db, userId)).toBeLessThan(20_00)
  expect(await auditLedger(db)).toEqual([])
})
