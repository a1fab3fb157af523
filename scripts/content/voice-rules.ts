import type { DocumentBlock } from '#lib/document.ts'
import { blockText } from '#lib/document-text.ts'
import type { Article, Fault } from './read-content.ts'

/** No more than this share of articles may have a heading, a beginning, a closing or a house phrase in common. */
const maxShare = 0.2

/** What our own articles said again and again. Each is good once; as a habit it is a template showing through. */
const housePhrases = [
  'จำแค่นี้ก็พอ',
  'สัปดาห์นี้ลองทำดู',
  'วันนี้ลองทำดู',
  'ลองทำดู',
  'ตัวละครสมมุติ',
  'เป็นตัวเลขจำลอง',
  'ตัวเลขในเรื่องนี้',
  'มาดูกันว่า',
  'มาหัด',
  'ไม่ใช่เรื่องผิด',
  'กุญแจสำคัญ',
  'เริ่มต้นวันนี้',
  'แล้วคุณล่ะ',
]

/** Letters of a beginning or an end that one recognises. */
const recognised = 14

/** Articles that sound alike: the same heading, title, lead, closing, or house phrase in more than a fifth of them. */
export function* voiceFaults(articles: Article[]): Generator<Fault> {
  const max = Math.max(1, Math.floor(articles.length * maxShare))
  yield* tooOften(articles, max, 'heading', (body) => body.filter(isNamed).map(nameOf))
  yield* tooOften(articles, max, 'lead', ([first]) => (first ? [begin(blockText(first))] : []))
  yield* tooOften(articles, max, 'closing', (body) => closingsOf(body))
  yield* tooOften(articles, max, 'title', (_, title) => [begin(title)])
  for (const phrase of housePhrases)
    yield* tooOften(articles, max, 'house-phrase', (body) =>
      body.some((block) => blockText(block).includes(phrase)) ? [phrase] : [],
    )
}

type Read = (body: DocumentBlock[], title: string) => string[]

function* tooOften(articles: Article[], max: number, rule: string, read: Read): Generator<Fault> {
  const holders = new Map<string, Article[]>()
  for (const one of articles)
    for (const text of new Set(read(one.article.body.content, one.article.title)))
      holders.set(text, [...(holders.get(text) ?? []), one])
  for (const [text, own] of holders)
    for (const { file, article } of own.slice(max))
      yield {
        file,
        key: article.key,
        rule,
        detail: `“${text}” อยู่ใน ${own.length} จาก ${articles.length} บทความ เกิน ${max}`,
      }
}

const isNamed = ({ type }: DocumentBlock) => type === 'heading' || type === 'keyPoint'

function nameOf(block: DocumentBlock): string {
  return block.type === 'keyPoint' ? block.attrs.title : blockText(block)
}

/** The last heading, and how the last paragraph begins. */
function closingsOf(body: DocumentBlock[]): string[] {
  const heading = body.findLast(({ type }) => type === 'heading')
  const last = body.findLast(({ type }) => type === 'paragraph')
  return [...(heading ? [blockText(heading)] : []), ...(last ? [begin(blockText(last))] : [])]
}

function begin(text: string): string {
  return text.slice(0, recognised)
}
