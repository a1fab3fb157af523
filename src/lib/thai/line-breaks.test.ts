import fc from 'fast-check'
import { expect, test } from 'vitest'
import { balanceLines, breakPieces, fillLines } from './line-breaks.ts'

const letters = (text: string) => [...new Intl.Segmenter('th').segment(text)].length

test('the pieces concatenate to the text, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(breakPieces(text, ['ก']).join('')).toBe(text)
    }),
  )
})

test.each([
  ['words', 'ออมเงินวันละนิด', ['ออม', 'เงิน', 'วัน', 'ละ', 'นิด']],
  ['a space at the end of a piece', 'ออม เงิน', ['ออม ', 'เงิน']],
  ['a sign of repetition with its word', 'เล็ก ๆ น้อย', ['เล็ก ๆ ', 'น้อย']],
  ['quotes with what they hold', 'คำว่า “ออม” นี้', ['คำ', 'ว่า ', '“ออม” ', 'นี้']],
  ['an amount with its unit', 'ได้ 50 บาท แล้ว', ['ได้ ', '50 บาท ', 'แล้ว']],
  ['a date', 'วัน 21 พ.ย. 2569 นี้', ['วัน ', '21 พ.ย. 2569 ', 'นี้']],
])('a line does not break inside %s', (_what, text, pieces) => {
  expect(breakPieces(text)).toEqual(pieces)
})

test('a kept term is one piece', () => {
  expect(breakPieces('คิดดอกเบี้ยทบต้นเอง', ['ดอกเบี้ยทบต้น'])).toEqual(['คิด', 'ดอกเบี้ยทบต้น', 'เอง'])
})

test('no line is too wide, and balanced lines are equally many and of similar width', () => {
  const pieces = breakPieces('ฝากเงินไว้เฉย ๆ ดอกเบี้ยก็งอกได้ ถ้าให้เวลากับมันนานพอ', ['ดอกเบี้ย'])
  const filled = fillLines(pieces, 20, letters)
  const balanced = balanceLines(pieces, 20, letters)
  expect(filled.join('')).toBe(balanced.join(''))
  for (const line of [...filled, ...balanced]) expect(letters(line.trimEnd())).toBeLessThanOrEqual(20)
  expect(balanced).toHaveLength(filled.length)
  const shortest = (lines: string[]) => Math.min(...lines.map((line) => letters(line.trimEnd())))
  expect(shortest(balanced)).toBeGreaterThanOrEqual(shortest(filled))
})

test('a piece that is wider than a line has a line of its own', () => {
  expect(fillLines(['ก', 'ขขขขขข', 'ค'], 3, letters)).toEqual(['ก', 'ขขขขขข', 'ค'])
})
