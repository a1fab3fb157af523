import { blockTexts } from '#lib/document-text.ts'
import { addDays, daysBetween } from '#lib/thai/bangkok-time.ts'
import type { Article, Content, Fault } from './read-content.ts'

/** The first fortnight of the scam lab, a Monday; a script opens on the first day of each. */
const firstDay = '2026-11-30'
const days = 14
/** A year of them is written ahead; with fewer than these ahead the editors have to continue. */
const ahead = { year: 26, min: 4 }

/** A reader in trouble finds the number for money and one of those for people. */
const money = /(?<!\d)1441(?!\d)/
const people = /(?<!\d)(1300|1323)(?!\d)/
/** Names of programs would be a shopping list. */
const tools = /anydesk|teamviewer|rustdesk|telegram|deepfacelab|faceswap|spoof|keylogger|\bvpn\b|\bapk\b/i

const isScript = ({ article: { key } }: Article) => key.startsWith('scam-lab-')
const fortnightAt = (nth: number) => addDays(firstDay, nth * days)

/**
 * Faults of the scam lab: a fortnight without a script, or with two; one that opens within a fortnight; one without a
 * story to walk through or without numbers to call; one that names a tool; and a link to a text before it opens.
 */
export function* scamLabFaults(content: Content, today: string): Generator<Fault> {
  const scripts = content.articles.filter(isScript)
  for (const { file, article } of scripts) {
    const fault = (detail: string): Fault => ({ file, key: article.key, rule: 'scam-lab', detail })
    const texts = blockTexts(article.body).join('\n')
    if (!money.test(texts) || !people.test(texts)) yield fault('ต้องบอกเบอร์ 1441 และ 1300 หรือ 1323')
    if (tools.test(texts)) yield fault(`เอ่ยชื่อเครื่องมือ “${tools.exec(texts)![0]}”`)
    if (!article.opens) continue
    if (!article.body.content.some(({ type }) => type === 'branches')) yield fault('ไม่มีเรื่องให้ซ้อมเลือก (branches)')
    if (daysBetween(firstDay, article.opens) % days !== 0) yield fault(`${article.opens} ไม่ใช่วันแรกของสองสัปดาห์`)
  }
  const opening = scripts.flatMap(({ article: { opens } }) => opens ?? []).toSorted()
  for (const [at, day] of opening.entries()) if (day === opening[at - 1]) yield planFault(`วันที่ ${day} มีสองเรื่อง`)
  const last = Math.max(fortnightOf(opening.at(-1) ?? firstDay), fortnightOf(today) + ahead.min - 1)
  for (let nth = 0; nth <= last; nth++)
    if (!opening.includes(fortnightAt(nth))) yield planFault(`ไม่มีบทซ้อมของสองสัปดาห์ที่เริ่ม ${fortnightAt(nth)}`)
  yield* earlyLinks(content)
}

/** The fortnight in which a day lies, counted from 0; days before the first belong to it. */
function fortnightOf(day: string): number {
  return Math.max(0, Math.floor(daysBetween(firstDay, day) / days))
}

/** What refers to a text that readers do not find yet. */
function* earlyLinks({ articles, questions, words, riddles, videos, shelves, path }: Content): Generator<Fault> {
  const waiting = new Map(articles.flatMap(({ article: { key, opens } }) => (opens ? [[key, opens]] : [])))
  for (const { file, article } of articles)
    for (const [, key] of JSON.stringify(article.body).matchAll(/"\/post\/detail\/([a-z0-9-]+)/g))
      if ((waiting.get(key!) ?? '') > (article.opens ?? ''))
        yield { file, key: article.key, rule: 'link', detail: `${key} ยังไม่เปิดในวันที่เรื่องนี้เปิด` }
  const others = JSON.stringify([questions, words, riddles, videos, shelves, path])
  for (const key of waiting.keys())
    if (others.includes(`"${key}"`))
      yield { file: 'content/articles', key, rule: 'link', detail: 'มีเนื้อหาอื่นอ้างถึงก่อนวันเปิด' }
}

function planFault(detail: string): Fault {
  return { file: 'content/articles', key: 'scam-lab', rule: 'scam-lab', detail }
}

/** For the editors: how many of the next 26 fortnights have a script, and from which days there is none. */
export function scamLabLines({ articles }: Pick<Content, 'articles'>, today: string): string[] {
  const opening = new Set(articles.filter(isScript).map(({ article: { opens } }) => opens))
  const from = fortnightOf(today)
  const next = Array.from({ length: ahead.year }, (_, nth) => fortnightAt(from + nth))
  const lacking = next.filter((day) => !opening.has(day))
  return [
    `  scam lab: ${next.length - lacking.length} of the next ${next.length} fortnights have a script${lacking.length ? `; none from ${lacking.join(', ')}` : ''}`,
  ]
}
