import { expect, test } from 'vitest'
import type { QuizAnswer, QuizQuestion } from '#features/quizzes/questions/contract.ts'
import type { TestPerson } from '#tests/fixtures/people.ts'
import { aRegular, quizRegulars } from '#tests/fixtures/quizzes.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { answerDailyQuiz, readDailyQuiz } from '../contract.ts'

const fixture = await openTestbed({ hasContent: true })
const rows = await fixture.db.selectFrom('question').select(['text', 'content']).execute()
const keys = new Map(rows.map(({ text, content }) => [text, content as { right: string; items: string[] }]))

/** The right answer in this person's order. */
function solve(question: QuizQuestion): QuizAnswer {
  const content = keys.get(question.text)!
  if (question.kind === 'choice') return { kind: 'choice', choice: question.choices.indexOf(content.right) }
  if (question.kind === 'numeric') return { kind: 'numeric', value: content.right }
  return { kind: 'ordering', order: content.items.map((item) => question.items.indexOf(item)) }
}

const open = async (who: TestPerson) => (await fixture.send(who, readDailyQuiz, { query: {} })).json
const answer = (who: TestPerson, day: string, position: number, given: QuizAnswer) =>
  fixture.send(who, answerDailyQuiz, { body: { day, position, answer: given } })

test('how many answered right is told after one’s own answer, and only of ten or more', async () => {
  const crowd = await quizRegulars(fixture, 11)
  const told: (number | null)[] = []
  for (const who of crowd) {
    const quiz = await open(who)
    // The same question for all, wherever it stands in a person's order; what stands before it is answered first.
    const [target] = quiz.questions.map(({ text }) => text).sort()
    for (const question of quiz.questions) {
      const { json } = await answer(who, quiz.day, question.position, solve(question))
      if (question.text !== target) continue
      told.push(json.rights)
      break
    }
  }
  expect(told.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => null))
  expect(told.slice(9)).toEqual([10, 11])
  const late = await aRegular(fixture)
  expect(JSON.stringify(await open(late))).not.toContain('rights')
})
