import { expect, test } from 'vitest'
import { DocumentTree, ReadingTree } from '#lib/document.ts'
import { markReading } from './reading-rules.ts'

const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, ...(marks.length > 0 && { marks }) })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const heading = (words: string) => ({ type: 'heading', attrs: { level: 2 }, content: [text(words)] })
const link = { type: 'link', attrs: { href: '/club/hit' } }
const tree = (...content: object[]) => DocumentTree.parse({ type: 'doc', content })
const terms = [
  { key: 'interest', term: 'ดอกเบี้ย', also: [] },
  { key: 'compound', term: 'ดอกเบี้ยทบต้น', also: ['ทบต้น'] },
  { key: 'debt', term: 'หนี้สิน', also: ['หนี้'] },
  { key: 'handful', term: 'กำ', also: [] },
]
const read = (...content: object[]) => markReading(tree(...content), terms)
/** The marked terms with their keys, in text order. */
const marksOf = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const { text: words, marks = [] } = value as { text?: string; marks?: { type: string; attrs?: { key: string } }[] }
  const own = marks.flatMap(({ type, attrs }) => (type === 'term' ? [`${words}=${attrs!.key}`] : []))
  return [...own, ...Object.values(value).flatMap(marksOf)]
}

test('the first occurrence of a term is marked in paragraphs, lists, quotes and key points', () => {
  const item = { type: 'listItem', content: [paragraph(text('คืนหนี้ก่อน'))] }
  const { tree: marked, terms: found } = read(
    paragraph(text('ได้ดอกเบี้ยทุกปี แล้วดอกเบี้ยนั้นก็โต')),
    { type: 'bulletList', content: [item] },
    { type: 'keyPoint', attrs: { title: 'จำ' }, content: [paragraph(text('ดอกเบี้ยทบต้นและหนี้'))] },
  )
  expect(marksOf(marked)).toEqual(['ดอกเบี้ย=interest', 'หนี้=debt', 'ดอกเบี้ยทบต้น=compound'])
  expect(found.map(({ key }) => key)).toEqual(['interest', 'debt', 'compound'])
  expect(ReadingTree.safeParse(marked).success).toBe(true)
})

test('headings and links are not marked; the next occurrence is', () => {
  const { tree: marked } = read(heading('ดอกเบี้ย'), paragraph(text('ดอกเบี้ย', link), text(' กับดอกเบี้ย')))
  expect(marksOf(marked)).toEqual(['ดอกเบี้ย=interest'])
  expect(marked.content[1]).toEqual(
    paragraph(text('ดอกเบี้ย', link), text(' กับ'), text('ดอกเบี้ย', { type: 'term', attrs: { key: 'interest' } })),
  )
})

test('a bold term stays bold, and the text around it is unchanged', () => {
  const { tree: marked } = read(paragraph(text('ก่อน '), text('ดอกเบี้ย', { type: 'bold' }), text(' หลัง')))
  expect(marked.content[0]).toEqual(
    paragraph(
      text('ก่อน '),
      text('ดอกเบี้ย', { type: 'bold' }, { type: 'term', attrs: { key: 'interest' } }),
      text(' หลัง'),
    ),
  )
})

test('a term inside another word is not marked', () => {
  expect(marksOf(read(paragraph(text('ร้านมีกำไร'))).tree)).toEqual([])
  // A border between text nodes is not a word border by itself.
  expect(marksOf(read(paragraph(text('กำ', { type: 'bold' }), text('ไร'))).tree)).toEqual([])
})

test('a stored document cannot contain term marks', () => {
  const own = { type: 'term', attrs: { key: 'interest' } }
  expect(DocumentTree.safeParse({ type: 'doc', content: [paragraph(text('คำ', own))] }).success).toBe(false)
  const named = { type: 'heading', attrs: { level: 2, id: 'main' }, content: [text('คำ')] }
  expect(JSON.stringify(tree(named))).not.toContain('main')
})

test('ids of headings come from their words, duplicates are numbered, so an id survives insertions before it', () => {
  const ids = (...content: object[]) =>
    read(...content).tree.content.flatMap((block) => (block.type === 'heading' ? [block.attrs.id] : []))
  expect(ids(heading('คิดเร็ว ๆ ด้วยเลข 72'), heading('สรุป'), heading('สรุป'), heading('?!'))).toEqual([
    'h-คิดเร็ว-ๆ-ด้วยเลข-72',
    'h-สรุป',
    'h-สรุป-2',
    'h-x',
  ])
  expect(ids(paragraph(text('ใหม่')), heading('สรุป'))).toEqual(['h-สรุป'])
})
