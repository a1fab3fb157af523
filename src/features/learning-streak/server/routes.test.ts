import { beforeEach, expect, test } from 'vitest'
import { recordLearningDay } from '#features/koin/server/learning-commands.ts'
import { aPerson, freshToken, type TestPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { readLearningStreak } from '../contract.ts'

const fixture = await openTestbed()
const { db, clock, send } = fixture
const noon = (day: string) => new Date(`${day}T12:00:00+07:00`)

beforeEach(() => {
  clock.now = noon('2026-11-20')
})

const learn = ({ id: userId }: TestPerson, day: string) =>
  db.transaction().execute((tx) => recordLearningDay(tx, { userId, day, now: noon(day) }))
const learningStreakAt = async (person: TestPerson, day: string) => {
  clock.now = noon(day)
  return (await send({ token: await freshToken(fixture, person) }, readLearningStreak, {})).json
}

test('nobody else sees it: without a session there is no garden', async () => {
  expect((await send(null, readLearningStreak, {})).status).toBe(401)
})

test('a new person has a seed, an empty week from Monday to Sunday and an empty shelf', async () => {
  const learningStreak = await learningStreakAt(await aPerson(fixture), '2026-11-20')
  expect(learningStreak).toMatchObject({
    today: '2026-11-20',
    days: 0,
    plant: { month: '2026-11', leaves: 0, step: 1 },
    shelf: [],
  })
  expect(learningStreak.week.map(({ day }) => day)).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ])
  expect(learningStreak.week.some((day) => day.is_learned)).toBe(false)
})

test('each learning day is one leaf, once; the first gives step 2 and the third step 3', async () => {
  const person = await aPerson(fixture)
  const steps = []
  for (const day of ['2026-11-16', '2026-11-16', '2026-11-18', '2026-11-20']) {
    await learn(person, day)
    steps.push((await learningStreakAt(person, day)).plant)
  }
  expect(steps.map(({ leaves, step }) => [leaves, step])).toEqual([
    [1, 2],
    [1, 2],
    [2, 2],
    [3, 3],
  ])
  const { week } = await learningStreakAt(person, '2026-11-20')
  expect(week.filter((day) => day.is_learned).map(({ day }) => day)).toEqual(['2026-11-16', '2026-11-18', '2026-11-20'])
})

test('a plant never wilts: days without learning change nothing', async () => {
  const person = await aPerson(fixture)
  await learn(person, '2026-11-02')
  await learn(person, '2026-11-03')
  expect((await learningStreakAt(person, '2026-11-30')).plant).toEqual({ month: '2026-11', leaves: 2, step: 2 })
})

test('a new month begins a seed, and the plants before it stand on the shelf, oldest first', async () => {
  const person = await aPerson(fixture)
  for (const day of ['2026-09-30', '2026-11-01', '2026-11-02', '2026-11-03']) await learn(person, day)
  const learningStreak = await learningStreakAt(person, '2026-12-01')
  expect(learningStreak).toMatchObject({ days: 4, plant: { month: '2026-12', leaves: 0, step: 1 } })
  expect(learningStreak.shelf).toEqual([
    { month: '2026-09', leaves: 1, step: 2 },
    { month: '2026-11', leaves: 3, step: 3 },
  ])
})

test('a week over the end of a month shows the days of both, and the shelf holds eleven months', async () => {
  const person = await aPerson(fixture)
  const months = Array.from({ length: 14 }, (_, i) => new Date(Date.UTC(2025, 9 + i, 15)).toISOString().slice(0, 10))
  for (const day of [...months, '2026-11-30', '2026-12-01']) await learn(person, day)
  const learningStreak = await learningStreakAt(person, '2026-12-01')
  expect(learningStreak.week.filter((day) => day.is_learned).map(({ day }) => day)).toEqual([
    '2026-11-30',
    '2026-12-01',
  ])
  expect([learningStreak.shelf.length, learningStreak.shelf[0]?.month, learningStreak.shelf.at(-1)?.month]).toEqual([
    11,
    '2026-01',
    '2026-11',
  ])
})
