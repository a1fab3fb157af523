import type { QuestionBody } from '../content.ts'
import { amountOf, type Plot, type PlotKind } from '../plot-contract.ts'
import { partsOf } from './writing-rules.ts'

type Told = { text: string; content: QuestionBody; explanation: string; source: string }

const number = String.raw`(\d+(?:,\d{3})*(?:\.\d+)?)`
const percent = String.raw`(\d+(?:\.\d+)?) %`
/** More cells than this are no picture of a number. */
const maxCells = 12
const maxDays = 31
/** A part that is narrower has no room for its number. */
const minShare = 0.14

/**
 * The plot of a question's calculation, for the verdict: from the first calculation of its source that has a template and
 * shows only numbers which stand in the question, its answers or its explanation. Null when there is none.
 */
export function plotOfAnswer({ text, content, explanation, source }: Told): Plot | null {
  const told = new Set(numbersOf([text, explanation, ...answersOf(content)].join(' ')))
  const isTold = ({ numbers }: Plot) => numbers.every((one) => told.has(amountOf(one)))
  const [, sums] = source.split(/คำนวณ:? /)
  if (!sums) return null
  const steps = sums.split('; ')
  const results = steps.map((step) => new RegExp(`^[^=]+ = ${number}$`).exec(step)?.[1])
  if (content.kind === 'ordering') {
    const plot = { kind: 'amounts', numbers: results.flatMap((one) => one ?? []), sentence: null } as const
    return plot.numbers.length === content.items.length && isInOrder(plot.numbers) && isTold(plot) ? plot : null
  }
  // A range has two results.
  if (/\d–\d/.test(content.right)) return null
  const right = numbersOf(content.right)
  for (const [i, step] of steps.entries()) {
    const result = results[i]
    if (!result || !right.includes(amountOf(result))) continue
    const plot = plotOfStep(step, text)
    if (plot && isTold(plot)) return plot
  }
  return null
}

/**
 * The plot of a question before its answer: the amounts that the text lists one after another. Only where a number is
 * asked for and none of them is it; where words are asked for, a plot of the amounts could point at the right ones.
 */
export function plotOfQuestion({ text, content }: Pick<Told, 'text' | 'content'>): Plot | null {
  const list = new RegExp(`${number}(?:, ${number})+ และ ${number}`).exec(text)?.[0]
  if (!list || content.kind === 'ordering' || numbersOf(content.right).length === 0) return null
  const numbers = list.match(new RegExp(number, 'g')) ?? []
  const answers = numbersOf(answersOf(content).join(' '))
  if (numbers.length < 3 || numbers.length > 5 || numbers.some((one) => answers.includes(amountOf(one)))) return null
  return { kind: 'amounts', numbers, sentence: null }
}

type Template = { kind: PlotKind; form: RegExp; fits?: (values: number[]) => boolean }

const equal = (a: number, b: number) => Math.abs(a - b) < 0.006
const whole = (n: number, max: number) => Number.isInteger(n) && n >= 2 && n <= max
const isWide = (parts: number[], all: number) => parts.every((part) => part / all >= minShare)

