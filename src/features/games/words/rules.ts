import { answerKey, isGuessable, splitClusters } from '#lib/thai/answers.ts'
import { segmentWords } from '#lib/thai/words.ts'

/** Letters as a reader sees them: shorter is no word to guess, longer does not fit a phone. */
const letters = { least: 2, most: 14 }
/** A part of the word of so many letters in the clue gives it away. */
const tellingPart = 3

/** What keeps a word from being asked, in Thai; null where nothing does. */
export function wordFault(word: string): string | null {
  if (!isGuessable(word)) return `“${word}” ต้องมีแต่อักษรไทยที่ทายได้ ไม่มีเว้นวรรค เลข ๆ หรือ ฯ`
  const size = splitClusters(word).length
  if (size >= letters.least && size <= letters.most) return null
  return `“${word}” มี ${size} ตัวอักษร ต้องมี ${letters.least}–${letters.most}`
}

/** The answer in a text, or a word of it that is long enough to give it away; null where there is none. */
export function partIn(text: string, answer: string): string | null {
  const told = answerKey(text)
  if (told.includes(answerKey(answer))) return answer
  const inText = new Set(segmentWords(text))
  return segmentWords(answer).find((part) => splitClusters(part).length >= tellingPart && inText.has(part)) ?? null
}
