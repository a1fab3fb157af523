import { expect, test } from 'vitest'
import { aim, broken, budget, figure, isFailure, skipped } from './row.ts'

test('a missed budget and a broken measure fail the run; a missed aim and a skipped measure do not', () => {
  const fails = (row: Parameters<typeof isFailure>[0], isToy = false) => isFailure(row, { isToy })
  expect(fails(budget({ max: 5 }, 'bytes', 6, ''))).toBe(true)
  expect(fails(budget({ max: 5 }, 'bytes', 5, ''))).toBe(false)
  expect(fails(budget({ min: 5 }, 'score', 4, ''))).toBe(true)
  expect(fails(aim({ max: 5 }, 'ms', 6, ''))).toBe(false)
  expect(fails(figure('ms', 6, ''))).toBe(false)
  expect(fails(skipped('js', 'no browser'))).toBe(false)
  expect(fails(broken('js', new Error('it fell')))).toBe(true)
})

test('at a toy size only a budget counts that depends on neither size nor speed', () => {
  expect(isFailure(budget({ max: 5 }, 'ratio', 6, '×'), { isToy: true })).toBe(false)
  expect(isFailure(budget({ max: 5 }, 'bytes', 6, '', { isToyProof: true }), { isToy: true })).toBe(true)
})
