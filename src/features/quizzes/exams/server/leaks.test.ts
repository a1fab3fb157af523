import { expect, test } from 'vitest'
import { openExamFixture } from '#tests/fixtures/exams.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import * as contract from '../contract.ts'
import { orderIn } from './attempt-queries.ts'

const { fixture, begin, look, send, rightUpTo, beginMoney } = await openExamFixture()

test('nothing sent before an attempt is closed reveals a right answer or an explanation', async () => {
  const who = await aPerson(fixture)
  const desk = await begin(who, 'monthly')
  const money = await beginMoney(who)
  const saved = await send(who, desk, rightUpTo(desk, 20).slice(0, 19), false)
  const [first, second, menu] = [
    await look(who, 'monthly'),
    await beginMoney(who),
    await fixture.send(who, contract.readMyQuizzes, {}),
  ]
  const rows = await fixture.db.selectFrom('question').selectAll().execute()
  const { seed } = await fixture.db
    .selectFrom('exam_attempt')
    .select('seed')
    .where('id', '=', desk.attempt!.id)
    .executeTakeFirstOrThrow()
  const sent = JSON.stringify([desk, money, saved, saved.headers, first, second, menu])
  for (const secret of [
    'คำอธิบายลับ',
    'ที่มาลับ',
    seed,
    'test-exam-1"',
    'is_right',
    'explanation',
    ...rows.map(({ id }) => id),
  ])
    expect(sent).not.toContain(secret)
  // A numeric answer is its own key: it must not occur anywhere but in the person's input.
  const untyped = JSON.stringify([desk, money, menu])
  for (const { kind, content } of rows)
    if (kind === 'numeric') expect(untyped).not.toContain((content as { right: string }).right)
  for (const question of desk.attempt!.questions) {
    const shown = { choice: 'choices', numeric: 'unit', ordering: 'items' }[question.kind]
    expect(Object.keys(question).sort()).toEqual(
      ['kind', 'picture', 'plot', 'position', 'scene', 'skill', 'text', shown].sort(),
    )
  }
})

test('the places of right answers follow no pattern: all pairs of successive places are equally frequent', () => {
  const content = { kind: 'choice' as const, right: 'ก', wrong: ['ข', 'ค', 'ง'] }
  const pairs = new Map<string, number>()
  for (let i = 0; i < 8_000; i += 1) {
    const seed = crypto.randomUUID()
    const [first, second] = [1, 2].map((position) => orderIn({ seed }, { content }, position).indexOf(0))
    pairs.set(`${first} ${second}`, (pairs.get(`${first} ${second}`) ?? 0) + 1)
  }
  // 500 of each of the sixteen pairs are expected; six standard deviations are 130.
  expect(pairs.size).toBe(16)
  for (const count of pairs.values()) expect(Math.abs(count - 500)).toBeLessThan(130)
})
