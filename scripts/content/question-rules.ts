import type { QuestionContent } from '#features/quizzes/questions/content.ts'
import { countWords } from '#lib/thai/words.ts'
import { coverageFaults } from './coverage-rules.ts'
import { similarFaults } from './likeness-rules.ts'
import type { Article, Fault, Question } from './read-content.ts'
import { letterCount, textFaults } from './text-rules.ts'

/** Words, as a dictionary cuts them: what a teenager reads on a phone without losing the thread. */
const most = { text: 60, choice: 25, explanation: 90 }
/** Fewer cannot say why the tempting wrong answer is wrong. */
const leastExplained = 10
/** Of so few questions no share says anything. */
const atLeast = 20
const longestShare = { least: 0.1, most: 0.45 }
const lengthOff = 0.2

type Choices = { right: string; wrong: string[] }

/** What is wrong with the questions of the bank, alone and among each other. */
export function* questionFaults(questions: Question[], articles: Article[]): Generator<Fault> {
  const articleKeys = new Set(articles.map(({ article }) => article.key))
  const seen = new Set<string>()
  for (const { file, question } of questions) {
    const fault = (rule: string, detail: string): Fault => ({ file, key: question.key, rule, detail })
    if (seen.has(question.key)) yield fault('duplicate', 'key นี้มีแล้ว')
    seen.add(question.key)
    if (question.article && !articleKeys.has(question.article)) yield fault('link', `ไม่มีบทความ ${question.article}`)
    for (const one of faultsOf(question)) yield fault(one.rule, one.detail)
  }
  yield* similarFaults([
    ...questions.map(({ file, question: { key, text } }) => ({ file, key, text })),
    ...articles.map(({ file, article: { key, question } }) => ({ file, key, text: question.text })),
  ])
  yield* coverageFaults(questions)
  // A file too: whoever practises one level or one skill must not learn its habit.
  for (const placeOf of [({ pool }: Question) => `content/questions/${pool}-*`, ({ file }: Question) => file])
    for (const [place, own = []] of Object.entries(Object.groupBy(questions, placeOf)))
      yield* lengthFaults(
        place,
        own.flatMap(({ question }) => (question.kind === 'choice' ? [question] : [])),
      )
}

function* faultsOf(question: QuestionContent): Generator<{ rule: string; detail: string }> {
  const parts =
    question.kind === 'choice'
      ? [question.right, ...question.wrong]
      : question.kind === 'ordering'
        ? question.items
        : []
  for (const text of [question.text, question.explanation, ...parts]) yield* textFaults(text)
  if (question.kind === 'choice') yield* choiceFaults(question)
  if (question.kind === 'ordering' && new Set(parts.map(folded)).size < parts.length)
    yield { rule: 'choices', detail: 'มีรายการซ้ำกัน' }
  if (question.kind === 'numeric' && !question.explanation.replaceAll(',', '').includes(question.right))
    yield { rule: 'choices', detail: `คำอธิบายไม่ได้กล่าวถึงคำตอบ ${question.right}` }
  yield* tooLong('คำถาม', question.text, most.text)
  yield* tooLong('คำอธิบาย', question.explanation, most.explanation)
  if (countWords(question.explanation) < leastExplained)
    yield { rule: 'length', detail: `คำอธิบายสั้นกว่า ${leastExplained} คำ` }
  for (const part of parts) yield* tooLong('ตัวเลือก', part, most.choice)
}

/** The right answer is not among the wrong ones, and no two choices are the same. */
export function* choiceFaults({ right, wrong }: Choices): Generator<{ rule: string; detail: string }> {
  if (wrong.map(folded).includes(folded(right))) yield { rule: 'choices', detail: 'คำตอบที่ถูกอยู่ในตัวเลือกที่ผิด' }
  if (new Set(wrong.map(folded)).size < wrong.length) yield { rule: 'choices', detail: 'มีตัวเลือกที่ผิดซ้ำกัน' }
}

function* tooLong(what: string, text: string, limit: number): Generator<{ rule: string; detail: string }> {
  const words = countWords(text)
  if (words > limit) yield { rule: 'length', detail: `${what}ยาว ${words} คำ เกิน ${limit}` }
}

/** Equal texts mean the same choice. The point in a number and its sign stay: 15 % is not 1.5 %, nor −4 % 4 %. */
function folded(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/((?<=\d)\.(?=\d)|[+−](?=\d))|[^\p{L}\p{M}\p{N}]/gu, '$1')
}

/** Whoever always takes the longest choice is right so often, and the right ones are so much longer than the wrong. */
export function lengthBias(questions: Choices[]): { longest: number; ratio: number } {
  const rows = questions.map(({ right, wrong }) => ({ right: letterCount(right), wrong: wrong.map(letterCount) }))
  const hits = rows.map(({ right, wrong }) => {
    const longest = Math.max(right, ...wrong)
    return right < longest ? 0 : 1 / (1 + wrong.filter((length) => length === longest).length)
  })
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
  const meanWrong = sum(rows.map(({ wrong }) => sum(wrong) / wrong.length))
  return { longest: sum(hits) / rows.length, ratio: sum(rows.map(({ right }) => right)) / meanWrong }
}

function* lengthFaults(file: string, questions: Choices[]): Generator<Fault> {
  if (questions.length < atLeast) return
  const { longest, ratio } = lengthBias(questions)
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`
  if (longest < longestShare.least || longest > longestShare.most)
    yield { file, key: '', rule: 'length-bias', detail: `เลือกข้อที่ยาวที่สุดแล้วถูก ${percent(longest)} ต้องอยู่ใน 10–45 %` }
  if (Math.abs(ratio - 1) > lengthOff)
    yield { file, key: '', rule: 'length-bias', detail: `คำตอบที่ถูกยาว ${percent(ratio)} ของที่ผิดโดยเฉลี่ย ต่างได้ไม่เกิน 20 %` }
}
