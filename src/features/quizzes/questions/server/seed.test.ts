import { expect, test } from 'vitest'
import { openFeatureFixture } from '#tests/fixtures/feature.ts'
import { Pool } from '../content.ts'
import { listActiveQuestions, readQuestions } from './queries.ts'
import { importQuestions, type PooledQuestion, readQuestionFiles } from './seed.ts'

const { db, clock } = await openFeatureFixture()
const questions = await readQuestionFiles(new URL('../../../../../content/questions/', import.meta.url))
const none = { added: 0, changed: 0, same: 0, saved: 0 }
const run = (list = questions, now = clock.now) => db.transaction().execute((tx) => importQuestions(tx, list, now))
const rows = () => db.selectFrom('question').selectAll().orderBy('key').execute()
const change = (change: object): PooledQuestion[] =>
  questions.map((one, i) => (i === 0 ? { ...one, question: { ...one.question, ...change } } : one))
const first = questions[0]!.question
const rowOf = async (key: string) => (await rows()).find((row) => row.key === key)!

test('an import adds every question once, and a second one changes nothing', async () => {
  await Promise.all(Array.from({ length: 4 }, () => run()))
  const before = await rows()
  expect(before).toHaveLength(questions.length)
  expect(await run(questions, new Date('2026-12-01T00:00:00Z'))).toEqual({ ...none, same: questions.length })
  expect(await rows()).toEqual(before)
})

test('questions are read by id in the given order, with the parts of their kind', async () => {
  // A question that the content retires stays in the files, so that its key is never used again.
  const used = questions.filter(({ question }) => !question.isRetired)
  const pools = await Promise.all(Pool.options.map((pool) => listActiveQuestions(db, pool)))
  const ids = pools.flat().map(({ id }) => id)
  expect(ids).toHaveLength(used.length)
  const asked = ids.toReversed()
  const read = await readQuestions(db, asked)
  expect(read.map(({ id }) => id)).toEqual(asked)
  for (const { question } of used) {
    const { kind, key, text, explanation, skill, difficulty, source } = question
    const stored = read.find((one) => one.key === key)
    const body =
      kind === 'choice'
        ? { kind, right: question.right, wrong: question.wrong }
        : kind === 'numeric'
          ? { kind, right: question.right, unit: question.unit }
          : { kind, items: question.items }
    expect(stored).toMatchObject({ text, explanation, skill, difficulty, source, articleKey: question.article ?? null })
    expect(stored!.content).toEqual(body)
  }
  expect(await readQuestions(db, [])).toEqual([])
  await expect(readQuestions(db, [crypto.randomUUID()])).rejects.toThrow('does not exist')
})

test('no daily quiz asks questions of the learning path', async () => {
  const keys = questions.flatMap(({ question }) => (question.isOfPath ? [question.key] : []))
  expect(keys.length).toBeGreaterThan(0)
  const daily = await readQuestions(
    db,
    (await listActiveQuestions(db, 'daily')).map(({ id }) => id),
  )
  expect(daily.filter(({ key }) => keys.includes(key))).toEqual([])
})

test('a changed question keeps its id', async () => {
  const { id } = await rowOf(first.key)
  expect(await run(change({ text: 'คำถามใหม่' }))).toEqual({ ...none, changed: 1, same: questions.length - 1 })
  expect(await rowOf(first.key)).toMatchObject({ id, text: 'คำถามใหม่' })
})

test('a retired question is no longer drawn but can still be read', async () => {
  const { id } = await rowOf(first.key)
  await run(change({ isRetired: true }))
  expect((await listActiveQuestions(db, 'daily')).map((one) => one.id)).not.toContain(id)
  expect(await readQuestions(db, [id])).toMatchObject([{ id, isActive: false }])
})

test('a question removed from its file stays as it is', async () => {
  await run(questions.slice(1))
  expect(await rows()).toHaveLength(questions.length)
})

test('once staff edited a row, its file no longer changes it', async () => {
  await db
    .updateTable('question')
    .set({ text: 'แก้แล้ว', edited_by_staff_at: clock.now })
    .where('key', '=', first.key)
    .execute()
  expect(await run()).toMatchObject({ saved: 1, same: questions.length - 1 })
  expect((await rowOf(first.key)).text).toBe('แก้แล้ว')
})
