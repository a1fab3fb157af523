import { blockTexts } from '#lib/document-text.ts'
import type { Article, Fault } from './read-content.ts'

/** No phrase of our own is in more than this share of the articles. */
const maxShare = 0.15
const longest = 5
/** Where a phrase begins: Thai writes a space there. */
const edge = '␣'
const joint = '·'

/** “X is not Y”, after a noun or at the beginning; not “which is not”, “that it is not” and “not yet”. */
const contrast = `…${joint}ไม่ใช่`
const beforePlainNot = ['ที่', 'ว่า', 'ยัง', 'แค่', 'ถ้า']
/** Of two words almost every pair is plain Thai; these were habits: who is made up, the contrast, the asking. */
const watchedPairs = [['แต่ง', 'ขึ้น'].join(joint), ['ถาม', 'ว่า'].join(joint), contrast]
/** Words that the dictionary splits into three. */
const plain = ['ของ·ตัว·เอง', 'ค่า·ใช้·จ่าย']

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

/** How many articles have each n-gram of two to five words; a space before a word counts as a word, at the beginning only. */
export function countNgrams(articles: Article[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { article } of articles) {
    const own = new Set<string>()
    for (const text of [article.title, article.summary, ...blockTexts(article.body)])
      for (const phrase of text.split(/[\s“”()"]+/)) for (const gram of ngramsOf(phrase)) own.add(gram)
    for (const gram of own) counts.set(gram, (counts.get(gram) ?? 0) + 1)
  }
  return counts
}

function* ngramsOf(phrase: string): Generator<string> {
  const words = [...segmenter.segment(phrase)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
  if (words.length > 0) yield `${edge}${joint}${words[0]}`
  if (words.some((word, at) => word === 'ไม่ใช่' && !beforePlainNot.includes(words[at - 1] ?? ''))) yield contrast
  for (let n = 2; n <= longest; n++)
    for (let at = 0; at + n <= words.length; at++) yield words.slice(at, at + n).join(joint)
}

/** The phrases of three words and more, and the watched pairs, with the share of articles that have them; most first. */
export function habitsOf(articles: Article[]): { gram: string; share: number }[] {
  return [...countNgrams(articles)]
    .filter(([gram]) => watchedPairs.includes(gram) || (isLong(gram) && !plain.includes(gram)))
    .map(([gram, count]) => ({ gram, share: count / articles.length }))
    .toSorted((a, b) => b.share - a.share)
}

function isLong(gram: string): boolean {
  return !gram.startsWith(edge) && gram.split(joint).length >= 3
}

/** Phrases that stand in too many articles: counted, so that a new habit is found as the old ones were. */
export function* ngramFaults(articles: Article[]): Generator<Fault> {
  for (const { gram, share } of habitsOf(articles)) {
    if (share * articles.length <= Math.max(1, maxShare * articles.length)) continue
    const detail = `“${gram.replaceAll(joint, '')}” อยู่ใน ${(share * 100).toFixed(0)} % ของบทความ เกิน 15 %`
    yield { file: 'content/articles', key: '', rule: 'ngram', detail }
  }
}
