import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'กขคงดเแโใไะาิีึืุู่้๊๋ัํ็์ำๆฯ๐๙฿ aA1é|-!\u200b\u200d😀👨‍👩‍👧') }),
)

test('a Thai title keeps its letters and marks', () => {
  expect(slugOf('ดอกเบี้ยทบต้น| เงินก้อนเล็ก|ที่งอกต่อเองได้')).toBe('ดอกเบี้ยทบต้น-เงินก้อนเล็กที่งอกต่อเองได้')
  expect(slugOf('เก็บ ๆ ไว้ก่อน ฯลฯ')).toBe('เก็บ-ๆ-ไว้ก่อน-ฯลฯ')
})

test('Latin letters become lower-case without accents, Thai digits become Arabic digits', () => {
  expect(slugOf('  Café “KOIN” 50/30/20 ปี ๒๕๖๙! ')).toBe('cafe-koin-50-30-20-ปี-2569')
})

test('the marks of a letter are put in one order, whatever invisible characters are between them', () => {
  for (const between of ['', '\u200d', '|', '\u0301']) expect(slugOf(`ก\u0e4b${between}\u0e38`)).toBe('ก\u0e38\u0e4b')
})

test('a title without usable characters has an empty slug', () => {
  expect(slugOf('😀 — !!')).toBe('')
  expect(slugOf('\u0e31\u0e48')).toBe('')
})

test('a long title is cut between grapheme clusters', () => {
  for (let before = 70; before <= 80; before++) {
    const slug = slugOf(`${'ก'.repeat(before)}กี่กี่กี่กี่`)
    expect(slug).toMatch(/^ก+(กี่)*$/)
    expect([...slug].length).toBeLessThanOrEqual(80)
  }
})

test('a slug has allowed characters only, no dash at its ends, is idempotent, and is safe in a path', () => {
  fc.assert(
    fc.property(anyText, (title) => {
      const slug = slugOf(title)
      expect(slug).toMatch(/^[a-z0-9\u0e01-\u0e3a\u0e40-\u0e4e-]{0,80}$/)
      expect(slug).not.toMatch(/^-|-$|--|^[\u0e31\u0e33-\u0e3a\u0e47-\u0e4e]/)
      expect(slugOf(slug)).toBe(slug)
      const path = `/post/detail/x/${encodeURIComponent(slug)}`
      const url = new URL(path, 'https://koinklass.invalid')
      expect(url.pathname).toBe(path)
      expect(decodeURIComponent(path).split('/')[4]).toBe(slug)
    }),
    { numRuns: 2_000 },
  )
})

test('the clusters of a cut slug are clusters of the uncut one', () => {
  const clusters = (text: string) =>
    [...new Intl.Segmenter('th', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment)
  fc.assert(
    fc.property(fc.array(fc.constantFrom('กี่', 'น้ำ', 'เ', 'ก', 'ป็', 'ผู้', 'a', ' '), { maxLength: 120 }), (letters) => {
      const slug = slugOf(letters.join(''))
      const known = new Set([...clusters(letters.join('')), '-'])
      expect(clusters(slug).every((letter) => known.has(letter))).toBe(true)
    }),
  )
})
