import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { openFeatureFixture } from '#tests/fixtures/feature.ts'
import { activityKind } from '../contract.ts'
import { recordActivity } from './commands.ts'

const { db } = await openFeatureFixture()
const midnight = new Date('2026-11-21T17:00:00Z')

const quizAnswered = activityKind('test.quiz.answered', z.object({ right: z.int(), total: z.int() }))
const postRead = activityKind('test.post.read', z.object({ club: z.string() }))

const answered = {
  kind: quizAnswered,
  subjectId: '2026-11-21',
  facts: { right: 2, total: 3 },
  cause: 'quiz:daily:2026-11-21',
  now: midnight,
} as const

function listOf(userId: string) {
  return db.selectFrom('activity').selectAll().where('user_id', '=', userId).execute()
}

test('an act is recorded once, in sequence or twenty times in parallel', async () => {
  const userId = crypto.randomUUID()
  const note = () => db.transaction().execute((tx) => recordActivity(tx, { userId, ...answered }))
  const notes = [await note(), ...(await Promise.all(Array.from({ length: 20 }, note)))]
  const ids = notes.filter((one) => one.id !== null)
  expect(ids).toHaveLength(1)
  expect(await listOf(userId)).toEqual([
    {
      user_id: userId,
      id: ids[0]?.id,
      cause: answered.cause,
      kind: 'test.quiz.answered',
      subject_id: '2026-11-21',
      day: '2026-11-22',
      facts: { right: 2, total: 3 },
      happened_at: midnight,
    },
  ])
})

test('an act may count for an earlier day', async () => {
  const userId = crypto.randomUUID()
  await db.transaction().execute((tx) => recordActivity(tx, { userId, ...answered, day: '2026-11-21' }))
  expect(await listOf(userId)).toMatchObject([{ day: '2026-11-21', happened_at: midnight }])
})

test('facts match the schema of the kind: unknown ones are dropped, invalid ones throw', async () => {
  const userId = crypto.randomUUID()
  const facts = { ...answered.facts, email: 'nok@example.com' }
  await db.transaction().execute((tx) => recordActivity(tx, { userId, ...answered, facts }))
  expect((await listOf(userId))[0]?.facts).toEqual({ right: 2, total: 3 })
  const half = { ...answered, cause: 'half', facts: { right: 0.5, total: 3 } }
  await expect(db.transaction().execute((tx) => recordActivity(tx, { userId, ...half }))).rejects.toThrow()
  // @ts-expect-error: a kind has its own facts
  const wrong = () => db.transaction().execute((tx) => recordActivity(tx, { userId, ...answered, kind: postRead }))
  await expect(wrong()).rejects.toThrow()
})

test('an activity is never changed, and a failed act records none', async () => {
  const userId = crypto.randomUUID()
  const act = db.transaction().execute(async (tx) => {
    await recordActivity(tx, { userId, ...answered })
    throw new Error('the act failed')
  })
  await expect(act).rejects.toThrow('the act failed')
  expect(await listOf(userId)).toEqual([])
  await db.transaction().execute((tx) => recordActivity(tx, { userId, ...answered }))
  await expect(db.deleteFrom('activity').where('user_id', '=', userId).execute()).rejects.toThrow(
    /append-only|permission denied/,
  )
})
