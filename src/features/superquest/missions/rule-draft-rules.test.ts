import { expect, test } from 'vitest'
import type { Rule } from './mission-rules.ts'
import { draftOf, emptyGoal, ruleFrom } from './rule-draft-rules.ts'

const daily = { kinds: ['quiz.daily.answered'] }

const rules: Rule[] = [
  { rule: 'count', of: { ...daily, skill: 'saving' }, times: 5 },
  { rule: 'days_in_window', of: daily, days: 5, window: 7 },
  { rule: 'sum', of: { kinds: ['store.donated'] }, fact: 'koin', total: 10_000 },
  {
    rule: 'in_order',
    rules: [
      {
        rule: 'distinct_subjects',
        of: { kinds: ['post.question.answered'], club: 'greenery', where: [{ fact: 'isRight', is: true }] },
        subjects: 3,
      },
      { rule: 'distinct_days', of: { ...daily, where: [{ fact: 'right', min: 2 }] }, days: 4 },
    ],
  },
]

test.each(rules)('the boxes of a rule say the same rule: $rule', (rule) => {
  expect(ruleFrom(draftOf(rule)!)).toEqual(rule)
})

test('a rule that says more than the boxes can is left to be edited as text', () => {
  const nested: Rule = { rule: 'all_of', rules: [rules[0]!, rules[3]!] }
  expect(draftOf(nested)).toBeNull()
  expect(draftOf({ rule: 'count', of: { kinds: ['a.b', 'c.d'] }, times: 1 })).toBeNull()
})

test('what is no number is sent as none, which the server names', () => {
  expect(ruleFrom({ group: 'one', goals: [{ ...emptyGoal, kind: 'quiz.daily.answered', amount: 'หลาย' }] })).toEqual({
    rule: 'count',
    of: daily,
    times: null,
  })
})
