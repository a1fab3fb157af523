// The form: its scores, what moved them, what would change them, and answers that no honest page sends.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChoiceId, QuestionId } from './contract.ts'
import { choiceIds, formQuestions } from './form-rules.ts'
import { compareLevels } from './level-rules.ts'
import {
  type Answers,
  levelOf,
  otherAnswers,
  pointsToNext,
  readAnswers,
  reasonsOf,
  saidOf,
  scoreOf,
  validUntil,
} from './score-rules.ts'

const all = (choice: ChoiceId) => Object.fromEntries(formQuestions.map(({ id }) => [id, choice])) as Answers
const sent = (answers: Answers) =>
  Object.entries(answers).map(([question, choice]) => ({ question, choices: [choice] }))
const anyAnswers = fc.record(
  Object.fromEntries(formQuestions.map(({ id }) => [id, fc.constantFrom(...choiceIds)])) as Record<
    QuestionId,
    fc.Arbitrary<ChoiceId>
  >,
)

test('ten questions with four answers each, and pictures of 2.5/0, 7/−1, 15/−5 and 25/−15 %', () => {
  expect(formQuestions).toHaveLength(10)
  expect(formQuestions.every(({ choices }) => choices.map(({ id }) => id).join('') === 'abcd')).toBe(true)
  const pictures = formQuestions.find(({ id }) => id === 'picture')!.choices.map(({ best, worst }) => [best, worst])
  expect(pictures).toEqual([
    [250, 0],
    [700, -100],
    [1_500, -500],
    [2_500, -1_500],
  ])
})

test('the bands of the form begin at 15, 22, 30 and 37', () => {
  const levels = Array.from({ length: 31 }, (_, nth) => levelOf(10 + nth))
  expect(levels.join('')).toBe('1111122222223333333344444445555')
  expect([all('a'), all('b'), all('c'), all('d')].map((answers) => levelOf(scoreOf(answers)))).toEqual([1, 2, 4, 5])
  expect(pointsToNext(21)).toEqual({ up: 1, down: 7 })
  expect(pointsToNext(10)).toEqual({ up: 5, down: null })
  expect(pointsToNext(40)).toEqual({ up: null, down: 4 })
})

test('of several kinds of experience the highest counts', () => {
  const answers = sent(all('a')).map((one) =>
    one.question === 'experience' ? { ...one, choices: ['c', 'a', 'b'] } : one,
  )
  expect(readAnswers(answers)).toMatchObject({ answers: { experience: 'c' } })
})

test('what is missing is named, and what the form does not have is wrong', () => {
  const whole = sent(all('b'))
  expect(readAnswers(whole.slice(2))).toEqual({ missing: ['age', 'burden'], isWrong: false })
  const empty = whole.map((one) => (one.question === 'fall' ? { ...one, choices: [] } : one))
  expect(readAnswers(empty)).toEqual({ missing: ['fall'], isWrong: false })
  const wrong = [
    [...whole, { question: 'income', choices: ['a'] }],
    [...whole, whole[0]!],
    whole.map((one) => (one.question === 'age' ? { ...one, choices: ['e'] } : one)),
    whole.map((one) => (one.question === 'age' ? { ...one, choices: ['a', 'd'] } : one)),
    whole.map((one) => (one.question === 'experience' ? { ...one, choices: ['d', 'd'] } : one)),
    [...whole.slice(1), { question: '__proto__', choices: ['d'] }],
  ]
  for (const answers of wrong) expect(readAnswers(answers)).toMatchObject({ isWrong: true })
})

test('reasons add up to the score, and those that are kept have none about money at home', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const reasons = reasonsOf(answers)
      const effects = reasons.map(({ effect }) => effect)
      expect((effects.reduce((sum, effect) => sum + effect, 0) + 50) / 2).toBe(scoreOf(answers))
      expect(effects.map(Math.abs)).toEqual(effects.map(Math.abs).toSorted((one, other) => other - one))
      const silent = reasons.filter(({ choice }) => choice === null).map(({ question }) => question)
      expect(silent.toSorted()).toEqual(['assets', 'burden'])
    }),
  )
})

test('each single answer that is told to change the level does, and none that would is left out', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const level = levelOf(scoreOf(answers))
      const told = otherAnswers(answers)
      for (const { question, choice, level: other } of told) {
        expect(other).not.toBe(level)
        expect(levelOf(scoreOf({ ...answers, [question]: choice }))).toBe(other)
      }
      const free = formQuestions.map(({ id }) => id).filter((id) => !['age', 'burden', 'assets'].includes(id))
      for (const id of free) {
        const others = choiceIds.map((choice) => levelOf(scoreOf({ ...answers, [id]: choice })))
        const own = told.filter(({ question }) => question === id).map((one) => one.level)
        expect(own.some((one) => one > level)).toBe(others.some((one) => one > level))
        expect(own.some((one) => one < level)).toBe(others.some((one) => one < level))
      }
    }),
  )
})

test('what is said of a fall, the last day, and the distance of levels', () => {
  expect(choiceIds.map((fall) => saidOf({ ...all('b'), fall }))).toEqual(['sell_all', 'sell_some', 'hold', 'buy'])
  expect(validUntil('2026-11-23')).toBe('2026-12-31')
  expect([compareLevels(3, 3), compareLevels(3, 4), compareLevels(3, 2), compareLevels(3, 5)]).toEqual([
    'same',
    'near',
    'near',
    'far',
  ])
})
