import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays } from '#lib/thai/bangkok-time.ts'
import { openFeatureFixture } from '#tests/fixtures/feature.ts'
import { chooseRun } from './learning-commands.ts'
import { readRun } from './learning-queries.ts'
import { describeRun, type LearningRun } from './rules.ts'

const { db, clock } = await openFeatureFixture()
const noon = (day: string) => new Date(`${day}T12:00:00+07:00`)

async function aLearner(days: readonly string[]) {
  const userId = crypto.randomUUID()
  if (days.length > 0)
    await db
      .insertInto('learning_day')
      .values(days.map((day) => ({ user_id: userId, day })))
      .execute()
  return userId
}

/** The rule simulated day by day: a missed day freezes the streak, the third in a row ends it. */
function liveThrough(days: readonly string[], first: string, today: string): LearningRun {
  let learned = 0
  let frozen: string[] = []
  for (let day = first; day <= today; day = addDays(day, 1)) {
    if (days.includes(day)) {
      learned++
      frozen = []
    } else if (day < today && learned > 0) {
      frozen.push(day)
      if (frozen.length === 3) {
        learned = 0
        frozen = []
      }
    }
  }
  return { days: learned, frozen, most_frozen: 2 }
}

type Case = [what: string, days: string[], at: string, run: number, frozen: string[]]
const cases: Case[] = [
  ['nobody has learned yet', [], '2026-11-22T12:00', 0, []],
  ['today begins a run', ['2026-11-22'], '2026-11-22T12:00', 1, []],
  ['today is not missed before it is over', ['2026-11-20', '2026-11-21'], '2026-11-22T23:59', 2, []],
  ['one missed day freezes', ['2026-11-19', '2026-11-20'], '2026-11-22T12:00', 2, ['2026-11-21']],
  ['two freeze', ['2026-11-18', '2026-11-19'], '2026-11-22T12:00', 2, ['2026-11-20', '2026-11-21']],
  ['the third ends it', ['2026-11-17', '2026-11-18'], '2026-11-22T12:00', 0, []],
  ['the third is not over at 02:59', ['2026-11-18'], '2026-11-22T02:59:59', 1, ['2026-11-19', '2026-11-20']],
  ['and ends it at 03:00', ['2026-11-17'], '2026-11-21T03:00', 0, []],
  ['yesterday is not missed before 03:00', ['2026-11-20'], '2026-11-22T02:59:59', 1, []],
  ['it is from 03:00 on', ['2026-11-20'], '2026-11-22T03:00', 1, ['2026-11-21']],
  ['learning wakes a frozen run', ['2026-11-18', '2026-11-19', '2026-11-22'], '2026-11-22T12:00', 3, []],
  ['a gap of two is bridged each time', ['2026-11-16', '2026-11-19', '2026-11-22'], '2026-11-22T12:00', 3, []],
  ['a gap of three parts two runs', ['2026-11-17', '2026-11-18', '2026-11-22'], '2026-11-22T12:00', 1, []],
  ['over the end of a month', ['2026-11-29', '2026-12-01'], '2026-12-03T12:00', 2, ['2026-12-02']],
  ['over the end of a year', ['2026-12-30', '2027-01-02'], '2027-01-02T12:00', 2, []],
  ['through a leap day', ['2028-02-27', '2028-02-28'], '2028-03-02T12:00', 2, ['2028-02-29', '2028-03-01']],
  ['through a February without one', ['2027-02-27', '2027-02-28'], '2027-03-03T12:00', 2, ['2027-03-01', '2027-03-02']],
]

test.each(cases)('a streak of learning days: %s', async (_, days, at, run, frozen) => {
  expect(await readRun(db, await aLearner(days), new Date(`${at}+07:00`))).toEqual({
    days: run,
    frozen,
    most_frozen: 2,
  })
})

describe('the rule of a streak', () => {
  // Around a leap day and the end of a month.
  const first = '2028-02-10'
  const someDays = fc.uniqueArray(fc.nat(34), { maxLength: 30 }).map((all) => all.map((i) => addDays(first, i)))

  it('gives the same result in the database as simulated day by day', async () => {
    await fc.assert(
      fc.asyncProperty(someDays, async (days) => {
        const userId = await aLearner(days)
        const today = addDays(first, 34)
        expect(await readRun(db, userId, noon(today))).toEqual(liveThrough(days, first, today))
      }),
      { seed: 45, numRuns: 60 },
    )
  })

  it('never loses a learned day before the third missed one, and does not count missed days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4000 }), fc.nat(1500), fc.nat(40), (learned, offset, later) => {
        const last = addDays('2026-11-21', offset)
        const run = describeRun({ learned, last }, noon(addDays(last, later)))
        const missed = Math.max(0, later - 1)
        expect(run.days).toBe(missed <= 2 ? learned : 0)
        expect(run.frozen).toEqual(missed <= 2 ? Array.from({ length: missed }, (_, i) => addDays(last, i + 1)) : [])
      }),
      { seed: 45 },
    )
  })
})

describe('a hidden streak', () => {
  const choose = (userId: string, is_shown: boolean) =>
    db.transaction().execute((tx) => chooseRun(tx, { userId, is_shown, now: clock.now }))
  const days = ['2026-11-20', '2026-11-21']

  it('is not read, and is back when it is shown again', async () => {
    const userId = await aLearner(days)
    await choose(userId, false)
    expect(await readRun(db, userId, noon('2026-11-21'))).toBeNull()
    await choose(userId, true)
    expect(await readRun(db, userId, noon('2026-11-21'))).toMatchObject({ days: 2 })
  })

  it('keeps one choice per person when two tabs choose at once', async () => {
    const [userId, other] = await Promise.all([aLearner(days), aLearner(days)])
    await Promise.all([false, true, false, true, false, false].map((isShown) => choose(userId, isShown)))
    const rows = await db.selectFrom('learning_choice').selectAll().where('user_id', '=', userId).execute()
    expect(rows).toHaveLength(1)
    expect((await readRun(db, userId, noon('2026-11-21'))) === null).toBe(rows[0]!.hides_run)
    expect(await readRun(db, other, noon('2026-11-21'))).toMatchObject({ days: 2 })
  })
})
