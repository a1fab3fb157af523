import { afterEach, expect, test } from 'vitest'
import { addDays, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { openFeatureFixture } from '#tests/fixtures/feature.ts'
import { auditLedger } from './audit-queries.ts'
import { openWallets } from './commands.ts'
import { recordLearningDay } from './learning-commands.ts'
import { countLearningDays, findLearningDay, listLearningDays } from './learning-queries.ts'
import { listKoinHistory, readBalance } from './queries.ts'

const { db, clock } = await openFeatureFixture()

afterEach(async () => {
  expect(await auditLedger(db)).toEqual([])
})

async function aPerson() {
  const userId = crypto.randomUUID()
  await db.transaction().execute((tx) => openWallets(tx, { userId, now: clock.now }))
  return userId
}

function learn(userId: string, day: string) {
  return db.transaction().execute((tx) => recordLearningDay(tx, { userId, day, now: startOfBangkokDay(day) }))
}

function daysFrom(first: string, count: number) {
  return Array.from({ length: count }, (_, i) => addDays(first, i))
}

test('the first act of a day makes it a learning day', async () => {
  const id = await aPerson()
  expect(await learn(id, '2026-11-03')).toEqual({ is_new: true, days_this_month: 1, reward: 0 })
  expect(await learn(id, '2026-11-03')).toEqual({ is_new: false, days_this_month: 1, reward: 0 })
  const noted = await db.selectFrom('activity').selectAll().where('user_id', '=', id).execute()
  expect(noted).toMatchObject([{ kind: 'learning.day', day: '2026-11-03', facts: { ofMonth: 1 } }])
})

test('the 5th, 10th, 15th and 20th learning day of a month pay 3, 10, 20 and 30 koin', async () => {
  const id = await aPerson()
  const paid = []
  for (const day of daysFrom('2026-11-05', 25)) paid.push((await learn(id, day)).reward)
  const expected = Array.from({ length: 25 }, () => 0)
  expected[4] = 300
  expected[9] = 1000
  expected[14] = 2000
  expected[19] = 3000
  expect(paid).toEqual(expected)
  expect(await readBalance(db, id)).toBe(6300)
  const history = await listKoinHistory(db, { userId: id, page: 1, limit: 12 })
  expect(history.at(-1)?.title).toBe('เรียนรู้ครบ 5 วันในเดือน พ.ย. 2569')
})

test('a missed day costs nothing, and every month counts from zero', async () => {
  const id = await aPerson()
  for (const day of ['2026-11-02', '2026-11-09', '2026-11-17', '2026-11-30', '2026-12-01']) await learn(id, day)
  expect(await readBalance(db, id)).toBe(0)
  expect((await learn(id, '2026-11-28')).reward).toBe(300)
  expect(await countLearningDays(db, id, '2026-12')).toBe(1)
  expect(await listLearningDays(db, id, '2026-11')).toEqual([
    '2026-11-02',
    '2026-11-09',
    '2026-11-17',
    '2026-11-28',
    '2026-11-30',
  ])
  expect(await listLearningDays(db, id, '2026-12')).toEqual(['2026-12-01'])
})

test('concurrent days of a month pass each milestone exactly once', async () => {
  const id = await aPerson()
  const calls = daysFrom('2026-11-01', 30).flatMap((day) => [learn(id, day), learn(id, day), learn(id, day)])
  const answers = await Promise.all(calls)
  expect(answers.filter((one) => one.is_new)).toHaveLength(30)
  const paid = answers.map((one) => one.reward).filter((reward) => reward > 0)
  expect(paid.sort((a, b) => a - b)).toEqual([300, 1000, 2000, 3000])
  expect(await readBalance(db, id)).toBe(6300)
})

test('an invalid day is refused', async () => {
  const id = await aPerson()
  const act = db.transaction().execute((tx) => recordLearningDay(tx, { userId: id, day: '2026-02-30', now: clock.now }))
  await expect(act).rejects.toThrow()
})

test('learning before 03:00 counts for yesterday if that day is empty, otherwise for today', async () => {
  const id = await aPerson()
  const dayAt = (time: string) => findLearningDay(db, id, new Date(`2026-11-22T${time}+07:00`))
  expect(await dayAt('00:05:00')).toBe('2026-11-21')
  expect(await dayAt('02:59:59')).toBe('2026-11-21')
  expect(await dayAt('03:00:00')).toBe('2026-11-22')
  await learn(id, '2026-11-21')
  expect(await dayAt('00:05:00')).toBe('2026-11-22')
})

test('a paid milestone sends a notice with its amount', async () => {
  const id = await aPerson()
  for (const day of daysFrom('2026-11-01', 6)) await learn(id, day)
  await learn(id, '2026-11-05')
  const told = await db.selectFrom('notice').select(['kind', 'facts']).where('user_id', '=', id).execute()
  expect(told).toEqual([{ kind: 'learning.milestone', facts: { days: 5, month: '2026-11', koin: 300 } }])
})
