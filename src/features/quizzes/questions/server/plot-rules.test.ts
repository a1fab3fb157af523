import { expect, test } from 'vitest'
import { amountOf, type Plot, plotKinds } from '../plot-contract.ts'
import { drawPlot } from '../web/draw-plot.ts'
import { numbersOf, plotOfAnswer, plotOfQuestion } from './plot-rules.ts'
import { showQuestion } from './question-view.ts'
import { readQuestionFiles } from './seed.ts'
import { partsOf } from './writing-rules.ts'

const all = await readQuestionFiles(new URL('../../../../../content/questions/', import.meta.url))
const asked = all.map(({ question }) => ({ ...question, content: question }))
const answersOf = (content: (typeof asked)[number]) =>
  content.kind === 'numeric' ? content.right : partsOf(content).join(' ')

const drawn = asked.flatMap((one) => {
  const plot = plotOfAnswer(one)
  return plot ? [{ one, plot }] : []
})

test('no plot shows a number that neither the question nor its verdict contains', () => {
  expect(drawn.length).toBeGreaterThan(100)
  for (const { one, plot } of drawn) {
    const told = numbersOf(`${one.text} ${answersOf(one)} ${one.explanation}`)
    for (const number of [...plot.numbers, ...wordsOf(plot)])
      expect(told, `${one.key}: ${number}`).toContain(amountOf(number))
    // A sentence also has the 1 of (1 − 5 %), and the count of the amounts of a mean.
    const own = plot.kind === 'mean' ? [plot.numbers.length - 1] : [1]
    for (const number of numbersOf(plot.sentence ?? '')) expect([...told, ...own], one.key).toContain(number)
  }
})

/** The numbers that are written into a drawing. */
function wordsOf({ kind, numbers }: Plot): string[] {
  const { labels } = drawPlot(kind, numbers.map(amountOf), numbers)
  return labels.flatMap(({ words }) => words.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? [])
}

test('the calculation of a plot ends with the right answer', () => {
  for (const { one, plot } of drawn)
    if (one.kind !== 'ordering') expect(numbersOf(one.right), one.key).toContain(amountOf(plot.numbers.at(-1)!))
})

test('before its answer a question has a plot only of numbers in its text, and none of them is in any answer', () => {
  const before = asked.flatMap((one) => {
    const { plot } = showQuestion(
      { ...one, picture: null },
      [0, 1, 2, 3, 4].slice(0, Math.max(1, partsOf(one).length)),
      1,
    )
    return plot ? [{ one, plot }] : []
  })
  expect(before.length).toBeGreaterThan(2)
  for (const { one, plot } of before) {
    for (const number of plot.numbers) {
      expect(one.text).toContain(number)
      expect(numbersOf(answersOf(one)), one.key).not.toContain(amountOf(number))
    }
    expect(plot.sentence).toBeNull()
  }
})

test('where words are asked for, or a listed amount is the answer, nothing is drawn before it', () => {
  const text = 'สามครั้งก่อนใช้เวลา 6, 8 และ 7 วัน ควรดูอะไร'
  const words = { kind: 'choice', right: 'เวลาที่ใช้จริง', wrong: ['ความตั้งใจ'] } as const
  expect(plotOfQuestion({ text, content: { ...words, wrong: [...words.wrong] } })).toBeNull()
  expect(plotOfQuestion({ text, content: { kind: 'numeric', right: '7', unit: 'วัน' } })).toBeNull()
  expect(plotOfQuestion({ text, content: { kind: 'numeric', right: '21', unit: 'วัน' } })?.numbers).toEqual([
    '6',
    '8',
    '7',
  ])
})

