import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { openSession } from '#features/identity/sessions/server/session-commands.ts'
import { koin } from '#lib/money.ts'
import { addDays } from '#lib/thai/bangkok-time.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { listKoins } from '../contract.ts'
import { auditLedger, listAccounts } from './audit-queries.ts'
import { giveKoin, spendKoin } from './commands.ts'
import { lapseKoin } from './lapse-commands.ts'
import { type LapseRow, nextStep } from './lapse-rules.ts'
import { readBalance } from './queries.ts'

const fixture = await openTestbed()
const { db, clock } = fixture
const start = clock.now
const dayMs = 86_400_000
/** 24 months after the start, 21 November 2026. */
const due = Date.parse('2028-11-21T03:00:00Z')

afterEach(async () => {
  clock.now = start
  expect(await auditLedger(db)).toEqual([])
})

let causes = 0
const move = (userId: string, amount: number, at: Date) =>
  db.transaction().execute((tx) => {
    const reason = {
      userId,
      account: 'adjustment',
      title: 'ทดสอบ',
      href: null,
      cause: `test:${causes++}`,
      now: at,
    } as const
    return amount > 0
      ? giveKoin(tx, { ...reason, amount: koin(amount) })
      : spendKoin(tx, { ...reason, amount: koin(-amount) })
  })
const runAt = (time: number) => lapseKoin(db, new Date(time))
const told = (userId: string) =>
  db.selectFrom('notice').select(['kind', 'facts']).where('user_id', '=', userId).orderBy('id').execute()
const login = (userId: string, now: Date) =>
  db.transaction().execute((tx) => openSession(tx, { userId, binding: null, now }))

/** Runs the job every day from 70 days before until 10 days after, twice each. */
async function runDaily(from = due - 70 * dayMs, to = due + 10 * dayMs) {
  for (let time = from; time <= to; time += dayMs) for (const _ of [1, 2]) await runAt(time)
}

test('after 24 months away old koin lapse first in, first out, with notices 60, 30 and 7 days before, once', async () => {
  const { id } = await aPerson(fixture, { koin: 10_000 })
  await move(id, -2_500, new Date(start.getTime() + dayMs))
  await move(id, 700, new Date(due - 100 * dayMs))
  await runDaily()
  expect(await readBalance(db, id)).toBe(700)
  const on = '2028-11-21'
  expect(await told(id)).toEqual([
    ...[60, 30, 7].map(() => ({ kind: 'koin.lapse', facts: { amount: 7_500, on } })),
    { kind: 'koin.lapsed', facts: { amount: 7_500 } },
  ])
  const accounts = await listAccounts(db)
  expect(accounts.find(({ account }) => account === 'lapse')).toMatchObject({ currency: 'koin', satang: 7_500 })
  clock.now = new Date(due + 10 * dayMs)
  const { token } = await fixture.keys.sign(
    { sub: id, sid: (await login(id, clock.now)).sessionId, roles: [], type: 'GENERAL' },
    clock.now,
  )
  const { items } = (await fixture.send({ token }, listKoins, { query: {} })).json
  expect(items[0]).toMatchObject({ point: -7_500, activity: 'koin หมดอายุ หลังไม่ได้เข้าสู่ระบบ 24 เดือน' })
})

test('a login before the day keeps everything and restarts the 24 months', async () => {
  const { id } = await aPerson(fixture, { koin: 10_000 })
  await runDaily(due - 70 * dayMs, due - dayMs)
  await login(id, new Date(due - dayMs / 2))
  await runDaily(due, due + 10 * dayMs)
  expect(await readBalance(db, id)).toBe(10_000)
  expect(await db.selectFrom('koin_lapse').selectAll().where('user_id', '=', id).execute()).toEqual([])
})

test('a job that missed days sends the notices first and lapses with full notice later', async () => {
  const { id } = await aPerson(fixture, { koin: 10_000 })
  await runAt(due + 200 * dayMs)
  await runAt(due + 259 * dayMs)
  expect(await readBalance(db, id)).toBe(10_000)
  for (const day of [260, 289, 290, 295]) await runAt(due + day * dayMs)
  expect(await readBalance(db, id)).toBe(10_000)
  await runAt(due + 296 * dayMs)
  expect(await readBalance(db, id)).toBe(0)
})

test('a concurrent login, reward and lapse lose nothing, and nothing lapses after the login', async () => {
  for (let round = 0; round < 8; round++) {
    const { id } = await aPerson(fixture, { koin: 1_000 })
    for (const before of [60, 30, 7]) await runAt(due - before * dayMs)
    const at = new Date(due + 1_000)
    await Promise.all([runAt(at.getTime()), login(id, at), move(id, 300, at), runAt(at.getTime())])
    const lapsed = (await told(id)).filter(({ kind }) => kind === 'koin.lapsed').length
    expect(await readBalance(db, id)).toBe(lapsed === 1 ? 300 : 1_300)
    await runAt(due + 5 * dayMs)
    expect((await told(id)).filter(({ kind }) => kind === 'koin.lapsed')).toHaveLength(lapsed)
  }
})

test('for any history, what lapses is what first in, first out leaves of the old koin', async () => {
  const act = fc.record({ day: fc.integer({ min: 0, max: 729 }), amount: fc.integer({ min: -400, max: 400 }) })
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (given) => {
      const { id } = await aPerson(fixture)
      const lots: { day: number; left: number }[] = []
      for (const { day, amount } of given.filter((one) => one.amount !== 0).toSorted((a, b) => a.day - b.day)) {
        const balance = lots.reduce((sum, { left }) => sum + left, 0)
        if (-amount > balance) continue
        await move(id, amount, new Date(start.getTime() + day * dayMs))
        if (amount > 0) lots.push({ day, left: amount })
        for (let owed = -amount; owed > 0; ) {
          const lot = lots.find(({ left }) => left > 0)!
          const taken = Math.min(owed, lot.left)
          lot.left -= taken
          owed -= taken
        }
      }
      for (const before of [60, 30, 7, 0]) await runAt(due - before * dayMs)
      const left = lots.filter(({ day }) => day > 0).reduce((sum, lot) => sum + lot.left, 0)
      expect(await readBalance(db, id)).toBe(left)
    }),
    { numRuns: 12 },
  )
})

test('every notice comes its full number of days ahead, on whatever days the job runs', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 40 }), (pauses) => {
      const away24On = '2028-11-21'
      let row: LapseRow | null = null
      const days: Record<string, string> = {}
      let today = '2028-08-01'
      for (const pause of pauses) {
        today = addDays(today, pause)
        const step = nextStep({ row, away24On, today })
        if (!step) continue
        if (step.kind === 'lapse') {
          for (const ahead of [60, 30, 7]) expect(addDays(days[ahead]!, ahead) <= today).toBe(true)
          expect(today >= away24On).toBe(true)
          return
        }
        days[step.days] = today
        const before: LapseRow = row ?? { due_on: step.dueOn, told_30_on: null, told_7_on: null }
        row = { ...before, due_on: step.dueOn, ...(step.days !== 60 && { [`told_${step.days}_on`]: today }) }
      }
    }),
  )
})
