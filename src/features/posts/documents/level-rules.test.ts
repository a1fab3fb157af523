import { expect, test } from 'vitest'
import { DocumentTree } from '#lib/document.ts'
import { levelOf, measureReading } from './level-rules.ts'

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const measure = (terms: number, ...content: object[]) =>
  measureReading(DocumentTree.parse({ type: 'doc', content }), terms)

test('a phrase ends where a space stands between Thai letters, not beside a figure', () => {
  const { phrase, figures } = measure(0, paragraph('แม่ให้เงิน 20 บาท น้องดีใจ'))
  // แม่ ให้ เงิน 20 บาท · น้อง ดีใจ
  expect(phrase).toBe(3.5)
  expect(figures).toBeCloseTo(100 / 7)
})

test('long words, glossary words and figures make a text harder', () => {
  const plain = measure(0, paragraph('แม่ให้เงินน้อง น้องเก็บเงินไว้'))
  expect(measure(2, paragraph('แม่ให้เงินน้อง น้องเก็บเงินไว้')).score).toBeGreaterThan(plain.score)
  expect(measure(0, paragraph('แม่ให้เงินน้อง 5 บาท น้องเก็บเงินไว้')).score).toBeGreaterThan(plain.score)
  const long = measure(0, paragraph('กระทรวงมหาดไทย พิพิธภัณฑสถาน'))
  expect(long.long).toBeGreaterThan(0)
  expect(levelOf(plain)).toBe('easy')
  expect(levelOf(long)).toBe('dense')
})

test('what is looked at or played with is not counted, and an empty text is easy', () => {
  const table = { type: 'table', attrs: { caption: 'เทียบ', head: ['ก', 'ข'], rows: [['1,000', '2,000']] } }
  expect(measure(0, paragraph('แม่ให้เงิน'), table)).toEqual(measure(0, paragraph('แม่ให้เงิน')))
  expect(levelOf(measure(0, { type: 'horizontalRule' }))).toBe('easy')
})
