import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { DraftTree } from '#lib/document.ts'
import { cleanHref, cleanText } from './text-rules.ts'
import { cleanTree } from './tree-rules.ts'

const text = (value: string, ...marks: object[]) => ({ type: 'text', text: value, ...(marks.length && { marks }) })
const doc = (...content: unknown[]) => ({ type: 'doc', content })
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const src = `/media/${'a'.repeat(43)}/960.webp`

test('known nodes stay as they are', () => {
  const tree = doc(
    { type: 'heading', attrs: { level: 2 }, content: [text('หัวข้อ')] },
    paragraph(
      text('ออม', { type: 'bold' }),
      text(' ไว้'),
      { type: 'hardBreak' },
      text('ก่อน', { type: 'link', attrs: { href: '/glossary' } }),
    ),
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('หนึ่ง'))] }] },
    { type: 'blockquote', content: [paragraph(text('คำ'))] },
    { type: 'keyPoint', attrs: { title: 'จำไว้' }, content: [paragraph(text('ข้อ'))] },
    { type: 'horizontalRule' },
    { type: 'image', attrs: { src, alt: 'กระปุก', width: 10, height: 20 } },
    { type: 'koinCalculator', attrs: { principal: 100_000, rate: 150, months: 12 } },
    { type: 'table', attrs: { caption: 'เทียบ', head: ['ก', 'ข'], rows: [['1', '2']] } },
    { type: 'video', attrs: { id: '01900000-0000-7000-8000-000000005000' } },
  )
  expect(cleanTree(tree)).toEqual(tree)
})

test('unknown nodes are removed, and their text is kept', () => {
  const tree = doc(
    text('ลอย'),
    { type: 'iframe', attrs: { src: 'https://evil.example' }, content: [paragraph(text('ใน', { type: 'underline' }))] },
    { type: 'heading', attrs: { level: 1 }, content: [paragraph(text('ใหญ่'))] },
    { type: 'image', attrs: { src: 'https://evil.example/a.png', alt: '', width: 1, height: 1 } },
    { type: 'video', attrs: { id: 'https://evil.example/a.mp4' } },
    { type: 'video', attrs: { src: '/media/video/a.mp4' } },
    {
      type: 'bulletList',
      content: [
        {
          type: 'listItem',
          content: [
            paragraph(text('หนึ่ง')),
            { type: 'orderedList', content: [{ type: 'listItem', content: [paragraph(text('สอง'))] }] },
          ],
        },
      ],
    },
  )
  const item = (value: string) => ({ type: 'listItem', content: [paragraph(text(value))] })
  expect(cleanTree(tree)).toEqual(
    doc(
      paragraph(text('ลอย')),
      paragraph(text('ใน')),
      { type: 'heading', attrs: { level: 2 }, content: [text('ใหญ่')] },
      { type: 'bulletList', content: [item('หนึ่ง'), item('สอง')] },
    ),
  )
})

test('deceptive characters are removed', () => {
  expect(cleanText('a\u202eb\u0000c\u2066d\ufeff')).toBe('abcd')
  expect(cleanText('\ud800x')).toBe('\ufffdx')
  expect(cleanText(`ก${'\u0e49'.repeat(90)}ข`)).toBe(`ก${'\u0e49'.repeat(6)}ข`)
  expect(cleanText('👩‍👧 น้ำ\u200bแข็ง')).toBe('👩‍👧 น้ำ\u200bแข็ง')
})

test.each([
  ['javascript:alert(1)', null],
  ['JaVaScRiPt:alert(1)', null],
  ['https://good@evil.example/', null],
  ['http://plain.example', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['https://ex\u202eample.com', null],
  ['data:text/html,x', null],
  ['https://', null],
  [' https://www.bot.or.th/ก ', 'https://www.bot.or.th/ก'],
  ['HTTPS://example.com', 'https://example.com'],
  ['/post/detail/x', '/post/detail/x'],
])('a link to %s leads to %s', (href, led) => {
  expect(cleanHref(href)).toBe(led)
})

test('too much content is refused, however deep or wide', () => {
  let deep: object = paragraph(text('ลึก'))
  for (let i = 0; i < 5_000; i += 1) deep = { type: 'blockquote', content: [deep] }
  expect(cleanTree(doc(deep))).toEqual(doc())
  expect(cleanTree(doc(...Array.from({ length: 301 }, () => ({ type: 'horizontalRule' }))))).toBeNull()
  expect(cleanTree(doc(...Array.from({ length: 60 }, () => paragraph(text('ก'.repeat(5_000))))))).toBeNull()
})

const names = [
  'doc',
  'paragraph',
  'heading',
  'text',
  'hardBreak',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'keyPoint',
  'horizontalRule',
  'image',
  'koinCalculator',
  'table',
  'iframe',
  '__proto__',
]
const value = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.integer(),
  fc.double(),
  fc.constant(null),
  fc.constant(src),
  fc.array(fc.string()),
  fc.array(fc.array(fc.string())),
)
const attrs = fc.dictionary(
  fc.constantFrom(
    'level',
    'src',
    'alt',
    'width',
    'height',
    'title',
    'principal',
    'rate',
    'months',
    'caption',
    'head',
    'rows',
    'href',
  ),
  value,
)
const mark = fc.record({ type: fc.constantFrom('bold', 'italic', 'link', 'code'), attrs }, { requiredKeys: ['type'] })
const { node } = fc.letrec((tie) => ({
  node: fc.record(
    {
      type: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: value }),
      text: value,
      attrs,
      marks: fc.array(mark, { maxLength: 3 }),
      content: fc.array(tie('node'), { maxLength: 4 }),
    },
    { requiredKeys: ['type'] },
  ),
}))

test('any input becomes a valid tree or null, and cleaning is idempotent', () => {
  fc.assert(
    fc.property(fc.oneof({ depthSize: 'medium' }, node, fc.anything()), (json) => {
      const tree = cleanTree({ type: 'doc', content: [json] })
      if (tree === null) return
      expect(z.safeParse(DraftTree, tree).error).toBeUndefined()
      expect(cleanTree(structuredClone(tree))).toEqual(tree)
    }),
    { numRuns: 150 },
  )
})
