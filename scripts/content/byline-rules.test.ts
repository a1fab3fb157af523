import { expect, test } from 'vitest'
import type { DocumentBlock } from '#lib/document.ts'
import { bylineFaults } from './byline-rules.ts'
import type { Article } from './read-content.ts'
import { type Series, seriesFaults } from './series-rules.ts'

type Own = Partial<Article['article']>

const articleOf = (own: Own, content: DocumentBlock[] = []): Article =>
  ({
    file: 'a.json',
    article: { key: 'a', author: 'กองบรรณาธิการ', sources: [], body: { type: 'doc', content }, ...own },
  }) as never

const faultsOf = (article: Article) =>
  [...bylineFaults([article])].filter(({ file }) => file === 'a.json').map(({ detail }) => detail)

const strip: DocumentBlock = {
  type: 'comic',
  attrs: {
    title: 'เหรียญ',
    panels: [1, 2, 3].map(() => ({
      place: 'street' as const,
      alt: 'สองคนยืนอยู่',
      figures: [
        { who: 'kla' as const, pose: 'stand' as const },
        { who: 'aom' as const, pose: 'stand' as const },
      ],
      says: [{ who: 'kla' as const, text: 'ดูสิ' }],
    })),
  },
}
const heading: DocumentBlock = { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'เหรียญ' }] }
const idea: DocumentBlock = {
  type: 'paragraph',
  content: [
    { type: 'text', text: 'อ่านต่อ', marks: [{ type: 'link', attrs: { href: '/post/detail/needs-and-wants' } }] },
  ],
}

test('a byline and its name go together, both ways', () => {
  expect(faultsOf(articleOf({ voice: 'comic', form: 'comic', author: 'แก๊งเหรียญเดียว' }))).toEqual([])
  expect(faultsOf(articleOf({ voice: 'comic', form: 'comic' }))).toEqual(['author ต้องเป็น “แก๊งเหรียญเดียว”'])
  expect(faultsOf(articleOf({ author: 'น้าทอน' }))).toEqual(['“น้าทอน” ต้องมี voice'])
})

test('a column has its letter, and a strip its heading, its idea and its byline', () => {
  expect(faultsOf(articleOf({ voice: 'letters', form: 'letter', author: 'น้าทอน' }))).toHaveLength(1)
  const comic: Own = { voice: 'comic', form: 'comic', author: 'แก๊งเหรียญเดียว' }
  expect(faultsOf(articleOf(comic, [heading, strip, idea]))).toEqual([])
  expect(faultsOf(articleOf(comic, [strip, heading]))).toHaveLength(2)
  expect(faultsOf(articleOf({}, [heading, strip, idea]))).toEqual(['การ์ตูนเป็นของแก๊งเหรียญเดียว'])
})

test('a byline with too few texts is named', () => {
  expect([...bylineFaults([])].map(({ key }) => key)).toEqual(['letters', 'data', 'comic'])
})

const series: Series = {
  key: 'rate',
  title: 'ดอกเบี้ย',
  owner: 'ธนาคารแห่งประเทศไทย',
  unit: '%',
  asOf: '2026-02-25',
  facts: ['F018'],
  labels: ['ก', 'ข', 'ค'],
  values: [1.25, 1, -0.14],
}
const claim = 'จาก 1.25 % เหลือ 1.00 % แล้ว −0.14 %'
const sources = { F018: { claim, grade: 'B' as const, source: 'x', checked: '2026-11-21' } }
const drawingOf = (values: number[], caption = 'ถึง 25 ก.พ. 2569'): DocumentBlock => ({
  type: 'drawing',
  attrs: { kind: 'lines', caption, unit: '%', labels: series.labels, lines: [{ name: 'อัตรา', values }] },
})
const seriesFaultsOf = (own: Series, drawing: DocumentBlock, notes = ['F018']) => {
  const article = articleOf({ voice: 'data', series: ['rate'], sources: notes }, [drawing])
  return [...seriesFaults({ series: [own], sources, articles: [article] })].map(({ detail }) => detail)
}

test('the data desk draws figures that stand in a fact, as they are, with their day and their source', () => {
  expect(seriesFaultsOf(series, drawingOf(series.values))).toEqual([])
  expect(seriesFaultsOf({ ...series, values: [1.25, 1, 0.9] }, drawingOf([1.25, 1, 0.9]))).toEqual([
    '0.9 ไม่อยู่ในข้อเท็จจริง F018',
  ])
  expect(seriesFaultsOf(series, drawingOf([1.25, 1.1, -0.14]))).toEqual(['ไม่มีกราฟที่ตรงกับ rate ทุกจุด'])
  expect(seriesFaultsOf(series, drawingOf(series.values, 'ไม่มีวัน'))).toHaveLength(1)
  expect(seriesFaultsOf(series, drawingOf(series.values), [])).toEqual(['แหล่งของเรื่องไม่มี F018 ของ rate'])
})
