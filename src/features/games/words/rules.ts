import { answerKey, isGuessable, splitClusters } from '#lib/thai/answers.ts'
import { segmentWords } from '#lib/thai/words.ts'

/** In grapheme clusters: shorter words cannot be guessed, longer ones do not fit a phone. */
const letters = { min: 2, max: 14 }
/** A part of the word with this many letters in the clue reveals it. */
const tellingPart = 3

/** The fault that keeps a word from being asked, in Thai; null when there is none. */
export function wordFault(word: string): string | null {
  if (!isGuessable(word)) return `“${word}” ต้องมีแต่อักษรไทยที่ทายได้ ไม่มีเว้นวรรค เลข ๆ หรือ ฯ`
  const size = splitClusters(word).length
  if (size >= letters.min && size <= letters.max) return null
  return `“${word}” มี ${size} ตัวอักษร ต้องมี ${letters.min}–${letters.max}`
}

/** The answer inside a text, or a part of it that is long enough to reveal it; null when there is none. */
export function partIn(text: string, answer: string): string | null {
  const told = answerKey(text)
  if (told.includes(answerKey(answer))) return answer
  const inText = new Set(segmentWords(text))
  return segmentWords(answer).find((part) => splitClusters(part).length >= tellingPart && inText.has(part)) ?? null
}
