import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shuffled } from '#lib/shuffle.ts'
import {
  chooseQuestions,
  isOpen,
  judge,
  readNumber,
  rightAnswer,
  shownChoices,
  shownItems,
  type Timing,
  unsolved,
} from './rules.ts'

const minute = 60_000
const at = (minutesAfterMidnight: number): Timing => ({
  today: '2026-11-22',
  yesterday: '2026-11-21',
  sinceMidnightMs: minutesAfterMidnight * minute,
})

describe('which day takes answers', () => {
  test.each([
    ['today, at any time', '2026-11-22', at(0), false, true],
    ['yesterday, begun, a moment after midnight', '2026-11-21', at(0), true, true],
    [
      'yesterday, begun, just before ten minutes',
      '2026-11-21',
      { ...at(0), sinceMidnightMs: 10 * minute - 1 },
      true,
      true,
    ],
    ['yesterday, begun, at ten minutes', '2026-11-21', at(10), true, false],
    ['yesterday, never begun', '2026-11-21', at(1), false, false],
    ['the day before yesterday', '2026-11-20', at(1), true, false],
    ['tomorrow', '2026-11-23', at(1), true, false],
  ])('%s', (_what, day, timing, hasStarted, open) => {
    expect(isOpen(day, timing, hasStarted)).toBe(open)
  })
})

describe('the choice of the day’s questions', () => {
  const question = (id: string, skill: string, lastAsked: string | null) => ({ id, skill, lastAsked })

  test('takes those that were never asked, then those that rested longest, of different skills first', () => {
    const pool = [
      question('a', 'saving', '2026-11-20'),
      question('b', 'saving', null),
      question('c', 'saving', null),
      question('d', 'planning', '2026-10-01'),
      question('e', 'spending', '2026-11-01'),
    ]
    expect(chooseQuestions(pool, 3)).toEqual(['b', 'd', 'e'])
  })

  test('fills up with the same skill where there is no other', () => {
    expect(chooseQuestions([question('a', 'saving', null), question('b', 'saving', null)], 3)).toEqual(['a', 'b'])
  })

  test('no question comes back before every other one was asked, as long as the skills are equally many', () => {
    const skills = ['saving', 'spending', 'investing', 'protecting', 'planning']
    const pool = Array.from({ length: 45 }, (_, i) => question(`q${i}`, skills[i % 5]!, null as string | null))
    const seen: string[] = []
    for (let day = 0; day < 15; day += 1) {
      const chosen = chooseQuestions(pool, 3)
      for (const one of pool) if (chosen.includes(one.id)) one.lastAsked = `2026-11-${String(day + 1).padStart(2, '0')}`
      seen.push(...chosen)
    }
    expect(new Set(seen).size).toBe(45)
  })
})

describe('the order in which an attempt shows things', () => {
  test('never shows an ordering question already solved', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 5 }), fc.nat(2 ** 31 - 1), (n, seed) => {
        const items = Array.from({ length: n }, (_, i) => `item ${i}`)
        expect(shownItems({ kind: 'ordering', items }, shuffled(n, seed, 1))).not.toEqual(items)
      }),
    )
    expect(unsolved([0, 1, 2])).toEqual([1, 2, 0])
  })
})

describe('judging', () => {
  const choice = { kind: 'choice', right: 'ใช่', wrong: ['ก', 'ข', 'ค'] } as const
  const ordering = { kind: 'ordering', items: ['หนึ่ง', 'สอง', 'สาม'] } as const

  test('the right answer is judged right in every order, every other choice wrong', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 31 - 1), (seed) => {
        const order = shuffled(4, seed, 2)
        const question = { ...choice, wrong: [...choice.wrong] }
        const shown = shownChoices(question, order)
        shown.forEach((text, place) => {
          expect(judge(question, order, { kind: 'choice', choice: place })).toBe(text === 'ใช่')
        })
        expect(judge(question, order, { kind: 'choice', choice: 4 })).toBeNull()
      }),
    )
  })

  test('an order is right when the items then stand as they should, and only then', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 31 - 1), (seed) => {
        const order = shuffled(3, seed, 1)
        const question = { ...ordering, items: [...ordering.items] }
        const right = rightAnswer(question, order)
        if (right.kind !== 'ordering') throw new Error('kind')
        const shown = shownItems(question, order)
        expect(right.order.map((place) => shown[place])).toEqual(question.items)
        expect(judge(question, order, right)).toBe(true)
        expect(judge(question, order, { kind: 'ordering', order: right.order.toReversed() })).toBe(false)
        expect(judge(question, order, { kind: 'ordering', order: [0, 0, 1] })).toBeNull()
        expect(judge(question, order, { kind: 'ordering', order: [0, 1, 2, 3] })).toBeNull()
      }),
    )
  })

  test('an answer of another kind is no answer', () => {
    expect(judge({ ...choice, wrong: [...choice.wrong] }, [0, 1, 2, 3], { kind: 'numeric', value: '1' })).toBeNull()
  })
})

describe('numbers as people type them', () => {
  test.each([
    ['1210', '1210'],
    [' 1,210 ', '1210'],
    ['๑,๒๑๐.๕๐', '1210.5'],
    ['１２１０', '1210'],
    ['0', '0'],
    ['-0', '0'],
    ['−5', '-5'],
    ['007.10', '7.1'],
    ['.5', null],
    ['1.2.3', null],
    ['สิบ', null],
    ['', null],
    ['1e3', null],
  ])('%j reads as %j', (typed, number) => {
    expect(readNumber(typed)).toBe(number)
  })

  test('a number with commas, Thai digits and zeros is the number', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 9), fc.nat(9_999), (whole, decimals) => {
        const plain = `${whole}.${String(decimals).padStart(4, '0')}`
        const typed = `${whole.toLocaleString('en-US')}.${String(decimals).padStart(4, '0')}`.replace(/\d/g, (digit) =>
          String.fromCharCode(0x0e50 + Number(digit)),
        )
        expect(readNumber(typed)).toBe(readNumber(plain))
        expect(Number(readNumber(plain))).toBe(Number(plain))
      }),
    )
  })
})
