import { expect, test } from 'vitest'
import { koin } from '#lib/money.ts'
import { openFeatureFixture } from '#tests/fixtures/feature.ts'
import { readRate, readRates } from './rate-queries.ts'
import { milestoneRate, rateKeys } from './rules.ts'

const { db, clock } = await openFeatureFixture()
const now = clock.now
// The app's role lacks the privilege to change it, and a role with the privilege is refused by the trigger.
const refused = /append-only|permission denied/

test('the table holds every key once, and no unused one', async () => {
  const rows = await db.selectFrom('rate').select('key').execute()
  expect(rows.map((row) => row.key).sort()).toEqual([...rateKeys].sort())
})

test('the rates are those of the product document', async () => {
  expect(await readRate(db, 'quiz.daily.right', now)).toEqual({
    koin: 100,
    koinMost: null,
    points: 1,
    pointsPer: 1,
    threshold: null,
    quota: 1,
    quotaPeriod: 'day',
    waitHours: null,
  })
  expect(await readRates(db, ['game.catch-me', 'quiz.final.resit', 'game.decoder.picture'], now)).toMatchObject({
    'game.catch-me': { koin: 5, koinMost: 300, quota: 3, quotaPeriod: 'day' },
    'quiz.final.resit': { koin: 10_000, threshold: 80, waitHours: 168 },
    'game.decoder.picture': { koin: 100, points: 1, pointsPer: 2 },
  })
})

test('a change takes effect from its moment and keeps earlier rates', async () => {
  const effective_from = new Date('2027-01-01T00:00:00+07:00')
  await db
    .insertInto('rate')
    .values({ key: 'video.watched', effective_from, koin: koin(50), points: 2 })
    .execute()
  const before = new Date(effective_from.getTime() - 1)
  expect((await readRate(db, 'video.watched', before)).koin).toBe(100)
  expect(await readRate(db, 'video.watched', effective_from)).toMatchObject({ koin: 50, points: 2, quota: null })
  await expect(db.updateTable('rate').set({ points: 9 }).execute()).rejects.toThrow(refused)
})

test('reading a rate that is not in effect yet is a server error', async () => {
  await expect(readRate(db, 'video.watched', new Date('2000-01-01'))).rejects.toThrow('a rate is missing')
})

test('milestones are the 5th, 10th, 15th and 20th day', () => {
  const reached = Array.from({ length: 31 }, (_, i) => i + 1).filter((days) => milestoneRate(days))
  expect(reached).toEqual([5, 10, 15, 20])
})

const daily = { quota_period: 'day' }
test.each([
  ['pictures by the thousand', { key: 'game.decoder.picture', quota: 1_000, ...daily }],
  ['more words than a day has', { key: 'game.hangman.win', quota: 101, ...daily }],
  ['a game without a limit of a day', { key: 'game.hangman.win' }],
  ['plays of a week', { key: 'game.catch-me', quota: 3, quota_period: 'week' }],
  ['a pack without words', { key: 'game.hangman.pack', quota: 2, ...daily }],
  ['a pack with none', { key: 'game.hangman.pack', quota: 2, threshold: 0, ...daily }],
  ['a reward beyond all measure', { key: 'video.watched', koin: koin(10_000_001) }],
  ['points beyond all measure', { key: 'video.watched', points: 1_001 }],
])('%s is refused when a rate is written', async (_what, rate) => {
  const values = { effective_from: new Date('2028-01-01T00:00:00+07:00'), ...rate }
  await expect(db.insertInto('rate').values(values).execute()).rejects.toThrow(/rate_bounds|rate_of_games/)
})
