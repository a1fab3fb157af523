import type { GlossaryTerm } from '#features/glossary/content.ts'
import { textFaults } from '#lib/thai/text-rules.ts'
import { countWords } from './count-words.ts'
import type { Article, Fault } from './read-content.ts'

const file = 'content/glossary.json'
/** A meaning is one sentence that fits a small box. */
const maxWords = 35

/** Faults of the glossary terms, individually and together. */
export function* glossaryFaults(terms: GlossaryTerm[], articles: Article[]): Generator<Fault> {
  const keys = new Set<string>()
  const spellings = new Map<string, string>()
  const articleKeys = new Set(articles.map(({ article }) => article.key))
  for (const { key, term, also, meaning, example, article, sources } of terms) {
    const fault = (rule: string, detail: string): Fault => ({ file, key, rule, detail })
    if (keys.has(key)) yield fault('duplicate', 'key นี้มีแล้ว')
    keys.add(key)
    for (const spelling of [term, ...also].map((one) => one.toLowerCase())) {
      const other = spellings.get(spelling)
      if (other) yield fault('duplicate', `“${spelling}” มีแล้วที่ ${other}`)
      spellings.set(spelling, key)
    }
    for (const text of [term, ...also, meaning, example])
      for (const one of textFaults(text)) yield fault(one.rule, one.detail)
    for (const text of [meaning, example])
      if (countWords(text) > maxWords) yield fault('length', `“${text.slice(0, 30)}…” ยาวเกิน ${maxWords} คำ`)
    if (article !== null && !articleKeys.has(article)) yield fault('link', `ไม่มีบทความ ${article}`)
    // A number in the term itself ('กฎ 72') is not a figure that needs a source.
    if (/\d/.test(meaning.replaceAll(term, '')) && sources.length === 0) yield fault('source', 'มีตัวเลขแต่ไม่มีแหล่งอ้างอิง')
  }
}
