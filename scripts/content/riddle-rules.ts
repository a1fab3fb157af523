import { drawingFaults } from '#art/names/drawing-rules.ts'
import { type RiddleContent, RiddleKind } from '#features/games/riddles/content.ts'
import { isAnswer, isTold, largestDrawing } from '#features/games/riddles/rules.ts'
import { answerKey } from '#lib/thai/answers.ts'
import { textFaults } from '#lib/thai/text-rules.ts'
import { countWords } from './count-words.ts'
import { similarFaults } from './likeness-rules.ts'
import type { Article, Fault } from './read-content.ts'

const max = { description: 45, explanation: 60 }

/** `drawing` is null when its file is missing. */
export type Riddle = { file: string; riddle: RiddleContent; drawing: string | null }

/** Faults of the riddles and their drawings, individually and together. */
export function* riddleFaults(riddles: Riddle[], articles: Article[]): Generator<Fault> {
  const articleKeys = new Set(articles.map(({ article }) => article.key))
  const keys = new Set<string>()
  const answers = new Map<string, string>()
  const drawings = new Map<string, string>()
  for (const { file, riddle, drawing } of riddles) {
    const { key, answer, article } = riddle
    const fault = (rule: string, detail: string): Fault => ({ file, key, rule, detail })
    if (keys.has(key)) yield fault('duplicate', 'key นี้มีแล้ว')
    keys.add(key)
    const other = answers.get(answerKey(answer))
    if (other && !riddle.isRetired) yield fault('duplicate', `คำตอบนี้มีแล้วที่ ${other}`)
    if (!riddle.isRetired) answers.set(answerKey(answer), key)
    if (article && !articleKeys.has(article)) yield fault('link', `ไม่มีบทความ ${article}`)
    for (const one of faultsOf(riddle)) yield fault(one.rule, one.detail)
    if (drawing === null) yield fault('drawing', `ไม่มีภาพ ${key}.svg`)
    else {
      for (const detail of drawingFaults(drawing, largestDrawing)) yield fault('drawing', detail)
      const twin = drawings.get(drawing)
      if (twin) yield fault('duplicate', `ภาพเดียวกับ ${twin}`)
      drawings.set(drawing, key)
    }
  }
  yield* mixFaults(riddles)
  yield* similarFaults(riddles.map(({ file, riddle: { key, description } }) => ({ file, key, text: description })))
}

/** How many riddles in use there are of each kind, and one line about it. */
export function kindsOf(riddles: Riddle[]) {
  const kinds = riddles.filter(({ riddle }) => !riddle.isRetired).map(({ riddle }) => riddle.kind)
  const counts = RiddleKind.options.map((kind) => [kind, kinds.filter((one) => one === kind).length] as const)
  const line = `kinds of riddles: ${counts.map(([kind, count]) => `${count} ${kind}`).join(', ')}`
  return { counts: new Map(counts), line }
}

/** A picture of the thing itself is no riddle: there are at most as many as puns. */
function* mixFaults(riddles: Riddle[]): Generator<Fault> {
  const { icon = 0, pun = 0 } = Object.fromEntries(kindsOf(riddles).counts)
  if (icon > pun)
    yield {
      file: 'content/riddles',
      key: '',
      rule: 'kinds',
      detail: `ภาพของสิ่งนั้นตรง ๆ ${icon} ภาพ มากกว่าภาพเล่นคำ ${pun} ภาพ`,
    }
}

function* faultsOf({ answer, accepted, description, explanation }: RiddleContent) {
  for (const text of [answer, ...accepted, description, explanation]) yield* textFaults(text)
  const spellings = [answer, ...accepted].map(answerKey)
  if (![answer, ...accepted].every(isAnswer)) yield { rule: 'answer', detail: 'คำตอบต้องมีตัวอักษร' }
  if (new Set(spellings).size < spellings.length) yield { rule: 'answer', detail: 'คำตอบที่รับซ้ำกัน' }
  if (isTold(description, { answer, accepted })) yield { rule: 'telling', detail: 'คำบรรยายภาพมีคำตอบอยู่' }
  if (countWords(description) > max.description)
    yield { rule: 'length', detail: `คำบรรยายยาวเกิน ${max.description} คำ` }
  if (countWords(explanation) > max.explanation) yield { rule: 'length', detail: `คำอธิบายยาวเกิน ${max.explanation} คำ` }
}