test.each([
  ['180 − 128 = 52', 'ขายได้ 180 บาท ทุน 128 บาท', '52', 'difference'],
  ['12,000 − 2,000 − 4,000 = 6,000', 'มี 12,000 จ่าย 2,000 และ 4,000 บาท', '6000', 'rest'],
  ['1,200 + 1,000 = 2,200', 'เบี้ย 1,200 จ่ายเอง 1,000 บาท', '2200', 'sum'],
  ['4,000 × 20 % = 800', 'กำไร 4,000 บาท ออม 20 %', '800', 'share'],
  ['16,000 × (1 − 5 %) = 15,200', 'เงินเดือน 16,000 บาท หัก 5 %', '15200', 'cut'],
  ['2,000 × (1 + 10 %) = 2,200', 'ค่าย 2,000 บาท เผื่อ 10 %', '2200', 'added'],
  ['1,200 ÷ 3 = 400', 'ค่าของ 1,200 บาท หาร 3 คน', '400', 'parts'],
  ['60 × 3 = 180', 'แพ็กละ 60 บาท ซื้อ 3 แพ็ก', '180', 'times'],
  ['9,000 × 6 = 54,000', 'เก็บ 9,000 บาท 6 เดือน', '54000', 'calendar'],
  ['4,000 × 1.05^2 = 4,410', 'ค่าย 4,000 บาท ขึ้นปีละ 5 % อีก 2 ปี', '4410', 'growth'],
  ['(6 + 8 + 7) ÷ 3 = 7', 'ใช้เวลา 6, 8 และ 7 วัน', '7', 'mean'],
] as const)('%s is drawn by its template', (sum, text, right, kind) => {
  const told = {
    text,
    content: { kind: 'numeric', right, unit: 'บาท' } as const,
    explanation: 'อธิบาย',
    source: `คำนวณ ${sum}`,
  }
  expect(plotOfAnswer(told)?.kind).toBe(kind)
  // A number that nobody was told, a wrong result, and a price that is taken for a number of pieces.
  expect(plotOfAnswer({ ...told, text: 'ไม่มีตัวเลข' })).toBeNull()
  expect(plotOfAnswer({ ...told, source: `คำนวณ ${sum.replace(/\d$/, '3')}` })).toBeNull()
})

test('the items of an ordering question are drawn in their right order, or not at all', () => {
  const items = ['ร้านแรก', 'ร้านสอง', 'ร้านสาม']
  const told = {
    text: 'เรียงร้าน',
    content: { kind: 'ordering', items } as const,
    explanation: 'ได้ 100, 140 และ 170 บาท',
  }
  const of = (source: string) => plotOfAnswer({ ...told, content: { kind: 'ordering', items: [...items] }, source })
  expect(of('คำนวณ 50 × 2 = 100; 70 × 2 = 140; 85 × 2 = 170')?.numbers).toEqual(['100', '140', '170'])
  expect(of('คำนวณ 50 × 2 = 100; 85 × 2 = 170; 70 × 2 = 140')).toBeNull()
  expect(of('คำนวณ 50 × 2 = 100; 70 × 2 = 140')).toBeNull()
})

test('a price is no number of pieces', () => {
  const told = {
    content: { kind: 'numeric', right: '420', unit: 'บาท' } as const,
    explanation: 'อธิบาย',
    source: 'คำนวณ 60 × 7 = 420',
  }
  expect(plotOfAnswer({ ...told, text: 'ใช้ไฟ 60 หน่วย หน่วยละ 7 บาท' })).toBeNull()
})

test('every template is a drawing within its frame, with bars as long as their amounts', () => {
  const used = new Set<string>()
  for (const { plot } of drawn) {
    used.add(plot.kind)
    const { bars, labels, height } = drawPlot(plot.kind, plot.numbers.map(amountOf), plot.numbers)
    for (const { x, y, w, h } of bars) {
      expect([x, y, w, h].every((value) => Number.isFinite(value) && value >= 0)).toBe(true)
      expect(x + w).toBeLessThanOrEqual(320)
      expect(y + h).toBeLessThanOrEqual(height)
    }
    for (const { x, y } of labels) expect(x >= 0 && x <= 320 && y <= height).toBe(true)
  }
  expect([...used].toSorted()).toEqual([...plotKinds].toSorted())
  const [whole, part, gap] = drawPlot('difference', [200, 50, 150], ['200', '50', '150']).bars
  expect(part!.w / whole!.w).toBeCloseTo(0.25)
  expect(gap!.w / whole!.w).toBeCloseTo(0.75)
})
