import { letterCount } from '#lib/thai/text-rules.ts'
import type { Article, Fault, Question } from './read-content.ts'

export type Choices = { right: string; wrong: string[] }

/** With fewer questions a share means nothing. */
const atLeast = 20
const longestShare = { min: 0.1, max: 0.45 }
const lengthOff = 0.2
/**
 * Of the questions of a pool whose choices are words: how often “take the longest” and “take the shortest” is right. By
 * chance 25 %; a shortcut that is right less often than 17 % tells as much, as it rules out a choice.
 */
const guessed = { min: 0.17, max: 0.33 }
/** By chance each rank of four numbers would be right in 25 %. */
const maxOfOnePlace = 0.45

/**
 * Patterns in the choices that reveal the right one, per pool and per file, since people may practise a single level.
 */
export function* biasFaults(questions: Question[], articles: Article[]): Generator<Fault> {
  for (const [place, choices] of poolsOf(questions, articles)) yield* guessFaults(place, choices)
  for (const placeOf of [({ pool }: Question) => `content/questions/${pool}-*`, ({ file }: Question) => file])
    for (const [place, own = []] of Object.entries(Object.groupBy(questions, placeOf))) {
      const choices = own.flatMap(({ question }) => (question.kind === 'choice' ? [question] : []))
      yield* lengthFaults(place, choices)
      yield* numberFaults(place, choices)
    }
}

/** The choices that a reader meets together: each pool, the questions of the learning path, those below articles. */
export function poolsOf(questions: Question[], articles: Article[]): [place: string, choices: Choices[]][] {
  const pools = Object.groupBy(questions, ({ pool, question }) => (question.isOfPath ? 'path' : pool))
  return [
    ...Object.entries(pools).map(([pool, own = []]): [string, Choices[]] => [
      `content/questions · ${pool}`,
      own.flatMap(({ question }) => (question.kind === 'choice' && !question.isRetired ? [question] : [])),
    ]),
    ['content/articles', articles.map(({ article }) => article.question)],
  ]
}

/** Of the questions that are not between plain numbers: the share in which the longest, and the shortest, is right. */
export function guessShares(choices: Choices[]): { asked: number; longest: number; shortest: number } {
  const worded = choices.filter(({ right, wrong }) => [right, ...wrong].some((one) => onlyNumber(one) === null))
  const share = (end: (...lengths: number[]) => number) =>
    worded.reduce((sum, { right, wrong }) => {
      const lengths = [right, ...wrong].map(letterCount)
      const max = end(...lengths)
      // A reader who guesses takes one of those that are equally long.
      return sum + (lengths[0] === max ? 1 / lengths.filter((length) => length === max).length : 0)
    }, 0) / worded.length
  return { asked: worded.length, longest: share(Math.max), shortest: share(Math.min) }
}

function* guessFaults(file: string, choices: Choices[]): Generator<Fault> {
  const { asked, longest, shortest } = guessShares(choices)
  if (asked < atLeast) return
  for (const [name, share] of [
    ['ยาวที่สุด', longest],
    ['สั้นที่สุด', shortest],
  ] as const)
    if (share < guessed.min || share > guessed.max)
      yield {
        file,
        key: '',
        rule: 'length-guess',
        detail: `เลือกข้อที่${name}แล้วถูก ${(share * 100).toFixed(0)} % ของ ${asked} ข้อ ต้องอยู่ใน 17–33 %`,
      }
}

/** How often the longest choice is right, and the ratio of the lengths of right and wrong choices. */
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
  if (longest < longestShare.min || longest > longestShare.max)
    yield { file, key: '', rule: 'length-bias', detail: `เลือกข้อที่ยาวที่สุดแล้วถูก ${percent(longest)} ต้องอยู่ใน 10–45 %` }
  if (Math.abs(ratio - 1) > lengthOff)
    yield { file, key: '', rule: 'length-bias', detail: `คำตอบที่ถูกยาว ${percent(ratio)} ของที่ผิดโดยเฉลี่ย ต่างได้ไม่เกิน 20 %` }
}

/** Finds a rank (smallest number, second smallest, …) that is right too often. */
function* numberFaults(file: string, questions: Choices[]): Generator<Fault> {
  const places = questions.flatMap(({ right, wrong }) => {
    const numbers = [right, ...wrong].map(onlyNumber)
    return numbers.includes(null) ? [] : [numbers.filter((one) => one! < numbers[0]!).length]
  })
  if (places.length < atLeast) return
  for (const place of new Set(places)) {
    const share = places.filter((one) => one === place).length / places.length
    const detail = `คำตอบที่ถูกน้อยเป็นอันดับ ${place + 1} ถึง ${(share * 100).toFixed(0)} % ต้องไม่เกิน 45 %`
    if (share > maxOfOnePlace) yield { file, key: '', rule: 'number-bias', detail }
  }
}

/** '1,560 บาท' → 1560; null when a choice has no number or several. */
function onlyNumber(text: string): number | null {
  const numbers = text.match(/−?\d[\d,]*(?:\.\d+)?/g)
  return numbers?.length === 1 ? Number(numbers[0].replaceAll(',', '').replace('−', '-')) : null
}
