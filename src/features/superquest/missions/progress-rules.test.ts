import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#lib/thai/bangkok-time.ts'
import { Rule } from './mission-rules.ts'
import { countRule, countSteps, type Fact } from './progress-rules.ts'

let ids = 0
/** A fact at noon of the given day of November. */
function fact(kind: string, day: number, more: Partial<Fact> = {}): Fact {
  const date = addDays('2026-11-01', day - 1)
  return { id: `id-${ids++}`, kind, subject: null, day: date, facts: {}, at: Date.parse(`${date}T05:00:00Z`), ...more }
}

const of = { kinds: ['quiz'] }
const rule = (one: unknown) => Rule.parse(one) as Rule

test('a count counts facts of its kinds with the facts that it wants, and no more than it needs', () => {
  const right = rule({ rule: 'count', of: { ...of, where: [{ fact: 'right', min: 2 }] }, times: 2 })
  const facts = [1, 2, 3, 3].map((points, i) => fact('quiz', i + 1, { facts: { right: points } }))
  expect(countRule(right, facts.slice(0, 2))).toEqual({ done: 1, of: 2, end: null })
  expect(countRule(right, facts)).toEqual({ done: 2, of: 2, end: 2 })
  expect(countRule(right, [fact('game', 1)])).toMatchObject({ done: 0 })
})

test('days and subjects count once each, and a fact without a subject is none', () => {
  const days = rule({ rule: 'distinct_days', of, days: 2 })
  expect(countRule(days, [fact('quiz', 1), fact('quiz', 1)])).toMatchObject({ done: 1, end: null })
  expect(countRule(days, [fact('quiz', 1), fact('quiz', 4)])).toMatchObject({ done: 2, end: 1 })
  const subjects = rule({ rule: 'distinct_subjects', of, subjects: 2 })
  const about = (subject: string | null) => fact('quiz', 1, { subject })
  expect(countRule(subjects, [about('a'), about('a'), about(null)])).toMatchObject({ done: 1 })
  expect(countRule(subjects, [about('a'), about('b')])).toMatchObject({ done: 2 })
})

test('a sum adds whole numbers, leaves out what is none, and stops at its total', () => {
  const sum = rule({ rule: 'sum', of, fact: 'score', total: 10 })
  const scores = [4, 'much', -3, 2.5, 9].map((score) => fact('quiz', 1, { facts: { score } }))
  expect(countRule(sum, scores.slice(0, 4))).toMatchObject({ done: 4, end: null })
  expect(countRule(sum, scores)).toMatchObject({ done: 10, end: 4 })
})

test('N of M days forgives missed days, wherever they lie, and asks for no row', () => {
  const window = rule({ rule: 'days_in_window', of, days: 5, window: 7 })
  const on = (...days: number[]) => days.map((day) => fact('quiz', day))
  expect(countRule(window, on(1, 2, 4, 6, 7))).toMatchObject({ done: 5, end: 4 })
  expect(countRule(window, on(1, 3, 5, 8, 10))).toMatchObject({ done: 3, end: null })
  expect(countRule(window, on(1, 9, 10, 12, 13, 15))).toMatchObject({ done: 5 })
})

test('days of the calendar, skill, club, level and subjects narrow down what counts', () => {
  const narrow = {
    skill: 'saving',
    club: 'hit',
    level: 'basic',
    subjects: ['p1'],
    days: { from: '2026-11-02', to: '2026-11-03' },
  }
  const one = rule({ rule: 'count', of: { ...of, ...narrow }, times: 1 })
  const facts = { skill: 'saving', club: 'hit', level: 'basic' }
  const good = fact('quiz', 2, { subject: 'p1', facts })
  expect(countRule(one, [good])).toMatchObject({ done: 1 })
  for (const other of [
    { ...good, day: '2026-11-04' },
    { ...good, subject: 'p2' },
    { ...good, facts: { ...facts, skill: 'spending' } },
    { ...good, facts: { ...facts, club: 'greenery' } },
    { ...good, facts: { ...facts, level: 'advanced' } },
  ])
    expect(countRule(one, [other])).toMatchObject({ done: 0 })
})

const read = { rule: 'count', of: { kinds: ['read'] }, times: 1 }
const quiz = { rule: 'count', of, times: 2 }