/** Each form captures its numbers; `fits` proves the calculation and that the numbers have room. */
const templates: Template[] = [
  {
    kind: 'difference',
    form: new RegExp(`^${number} − ${number} = ${number}$`),
    fits: ([a = 0, b = 0, r = 0]) => equal(a - b, r) && r > 0,
  },
  {
    kind: 'rest',
    form: new RegExp(`^${number} − ${number} − ${number} = ${number}$`),
    fits: ([a = 0, b = 0, c = 0, r = 0]) => equal(a - b - c, r) && r > 0 && isWide([b, c, r], a),
  },
  {
    kind: 'sum',
    form: new RegExp(`^${number} \\+ ${number}(?: \\+ ${number})? = ${number}$`),
    fits: (all) => sumFits(all),
  },
  {
    kind: 'share',
    form: new RegExp(`^${number} × ${percent} = ${number}$`),
    fits: ([a = 0, p = 0, r = 0]) => equal((a * p) / 100, r) && p <= 100,
  },
  {
    kind: 'cut',
    form: new RegExp(`^${number} × \\(1 − ${percent}\\)(?: =) ${number}$`),
    fits: ([a = 0, p = 0, r = 0]) => equal(a * (1 - p / 100), r),
  },
  {
    kind: 'added',
    form: new RegExp(`^${number} × \\(1 \\+ ${percent}\\) = ${number}$`),
    fits: ([a = 0, p = 0, r = 0]) => equal(a * (1 + p / 100), r),
  },
  {
    kind: 'parts',
    form: new RegExp(`^${number} ÷ ${number} = ${number}$`),
    fits: ([a = 0, n = 0, r = 0]) => equal(a / n, r) && whole(n, maxCells),
  },
  {
    kind: 'times',
    form: new RegExp(`^${number} × ${number} = ${number}$`),
    fits: ([a = 0, n = 0, r = 0]) => equal(a * n, r) && whole(n, maxDays),
  },
  {
    kind: 'growth',
    form: new RegExp(`^${number} × 1\\.(\\d+)\\^${number} = ${number}$`),
  },
  {
    kind: 'mean',
    form: new RegExp(`^\\(${number} \\+ ${number} \\+ ${number}\\) ÷ 3 = ${number}$`),
    fits: ([a = 0, b = 0, c = 0, r = 0]) => equal((a + b + c) / 3, r),
  },
]

function sumFits(all: number[]): boolean {
  const result = all.at(-1) ?? 0
  const parts = all.slice(0, -1)
  const sum = parts.reduce((total, part) => total + part, 0)
  return equal(sum, result) && isWide(parts, result)
}

function plotOfStep(step: string, text: string): Plot | null {
  for (const { kind, form, fits } of templates) {
    const numbers = form
      .exec(step)
      ?.slice(1)
      .filter((one) => one !== undefined)
    if (!numbers) continue
    if (kind === 'growth') return /ปี/.test(text) ? growthOf(numbers) : null
    if (!fits?.(numbers.map(amountOf))) return null
    const [, count = ''] = numbers
    const isCount = kind === 'times' || kind === 'parts'
    // A price is no number of pieces.
    if (isCount && unitOf(count, text) === 'price') return null
    if (kind !== 'times') return { kind, numbers, sentence: step }
    if (unitOf(count, text) === 'time') return { kind: 'calendar', numbers, sentence: step }
    return amountOf(count) <= maxCells ? { kind, numbers, sentence: step } : null
  }
  return null
}

/** What a number of the text counts: days, weeks or months, a price, or other things. */
function unitOf(count: string, text: string): 'time' | 'price' | null {
  const at = (units: string) => new RegExp(`(?<![\\d,.])${count} (${units})`).test(text)
  return at('วัน|สัปดาห์|เดือน') ? 'time' : at('บาท|%|ดอลลาร์') ? 'price' : null
}

/** Years of compound growth: the amount, the rate in percent, the years and what they make. */
function growthOf([amount = '', decimals = '', years = '', result = '']: string[]): Plot | null {
  const rate = Number(`0.${decimals}`) * 100
  const end = amountOf(amount) * (1 + rate / 100) ** amountOf(years)
  if (Math.abs(end - amountOf(result)) > 1) return null
  const percent = String(Math.round(rate * 100) / 100)
  const sentence = `${amount} โตปีละ ${percent} % นาน ${years} ปี = ${result}`
  return { kind: 'growth', numbers: [amount, percent, years, result], sentence }
}

/** The items of an ordering question stand in the right order, and so must what was worked out for them. */
function isInOrder(numbers: readonly string[]): boolean {
  const values = numbers.map(amountOf)
  const steps = values.slice(1).map((value, i) => Math.sign(value - values[i]!))
  return steps.every((step) => step !== 0 && step === steps[0])
}

function answersOf(content: QuestionBody): string[] {
  return content.kind === 'numeric' ? [content.right] : [...partsOf(content)]
}

/** All numbers of a text as values, percentages without their sign. */
export function numbersOf(text: string): number[] {
  return (text.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? []).map(amountOf)
}
