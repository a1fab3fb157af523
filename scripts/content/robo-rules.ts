import { z } from 'zod/mini'
import type { RoboPolicyContent } from '#features/policies/content.ts'
import { roboPolicyTypes } from '#features/policies/robo-contract.ts'
import type { RoboNewsFile } from '#features/robo/news/content.ts'
import { textFaults } from '#lib/thai/text-rules.ts'
import type { Article, Fault } from './read-content.ts'

/**
 * What a note of content/robo-news.json leans on, besides what the product reads: `source` is the calculation, done again
 * here; `figures` are prices in 1/10,000 baht, which nav-rules.test.ts finds in the simulated history of the bank's funds.
 */
export const NoteProofFile = z.object({
  notes: z.array(
    z.object({
      source: z.string().check(z.minLength(1), z.maxLength(400)),
      figures: z.array(z.object({ code: z.string(), day: z.iso.date(), nav: z.int().check(z.minimum(1)) })),
    }),
  ),
})

export type RoboNote = RoboNewsFile['notes'][number] & z.infer<typeof NoteProofFile>['notes'][number]
export type RoboPolicy = { file: string; policy: RoboPolicyContent }

const newsFile = 'content/robo-news.json'
/** The fewest notes that the page of news opens with. */
const fewestNotes = 12
const lettersOfParagraph = 400

/** A note is about the simulated market and says so. */
const madeUp = /ตลาดจำลอง|ข้อมูลสมมุติ/
/** Institutions, indexes and markets of the real world: a note about made-up prices puts no word into their mouths. */
const real =
  /ธปท|แบงก์ชาติ|ธนาคารแห่งประเทศไทย|กนง\.|ก\.ล\.ต|ตลาดหลักทรัพย์|บลจ\.|เฟด|ดาวโจนส์|แนสแดค|\b(SET\d*|Fed|FOMC|Nasdaq|S&P|Dow|MSCI|IMF|OPEC|ECB)\b/

/** Faults of the market notes, individually and together. */
export function* roboNewsFaults(notes: RoboNote[], articles: Article[], today: string): Generator<Fault> {
  const articleKeys = new Set(articles.map(({ article }) => article.key))
  const keys = new Set<string>()
  for (const { key, day, title, summary, paragraphs, article } of notes) {
    const fault = (rule: string, detail: string): Fault => ({ file: newsFile, key, rule, detail })
    const texts = [title, summary, ...paragraphs]
    if (keys.has(key)) yield fault('duplicate', 'key นี้มีแล้ว')
    keys.add(key)
    if (day > today) yield fault('date', `วันที่ ${day} ยังมาไม่ถึง`)
    if (article !== null && !articleKeys.has(article)) yield fault('link', `ไม่มีบทความ ${article}`)
    for (const text of texts) for (const one of textFaults(text)) yield fault(one.rule, one.detail)
    if (!texts.some((text) => madeUp.test(text))) yield fault('made-up', 'ต้องบอกว่าเป็นตลาดจำลองหรือข้อมูลสมมุติ')
    const named = real.exec(texts.join('\n'))?.[0]
    if (named) yield fault('real', `“${named}” เป็นชื่อจริง บันทึกของตลาดจำลองอ้างถึงไม่ได้`)
    for (const text of paragraphs)
      if (text.length > lettersOfParagraph)
        yield fault('length', `“${text.slice(0, 30)}…” ยาวเกิน ${lettersOfParagraph} ตัวอักษร`)
  }
  if (notes.length < fewestNotes)
    yield { file: newsFile, key: '', rule: 'count', detail: `มี ${notes.length} บันทึก ต้องมีอย่างน้อย ${fewestNotes}` }
}

/** Faults of the policies of the robo-adviser: one of each type, its texts in good Thai. */
export function* roboPolicyFaults(policies: RoboPolicy[]): Generator<Fault> {
  for (const { file, policy } of policies) {
    const { type, title, summary, changes, sections } = policy
    const texts = [title, summary, changes, ...sections.flatMap((one) => [one.title, ...one.text.split('\n\n')])]
    for (const text of texts)
      for (const one of textFaults(text)) yield { file, key: type, rule: one.rule, detail: one.detail }
  }
  for (const type of roboPolicyTypes)
    if (!policies.some(({ policy }) => policy.type === type))
      yield { file: 'content/robo-policies', key: type, rule: 'policy', detail: 'ไม่มีนโยบายนี้' }
}
