import { expect, test } from 'vitest'
import { beginningOf, shapeOf } from './rules.ts'

test('the shape of an answer counts letters with their marks as one, in each part between spaces', () => {
  expect(shapeOf('ชั่งใจ')).toEqual([4])
  expect(shapeOf('เงินต่อ เงิน')).toEqual([5, 3])
})

test('the beginning is a whole word of several, the half of a single one, and never the whole answer', () => {
  expect(beginningOf('ธนาคารโรงเรียน')).toBe('ธนาคาร')
  for (const answer of ['ปลวก', 'เงิน', 'โจรออนไลน์', 'กระปุก', 'ก']) {
    const beginning = beginningOf(answer)
    expect(answer.startsWith(beginning)).toBe(true)
    expect(beginning).not.toBe(answer)
    expect(beginning).not.toMatch(/[เแโใไ]$/)
  }
  // A single consonant after its vowel: the vowel is all that can be told.
  expect(beginningOf('ไฟ')).toBe('ไ')
})
