import { coverNames } from '#art/names/cover-names.ts'
import { ClubType } from '#features/posts/documents/contract.ts'
import { choiceFaults } from '#features/quizzes/questions/server/writing-rules.ts'
import type { DocumentTree } from '#lib/document.ts'
import { isLiveBlock } from '#lib/document-blocks.ts'
import { blockText, blockTexts } from '#lib/document-text.ts'
import { textFaults } from '#lib/thai/text-rules.ts'
import { countWords } from './count-words.ts'
import { linkFaults } from './link-rules.ts'
import type { Article, Fault } from './read-content.ts'

const words = { min: 250, max: 1_200 }
const wordsBetweenHeadings = 250
const wordsOfLead = 60

/** Faults of the articles, individually and together. */
export function* articleFaults(articles: Article[], today: string): Generator<Fault> {
  const keys = new Set<string>()
  for (const { file, article } of articles) {
    const { key, published, cover } = article
    const fault = (rule: string, detail: string): Fault => ({ file, key, rule, detail })
    if (keys.has(key)) yield fault('duplicate', 'key นี้มีแล้ว')
    keys.add(key)
    if (published > today) yield fault('date', `วันเผยแพร่ ${published} ยังมาไม่ถึง`)
    const { revised } = article
    if (revised && (revised <= published || revised > today))
      yield fault('date', `วันแก้ไข ${revised} ต้องอยู่หลังวันเผยแพร่และไม่อยู่ในอนาคต`)
    if (!(coverNames as readonly string[]).includes(cover.art)) yield fault('cover', `ไม่มีภาพปก ${cover.art}`)
    for (const one of [...shapeFaults(article.body), ...choiceFaults(article.question)])
      yield fault(one.rule, one.detail)
    // Grades of sources are for the list at the end: a reader is told the day.
    if (blockTexts(article.body).some((text) => text.includes('แหล่งรอง')))
      yield fault('source', 'คำว่า “แหล่งรอง” อยู่ได้เฉพาะในรายการแหล่งอ้างอิง')
    for (const text of textsOf({ file, article })) for (const one of textFaults(text)) yield fault(one.rule, one.detail)
  }
  for (const { file, article } of articles)
    for (const detail of linkFaults(article.body, keys)) yield { file, key: article.key, rule: 'link', detail }
  yield* neighbourFaults(articles)
  for (const club of ClubType.options)
    if (!articles.some(({ article }) => article.club === club))
      yield { file: 'content/articles', key: club, rule: 'club', detail: 'คลับนี้ยังไม่มีบทความ' }
}

/** Posts of one day stand in the order of their keys, last first: two neighbours of a club never have one scene. */
function* neighbourFaults(articles: Article[]): Generator<Fault> {
  for (const own of Object.values(Object.groupBy(articles, ({ article }) => article.club))) {
    const inOrder = (own ?? []).toSorted((a, b) => (placeOf(a) < placeOf(b) ? 1 : -1))
    for (const [at, { file, article }] of inOrder.entries()) {
      const next = inOrder[at + 1]?.article
      if (next?.cover.art === article.cover.art)
        yield { file, key: article.key, rule: 'cover', detail: `ภาพปกเดียวกับ ${next.key} ซึ่งอยู่ติดกันในคลับ` }
    }
  }
}

const placeOf = ({ article: { opens, published, key } }: Article) => `${opens ?? published} ${key}`

function textsOf({ article: { title, summary, tags, author, cover, body, question } }: Article): string[] {
  const { text, right, wrong, explanation } = question
  return [title, summary, ...tags, author, cover.alt, ...blockTexts(body), text, right, ...wrong, explanation]
}

function* shapeFaults(body: DocumentTree): Generator<{ rule: string; detail: string }> {
  const total = countWords(blockTexts(body).join('\n'))
  if (total < words.min || total > words.max)
    yield { rule: 'length', detail: `เนื้อเรื่อง ${total} คำ ต้องอยู่ใน ${words.min}–${words.max}` }

  const [lead] = body.content
  const leadWords = lead ? countWords(blockText(lead)) : 0
  if (lead?.type !== 'paragraph' || leadWords === 0) yield { rule: 'lead', detail: 'ต้องเริ่มด้วยย่อหน้า' }
  else if (leadWords > wordsOfLead) yield { rule: 'lead', detail: `ย่อหน้าแรก ${leadWords} คำ เกิน ${wordsOfLead}` }

  let since = 0
  for (const block of body.content) {
    // Tables and interactive blocks do not count as running text.
    const isLook = block.type === 'table' || isLiveBlock(block)
    since = block.type === 'heading' ? 0 : since + (isLook ? 0 : countWords(blockText(block)))
    if (since <= wordsBetweenHeadings) continue
    yield {
      rule: 'headings',
      detail: `เกิน ${wordsBetweenHeadings} คำโดยไม่มีหัวข้อ ก่อน “${blockText(block).slice(0, 30)}…”`,
    }
    since = 0
  }
}
