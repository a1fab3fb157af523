import { expect, test } from 'vitest'
import { newId } from '#lib/server/new-id.ts'
import { aPerson, people, type TestPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { readGameStats } from './contract.ts'

const fixture = await openTestbed()
const { clock, db, send } = fixture

const statsOf = async (who: TestPerson) =>
  Object.fromEntries((await send(who, readGameStats, {})).json.items.map((one) => [one.key, one]))

test('somebody who has not played has no record, and no bar', async () => {
  const who = await aPerson(fixture)
  for (const one of Object.values(await statsOf(who))) expect(one).toMatchObject({ played: 0, best: null, bars: [] })
})

test('each game counts the person’s own finished rounds, and nobody else’s', async () => {
  const [who, other] = (await people(fixture, 2)) as [TestPerson, TestPerson]
  const now = clock.now
  const quiz = (user: TestPerson, day: string, right: number) =>
    db
      .insertInto('daily_quiz_attempt')
      .values({ user_id: user.id, day, seed: 1, answered: 3, right_count: right, started_at: now, finished_at: now })
      .execute()
  await quiz(who, '2026-11-18', 2)
  await quiz(who, '2026-11-19', 3)
  await quiz(who, '2026-11-20', 2)
  await quiz(other, '2026-11-20', 1)
  const play = (score: number | null) =>
    db
      .insertInto('catch_me_play')
      .values({
        user_id: who.id,
        id: newId(now),
        way: 'arcade',
        seed: 1,
        started_at: now,
        ...(score !== null && { answered_at: now, day: '2026-11-20', score, is_paid: false, result: '{}' }),
      })
      .execute()
  for (const score of [0, 19, 45, 59, null]) await play(score)
  const stats = await statsOf(who)
  expect(stats['quiz']).toEqual({
    key: 'quiz',
    played: 3,
    best: 3,
    bars: [
      { at: 2, count: 2 },
      { at: 3, count: 1 },
    ],
  })
  expect(stats['catch-me']).toMatchObject({
    played: 4,
    best: 59,
    bars: [
      { at: 0, count: 2 },
      { at: 40, count: 2 },
    ],
  })
  expect(stats['hangman']).toMatchObject({ played: 0, best: null })
  expect((await statsOf(other))['quiz']).toMatchObject({ played: 1, best: 1 })
})

test('a visitor has no statistics', async () => {
  expect(await send(null, readGameStats, {})).toMatchObject({ status: 401 })
})