test('all of counts its parts, any of takes the part that is furthest', () => {
  const all = rule({ rule: 'all_of', rules: [read, quiz] })
  expect(countRule(all, [fact('quiz', 1), fact('quiz', 2)])).toEqual({ done: 1, of: 2, end: null })
  expect(countRule(all, [fact('quiz', 1), fact('quiz', 2), fact('read', 3)])).toEqual({ done: 2, of: 2, end: 2 })
  const any = rule({ rule: 'any_of', rules: [{ ...read, times: 3 }, quiz] })
  expect(countRule(any, [fact('quiz', 1), fact('read', 2)])).toEqual({ done: 1, of: 2, end: null })
  expect(countRule(any, [fact('quiz', 1), fact('quiz', 2)])).toEqual({ done: 2, of: 2, end: 1 })
})

test('in order counts a step only from the fact on that ended the one before', () => {
  const order = rule({ rule: 'in_order', rules: [read, quiz] })
  const early = [fact('quiz', 1), fact('read', 2), fact('quiz', 3)]
  expect(countSteps(order, early).map(({ done, isOpen }) => [done, isOpen])).toEqual([
    [1, true],
    [1, true],
  ])
  expect(countSteps(order, early.slice(0, 1)).map(({ done, isOpen }) => [done, isOpen])).toEqual([
    [0, true],
    [0, false],
  ])
  expect(countRule(order, [...early, fact('quiz', 4)])).toEqual({ done: 2, of: 2, end: 3 })
})

test('what is too deep, too big or makes no sense is refused', () => {
  const group = (...rules: unknown[]) => ({ rule: 'all_of', rules })
  const bad = [
    group(read),
    group(read, group(read, group(read, quiz))),
    group(...Array.from({ length: 7 }, () => read)),
    group(group(...Array.from({ length: 6 }, () => read)), group(...Array.from({ length: 6 }, () => read)), read),
    { rule: 'days_in_window', of, days: 8, window: 7 },
    { rule: 'count', of: { kinds: [] }, times: 1 },
    { rule: 'count', of, times: 0 },
    { rule: 'count', of: { ...of, days: { from: '2026-11-02', to: '2026-11-01' } }, times: 1 },
    { rule: 'luck', of, times: 1 },
  ]
  for (const one of bad) expect(Rule.safeParse(one).success, JSON.stringify(one)).toBe(false)
})

const someFact = fc.record({
  kind: fc.constantFrom('quiz', 'read', 'game'),
  day: fc.integer({ min: 1, max: 20 }),
  subject: fc.constantFrom(null, 'a', 'b', 'c'),
  right: fc.integer({ min: 0, max: 3 }),
})
const goal = fc.oneof(
  fc.record({ rule: fc.constant('count'), times: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ rule: fc.constant('distinct_days'), days: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ rule: fc.constant('distinct_subjects'), subjects: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ rule: fc.constant('sum'), fact: fc.constant('right'), total: fc.integer({ min: 1, max: 9 }) }),
  fc.record({
    rule: fc.constant('days_in_window'),
    days: fc.integer({ min: 1, max: 4 }),
    window: fc.integer({ min: 4, max: 9 }),
  }),
)
const goals = fc
  .tuple(goal, fc.constantFrom(['quiz'], ['read'], ['quiz', 'game']))
  .map(([one, kinds]) => ({ ...one, of: { kinds } }))
const rules = fc.oneof(
  goals,
  fc.record({
    rule: fc.constantFrom('all_of', 'any_of', 'in_order'),
    rules: fc.array(goals, { minLength: 2, maxLength: 3 }),
  }),
)

test('any order and repetition of facts counts as each of them once in the order of time', () => {
  fc.assert(
    fc.property(rules, fc.array(someFact, { maxLength: 20 }), fc.infiniteStream(fc.nat()), (one, given, chance) => {
      const facts = given.map(({ kind, day, subject, right }) => fact(kind, day, { subject, facts: { right } }))
      const some = facts.filter(() => chance.next().value % 3 === 0)
      const mixed = [...facts, ...some]
        .map((each) => ({ each, key: chance.next().value }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ each }) => each)
      expect(countRule(rule(one), mixed)).toEqual(countRule(rule(one), facts))
    }),
  )
})

test('more facts never take progress away', () => {
  fc.assert(
    fc.property(rules, fc.array(someFact, { maxLength: 20 }), (one, given) => {
      const facts = given.map(({ kind, day, subject, right }) => fact(kind, day, { subject, facts: { right } }))
      const ordered = facts.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
      let last = { share: 0, isWhole: false }
      for (let count = 0; count <= ordered.length; count++) {
        const { done, of, end } = countRule(rule(one), ordered.slice(0, count))
        expect(last.isWhole && end === null).toBe(false)
        expect(done / of).toBeGreaterThanOrEqual(last.share)
        last = { share: done / of, isWhole: end !== null }
      }
    }),
  )
})
