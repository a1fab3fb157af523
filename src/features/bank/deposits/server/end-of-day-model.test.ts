import fc from 'fast-check'
import { expect, test } from 'vitest'
import { auditLedger } from '#features/koin/server/audit-queries.ts'
import { giveKoin } from '#features/koin/server/commands.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { isRefusal } from '#lib/errors.ts'
import { koin } from '#lib/money.ts'
import { inBankDay } from '#tests/fixtures/bank.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { BankModel, bankDays, type ModelAct } from '#tests/support/bank-model.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { addBankDays, addBankMonths } from '../../clock/clock-rules.ts'
import { runBankEndOfDay } from './end-of-day-commands.ts'
import { closeFixed, openFixed } from './fixed-commands.ts'
import { closeThaweesup, openThaweesup } from './thaweesup-commands.ts'

const fixture = await openTestbed()
const { db } = fixture
const start = '0004-12-03'

/** A person of this file who has nothing yet; the clock stands at their first day. */
async function someone() {
  fixture.clock.now = inBankDay(start)
  return (await aPerson(fixture)).id
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
const endOfDays = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 12 })

test('nights in time, twice, or ten days late, and acts between them, come to what a day-by-day model says', async () => {
  await fc.assert(
    fc.asyncProperty(stories, endOfDays, async (story, gaps) => {
      const userId = await someone()
      const model = new BankModel()
      model.act({ kind: 'income', amount: 250_00 }, start)
      const at = { ids: new Map<string, string>(), kinds: new Map() as Kinds }
      await doAct(userId, { kind: 'income', amount: 250_00 }, { ...at, now: inBankDay(start), nth: -1 })
      await runBankEndOfDay(db, inBankDay(start))
      const plan = planOf(story)
      const end = addBankMonths(plan.at(-1)?.day ?? start, 27)
      let [nextEndOfDay, gap, nth, isFirst] = [addBankDays(start, gaps[0]!), 0, 0, true]
      for (const day of bankDays(start, end)) {
        if (!isFirst) model.begin(day)
        isFirst = false
        if (day >= nextEndOfDay) {
          await runBankEndOfDay(db, inBankDay(day))
          if (gap % 3 === 0) await runBankEndOfDay(db, inBankDay(day))
          nextEndOfDay = addBankDays(day, gaps[++gap % gaps.length]!)
        }
        for (const { act } of plan.filter((one) => one.day === day)) {
          const isDone = await doAct(userId, act, { ...at, now: new Date(inBankDay(day).getTime() + ++nth), nth })
          expect({ nth, isDone }).toEqual({ nth, isDone: model.act(act, day) })
        }
        model.end()
      }
      await runBankEndOfDay(db, inBankDay(end))
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
    points: model.saved.size * 10,
  }
}

test('a night that dies in the middle goes on where it stopped, and two processes do each person once', async () => {
  fixture.clock.now = inBankDay(start)
  const crowd = await Promise.all(Array.from({ length: 12 }, () => aPerson(fixture, { koin: 500_00 })))
  const now = inBankDay(start)
  for (const { id: userId } of crowd)
    await db.transaction().execute(async (tx) => {
      await openFixed(tx, { userId, term: 3, amount: koin(200_00), atMaturity: 'wallet', expectedRate: undefined, now })
      await openThaweesup(tx, { userId, monthly: koin(60_00), expectedRate: undefined, now })
    })
  const later = inBankDay('0005-04-17')
  expect(await runBankEndOfDay(db, later, { batch: 1, max: 5 })).toBe(5)
  const both = await Promise.all([runBankEndOfDay(db, later, { batch: 2 }), runBankEndOfDay(db, later, { batch: 3 })])
  expect(both[0] + both[1]).toBeGreaterThanOrEqual(7)
  expect(await runBankEndOfDay(db, later)).toBe(0)
  const facts = await Promise.all(crowd.map(({ id }) => factsOf(id)))
  expect(new Set(facts.map((one) => JSON.stringify(one))).size).toBe(1)
  expect(facts[0]).toMatchObject({ fixed: [[200_00, 1, start, '0005-03-03']], points: 10 })
  expect(await auditLedger(db)).toEqual([])
})

test('a deposit split into many small ones gives the skill points of one', async () => {
  fixture.clock.now = inBankDay('0006-01-10')
  const { id: userId } = await aPerson(fixture, { koin: 500_00 })
  const now = fixture.clock.now
  const open = { userId, term: 3, amount: koin(100_00), atMaturity: 'wallet', expectedRate: undefined, now } as const
  for (let nth = 0; nth < 4; nth += 1) await db.transaction().execute((tx) => openFixed(tx, open))
  await runBankEndOfDay(db, inBankDay('0006-04-11'))
  const { fixed, points } = await factsOf(userId)
  expect(fixed.map(([, , , ended]) => ended)).toEqual(Array(4).fill('0006-04-10'))
  expect(points).toBe(10)
})
