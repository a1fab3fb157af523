import type { WordContent } from '#features/games/words/content.ts'
import { partIn, wordFault } from '#features/games/words/rules.ts'
import { answerKey } from '#lib/thai/answers.ts'
import { textFaults } from '#lib/thai/text-rules.ts'
import { countWords } from './count-words.ts'
import { similarFaults } from './likeness-rules.ts'
import type { Article, Fault } from './read-content.ts'

/** Maximum lengths in words, by dictionary segmentation. */
const max = { clue: 30, explanation: 60 }
export type Word = { file: string; word: WordContent }

/** Faults of the words for games, individually and together. */
export function* wordFaults(words: Word[], articles: Article[]): Generator<Fault> {
  const articleKeys = new Set(articles.map(({ article }) => article.key))
  const keys = new Set<string>()
  const spellings = new Map<string, string>()
  for (const { file, word } of words) {
    const fault = (rule: string, detail: string): Fault => ({ file, key: word.key, rule, detail })
    if (keys.has(word.key)) yield fault('duplicate', 'key นี้มีแล้ว')
    keys.add(word.key)
    const other = spellings.get(answerKey(word.word))
    if (other && !word.isRetired) yield fault('duplicate', `คำนี้มีแล้วที่ ${other}`)
    if (!word.isRetired) spellings.set(answerKey(word.word), word.key)
    if (word.article && !articleKeys.has(word.article)) yield fault('link', `ไม่มีบทความ ${word.article}`)
    for (const one of faultsOf(word)) yield fault(one.rule, one.detail)
  }
  yield* similarFaults(
    words.flatMap(({ file, word: { key, clue, moreClues = [] } }) =>
      [clue, ...moreClues].map((text) => ({ file, key, text })),
    ),
  )
}

function* faultsOf({
  word,
  clue,
  moreClues = [],
  explanation,
}: WordContent): Generator<{ rule: string; detail: string }> {
  const clues = [clue, ...moreClues]
  for (const text of [word, ...clues, explanation]) yield* textFaults(text)
  const bad = wordFault(word)
  if (bad) yield { rule: 'letters', detail: bad }
  for (const one of clues) {
    const part = partIn(one, word)
    if (part) yield { rule: 'telling', detail: `คำใบ้มี “${part}” ซึ่งเป็นส่วนของคำตอบ` }
    if (countWords(one) > max.clue) yield { rule: 'length', detail: `คำใบ้ยาวเกิน ${max.clue} คำ` }
  }
  if (countWords(explanation) > max.explanation) yield { rule: 'length', detail: `คำอธิบายยาวเกิน ${max.explanation} คำ` }
}
