import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shuffled } from '#lib/shuffle.ts'
import { judge, readNumber, rightAnswer, shownChoices, shownItems, unsolved } from './answer-rules.ts'

describe('the order in which an attempt shows parts', () => {
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

  test('an answer of another kind is null', () => {
    expect(judge({ ...choice, wrong: [...choice.wrong] }, [0, 1, 2, 3], { kind: 'numeric', value: '1' })).toBeNull()
  })
})

describe('typed numbers', () => {
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

  test('a number with commas, Thai digits and zeros equals the plain number', () => {
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
