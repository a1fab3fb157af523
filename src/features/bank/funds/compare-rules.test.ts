import { expect, test } from 'vitest'
import { type Compared, endsOf, sortDifferences } from './compare-rules.ts'

const calm: Compared = { name: 'เงิน', risk: 1, change: 180, fall: -4, yearlyFee: 15, frontFee: 0, tenYears: 240 }
const wild: Compared = { name: 'หุ้น', risk: 6, change: 310, fall: -4_520, yearlyFee: 95, frontFee: 0, tenYears: 1_400 }

test('what sets funds apart by most of 100 baht stands first, and what is equal stands apart', () => {
  expect(sortDifferences([calm, wild])).toEqual({
    apart: ['fall', 'tenYears', 'change', 'yearlyFee'],
    same: ['frontFee'],
  })
  expect(sortDifferences([calm, { ...calm, name: 'อีกกอง' }]).apart).toEqual([])
})

test('the ends of three funds are the highest and the lowest', () => {
  const middle = { ...calm, name: 'ผสม', fall: -900 }
  expect(endsOf([wild, middle, calm], 'fall').map(({ name }) => name)).toEqual(['เงิน', 'หุ้น'])
})
