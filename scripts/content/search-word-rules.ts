import type { SearchWords } from '#features/posts/documents/content.ts'
import { normalizeText } from '#lib/thai/fold.ts'
import { segmentWords } from '#lib/thai/words.ts'
import type { Fault } from './read-content.ts'

/** Faults of the search words: duplicates, spellings that are not normalised, entries without effect. */
export function* searchWordFaults({ stopWords, terms, splits, synonyms }: SearchWords): Generator<Fault> {
  const fault = (key: string, rule: string, detail: string): Fault => ({
    file: 'content/search-words.json',
    key,
    rule,
    detail,
  })
  for (const [name, words] of Object.entries({ stopWords, terms, synonyms: synonyms.flat() }))
    for (const word of doubles(words)) yield fault(word, 'duplicate', `${name} มีคำนี้แล้ว`)
  for (const word of [...stopWords, ...terms, ...Object.keys(splits), ...synonyms.flat()])
    if (normalizeText(word) !== word) yield fault(word, 'spelling', `ต้องสะกดว่า “${normalizeText(word)}”`)
  for (const word of terms) if (segmentWords(word).length < 2) yield fault(word, 'term', 'เป็นคำเดียวอยู่แล้ว ไม่ต้องบอก')
  for (const [word, parts] of Object.entries(splits)) {
    if (parts.join('') !== word) yield fault(word, 'split', `ส่วนต่อกันไม่ได้เป็นคำนี้: ${parts.join(' ')}`)
    if (segmentWords(word).length > 1) yield fault(word, 'split', 'พจนานุกรมแยกคำนี้อยู่แล้ว')
  }
  for (const word of synonyms.flat())
    if (stopWords.includes(word)) yield fault(word, 'synonym', 'เป็นคำที่ไม่ใช้ตัดสินผลค้น จึงมีคำพ้องไม่ได้')
}

function doubles(words: string[]): string[] {
  return words.filter((word, i) => words.indexOf(word) !== i)
}
