import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutText, toClusters } from './clusters.ts'
import { foldText, normalizeText } from './fold.ts'

test.each([
  [
    'sara am in two parts, with the tone anywhere',
    ['น\u0e49\u0e4d\u0e32', 'น\u0e4d\u0e49\u0e32', 'น\u0e4d\u0e32\u0e49', 'น\u0e33\u0e49'],
    'น\u0e49\u0e33',
  ],
  ['sara ae as two e', ['เเม่'], 'แม่'],
  ['marks twice and in another order', ['กิ่่ง', 'ก่ิง'], 'กิ่ง'],
  ['letters that nobody sees', ['ออม\u200bเงิน', '\ufeffออม\u00adเงิน', 'ออม\u0000เงิน'], 'ออมเงิน'],
  ['Thai digits and thousands with commas', ['๑,๒๓๔', '1,234', '１２３４'], '1234'],
  ['case and width', ['ETF', 'ＥＴＦ', 'etf'], 'etf'],
  ['accents in two parts', ['cafe\u0301', 'Café'], 'café'],
])('%s are one spelling', (_what, written, folded) => {
  expect(written.map(normalizeText)).toEqual(written.map(() => folded))
})

const odd = fc.constantFrom(...'กขเแอํำา่้็์ิีึฺุู๑2,1ๆ \u200bA ＡİﬁÅ|\n')
const texts = fc.oneof(fc.string({ unit: odd }), fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))

test('folding is idempotent, and every unit keeps its original position', () => {
  fc.assert(
    fc.property(texts, (original) => {
      const { text, at } = foldText(original)
      expect(normalizeText(text)).toBe(text)
      expect(at).toHaveLength(text.length + 1)
      expect(at.every((place, i) => i === 0 || place >= at[i - 1]!)).toBe(true)
      expect(at.at(-1)).toBe(original.length)
    }),
    { numRuns: 2_000 },
  )
})

test('a text is cut between grapheme clusters and never longer than allowed', () => {
  expect(cutText('กิ่งก้าน', 4)).toBe('กิ่ง')
  expect(cutText('กิ่งก้าน', 5)).toBe('กิ่ง')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, max) => {
      const cut = cutText(text, max)
      expect(cut.length).toBeLessThanOrEqual(max)
      expect(toClusters(text).slice(0, toClusters(cut).length).join('')).toBe(cut)
    }),
  )
})
