import type { WordContent } from '#features/games/words/content.ts'
import { answerKey, isGuessable, splitClusters } from '#lib/thai/answers.ts'
import { countWords, segmentWords } from '#lib/thai/words.ts'
import { similarFaults } from './likeness.ts'
import type { Article, Fault } from './read-content.ts'
import { textFaults } from './text-rules.ts'

/** Letters as a reader sees them: shorter is no word to guess, longer does not fit a phone. */
const letters = { least: 2, most: 14 }
/** As a dictionary cuts them: what is read at a glance, and what is read after the end. */
const most = { clue: 30, explanation: 60 }
/** A part of the word of so many letters in the clue gives it away. */
const tellingPart = 3

export type Word = { file: string; word: WordContent }

/** What is wrong with the words of games, alone and among each other. */
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
  yield* similarFaults(words.map(({ file, word: { key, clue } }) => ({ file, key, text: clue })))
}

function* faultsOf({ word, clue, explanation }: WordContent): Generator<{ rule: string; detail: string }> {
  for (const text of [word, clue, explanation]) yield* textFaults(text)
  if (!isGuessable(word)) yield { rule: 'letters', detail: `“${word}” ต้องมีแต่อักษรไทยที่ทายได้ ไม่มีเว้นวรรค เลข ๆ หรือ ฯ` }
  const size = splitClusters(word).length
  if (size < letters.least || size > letters.most)
    yield { rule: 'letters', detail: `“${word}” มี ${size} ตัวอักษร ต้องมี ${letters.least}–${letters.most}` }
  const part = partIn(clue, word)
  if (part) yield { rule: 'telling', detail: `คำใบ้มี “${part}” ซึ่งเป็นส่วนของคำตอบ` }
  if (countWords(clue) > most.clue) yield { rule: 'length', detail: `คำใบ้ยาวเกิน ${most.clue} คำ` }
  if (countWords(explanation) > most.explanation)
    yield { rule: 'length', detail: `คำอธิบายยาวเกิน ${most.explanation} คำ` }
}

/** The answer in a text, or a word of it that is long enough to give it away; null where there is none. */
export function partIn(text: string, answer: string): string | null {
  const told = answerKey(text)
  if (told.includes(answerKey(answer))) return answer
  const inText = new Set(segmentWords(text))
  return segmentWords(answer).find((part) => splitClusters(part).length >= tellingPart && inText.has(part)) ?? null
}
