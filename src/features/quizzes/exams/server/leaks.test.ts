import { expect, test } from 'vitest'
import { openExamBed } from '#tests/exam-bed.ts'
import { aPerson, people } from '#tests/people.ts'
import * as contract from '../contract.ts'

const { bed, solve, begin, look, send, rightUpTo, beginMoney } = await openExamBed()

test('what is sent before an attempt is closed holds no right answer beyond its place, and no explanation', async () => {
  const who = await aPerson(bed)
  const desk = await begin(who, 'monthly')
  const money = await beginMoney(who)
  const saved = await send(who, desk, rightUpTo(desk, 20).slice(0, 19), false)
  const [first, second, menu] = [
    await look(who, 'monthly'),
    await beginMoney(who),
    await bed.send(who, contract.readMyQuizzes, {}),
  ]
  const rows = await bed.db.selectFrom('question').selectAll().execute()
  const { seed } = await bed.db
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
    'isRight',
    'explanation',
    ...rows.map(({ id }) => id),
  ])
    expect(sent).not.toContain(secret)
  // A number is its own key: none of them may be anywhere but where the person typed it.
  const untyped = JSON.stringify([desk, money, menu])
  for (const { kind, content } of rows)
    if (kind === 'numeric') expect(untyped).not.toContain((content as { right: string }).right)
  for (const question of desk.attempt!.questions) {
    const shown = { choice: 'choices', numeric: 'unit', ordering: 'items' }[question.kind]
    expect(Object.keys(question).sort()).toEqual(['kind', 'position', 'skill', 'text', shown].sort())
  }
})

test('the places of right answers follow no pattern: over many attempts each place is as frequent as another', async () => {
  const crowd = await people(bed, 40)
  const places = [0, 0, 0, 0]
  for (const who of crowd)
    for (const question of (await beginMoney(who)).attempt!.questions) {
      const right = solve(question)
      if (right.kind === 'choice') places[right.choice]! += 1
    }
  const sum = places.reduce((total, one) => total + one, 0)
  for (const place of places) expect(place / sum).toBeGreaterThan(0.15)
})
