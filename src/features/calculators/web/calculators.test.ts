import fs from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculatorKeys } from '../path-rules.ts'
import { type Answer, briefOf, type Calculator, type Values } from './calculator.ts'
import { calculators } from './calculators.ts'

const all = calculatorKeys.map((key) => calculators[key])

function startOf({ boxes }: Calculator): Values {
  return Object.fromEntries(boxes.map(({ name, start }) => [name, start]))
}

/** Every figure of an answer is a number, and its sentence has no gap. */
function expectWhole({ says, rows, sum, years, note }: Answer) {
  for (const said of [says, note]) expect(said).not.toMatch(/NaN|undefined|Infinity|∞| {2}/)
  const values = [...rows, ...(sum ? [sum] : [])].map(({ value }) => value)
  for (const value of [...values, ...(years?.lines.flatMap((line) => line.values) ?? [])])
    expect(value).toSatisfy(Number.isFinite)
  // The asterisks around figures come in pairs.
  expect(says.split('*').length % 2).toBe(1)
}

test('each calculator is at its own address, begins within its limits, and has nothing to say against its example', () => {
  for (const of of all) {
    expect(calculators[of.key]).toBe(of)
    for (const { name, start, min, max } of of.boxes) expect([name, start >= min && start <= max]).toEqual([name, true])
    expect(of.findFaults(startOf(of))).toEqual([])
    expectWhole(of.compute(startOf(of)))
  }
})

test('the line that stays in sight names what its figures are', () => {
  expect(Object.fromEntries(all.map((of) => [of.key, briefOf(of.compute(startOf(of)).says).join(' · ')]))).toEqual({
    'cost-per-use': 'ตกครั้งละ 14.17 บาท',
    'instalment-or-cash': 'จ่ายมากกว่าซื้อสด 2,580 บาท · เทียบเป็นดอกเบี้ยปีละ 35.07 %',
    motorbike: 'รถคันนี้ใช้เงินเดือนละ 3,340 บาท · หรือกิโลเมตรละ 5.57 บาท',
    'moving-out': 'เหลือ 2,000 บาท · ต้องเก็บเพิ่มอีก 9,400 บาท',
    'savings-fund': 'รัฐสมทบ 9,600 บาท · รวม 28,800 บาท',
    'student-loan': 'จ่ายเดือนละ 898 บาท · ดอกเบี้ยรวม 11,594 บาท',
    'take-home-pay': 'เข้าบัญชีเดือนละ 14,720 บาท',
    'unit-price': 'ห่อ ข ถูกกว่า',
  })
})

test('whatever its boxes allow, a calculator answers with figures', () => {
  for (const of of all) {
    // What the form takes: whole numbers, or hundredths.
    const box = ({ min, max, isWhole }: Calculator['boxes'][number]) => {
      const steps = isWhole ? 1 : 100
      return fc.integer({ min: min * steps, max: max * steps }).map((value) => value / steps)
    }
    const values = fc.record(Object.fromEntries(of.boxes.map((one) => [one.name, box(one)])))
    fc.assert(
      fc.property(values, (given) => {
        if (of.findFaults(given).length === 0) expectWhole(of.compute(given))
      }),
    )
  }
})

test('the parts of an answer add up to its sum', () => {
  for (const of of all) {
    const { rows, sum } = of.compute(startOf(of))
    if (sum) expect(rows.reduce((whole, { value }) => whole + value, 0)).toBeCloseTo(sum.value, 4)
  }
})

test('a calculator links an article that exists', () => {
  for (const { article } of all)
    expect(fs.existsSync(new URL(`../../../../content/articles/${article.key}.json`, import.meta.url))).toBe(true)
})

test('boxes that contradict each other are told at the box to change', () => {
  const told = (key: (typeof calculatorKeys)[number], values: Values) =>
    calculators[key].findFaults({ ...startOf(calculators[key]), ...values }).map(({ path }) => path)
  expect(told('take-home-pay', { salary: 10_000, loan: 9_900 })).toEqual(['loan'])
  expect(told('instalment-or-cash', { cash: 1_000, down: 1_000 })).toEqual(['down'])
  expect(told('instalment-or-cash', { payment: 10 })).toEqual(['payment'])
  expect(told('savings-fund', { age: 20, until: 20 })).toEqual(['until'])
  expect(told('cost-per-use', { price: 100, care: 0, resale: 101 })).toEqual(['resale'])
})
