import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openFaces } from './type-setter.ts'

const faces = await openFaces()
const face = faces[400]
/** How far a wide mark may stick out over a narrow letter: the widest one, ๊, in this font. */
const overhang = 80

/**
 * The bounding box of an outline, in thousandths of the font size. Control points count: an outline never leaves their
 * hull.
 */
function boxOf(id: number) {
  const numbers = [...face.outline(id).matchAll(/-?\d+(?:\.\d+)?/g)].map(([n]) => Number(n))
  const at = (odd: number) => numbers.filter((_, i) => i % 2 === odd)
  return { left: Math.min(...at(0)), right: Math.max(...at(0)), low: Math.min(...at(1)), high: Math.max(...at(1)) }
}

function placed(text: string) {
  return face.shape(text).map((glyph) => {
    const { left, right, low, high } = boxOf(glyph.id)
    return { text: glyph.text, left: left + glyph.x, right: right + glyph.x, low: low + glyph.y, high: high + glyph.y }
  })
}

const marked = [
  'กี่',
  'ปู่',
  'น้ำ',
  'ที่สุด',
  'ปี๊',
  'ฎุ๊',
  'ฐุ',
  'ญู',
  'ฬู',
  'เกี๊ยว',
  'ผึ้ง',
  'ฟื้น',
  'ไม้',
  'ก็',
  'เพื่อ',
  'สร้าง',
  'ซ้ำ',
  'ป้ำ',
]

test.each(marked)('%s has every letter, and no two of its marks touch', (word) => {
  const glyphs = placed(word)
  expect(face.shape(word).every(({ id }) => id !== 0)).toBe(true)
  const tones = glyphs.filter(({ text }) => /^[\u0e48-\u0e4c]/.test(text))
  const vowels = glyphs.filter(({ text }) => /^[\u0e31\u0e34-\u0e37\u0e47]$/.test(text))
  for (const tone of tones)
    for (const vowel of vowels) {
      const isApart = tone.low >= vowel.high || tone.left >= vowel.right || tone.right <= vowel.left
      expect([word, isApart]).toEqual([word, true])
    }
})

test.each(marked)('the marks of %s stand above or below their letter, within its width', (word) => {
  const glyphs = placed(word)
  glyphs.forEach((mark, i) => {
    if (!/^[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]$/.test(mark.text)) return
    const letter = glyphs.slice(0, i).findLast(({ text }) => /^[ก-ฮ]$/.test(text))!
    expect(mark.right).toBeLessThanOrEqual(letter.right + overhang)
    expect(mark.left).toBeGreaterThanOrEqual(letter.left - 60)
    const isBelow = /[\u0e38-\u0e3a]/.test(mark.text)
    if (isBelow) expect(mark.high).toBeLessThanOrEqual(letter.low + 130)
    else expect(mark.low).toBeGreaterThanOrEqual(letter.low + 450)
  })
})

test('a tone mark over an upper vowel stands higher than over the letter alone', () => {
  const toneOf = (word: string) => placed(word).find(({ text }) => text === '\u0e48')!
  expect(toneOf('กี่').low).toBeGreaterThan(toneOf('ก่า').low)
})

test('a tone mark before ำ stands over its circle, and the circle over the letter', () => {
  const [letter, mark, aa] = placed('น้ำ')
  expect([letter!.text, mark!.text, aa!.text]).toEqual(['น', '้', 'ำ'])
  expect(mark!.right).toBeLessThanOrEqual(letter!.right + overhang)
  expect(mark!.high).toBeGreaterThan(placed('นํ')[1]!.high)
  expect(aa!.left).toBeGreaterThanOrEqual(letter!.right - 60)
})

test('the texts of the glyphs concatenate to the text, whatever the letters', () => {
  const letter = fc.constantFrom(...'กปฝญฐนาะำิีึืุู่้๊๋็์เแโใไๆฯ abcfi123.,%“”–')
  fc.assert(
    fc.property(fc.string({ unit: letter, maxLength: 40 }), (text) => {
      const given = face.shape(text)
      expect(given.map((glyph) => glyph.text).join('')).toBe(text)
      expect(given.every(({ id, x }) => id !== 0 && Number.isFinite(x))).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('a heavier weight is wider, and both weights measure what they shape', () => {
  expect(faces[600].measure('เรื่องเงิน')).toBeGreaterThan(face.measure('เรื่องเงิน'))
  expect(face.measure('')).toBe(0)
})
