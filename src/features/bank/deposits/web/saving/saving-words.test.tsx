import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { BankTerms } from '../../../rates/contract.ts'
import { ProtectionPart } from '../protection-part.tsx'
import { savingText } from '../saving-text.ts'
import { termsLines } from './show-terms.ts'

const terms = {
  rates: { savings: 50, fixed: { 3: 95, 6: 105, 12: 135, 24: 175 }, thaweesup: 225 },
  thaweesup: { min: 5_000, max: 250_000, months: 24, forgiven: 2, days: [5, 10, 15, 20, 25] },
  tax: 1_500,
  months_without_interest: 3,
} as unknown as BankTerms

const lineOf = (product: 'savings' | 'thaweesup', name: string) =>
  termsLines(product, terms).find((line) => line.name === name)?.value

test('the days of Thaweesup cannot be read as several instalments a month', () => {
  const how = lineOf('thaweesup', savingText.terms.how)
  expect(how).toContain('หักเดือนละครั้งเดียว วันที่ 5 ของเดือนธนาคาร')
  expect(how).toContain('ถ้าวันนั้น koin ไม่พอ จะลองใหม่วันที่ 10, 15, 20, 25 และวันสุดท้ายของเดือน')
})

test('the tax of savings is told with its 20,000 baht (F007)', () => {
  const tax = lineOf('savings', savingText.terms.tax)
  expect(tax).toContain('รวมทุกธนาคารไม่เกิน 20,000 บาทต่อปี')
  expect(tax).toMatch(/15\s%/)
})

test('deposit protection is told with its limit, what it covers and what not (F001 to F003)', () => {
  const told = renderToStaticMarkup(<ProtectionPart />).replaceAll(/<[^>]+>/g, '')
  for (const fact of ['1 ล้านบาทต่อคนต่อสถาบัน', 'รวมทุกบัญชี', 'กระแสรายวัน', 'ใบรับฝากเงิน', 'กองทุน', 'สหกรณ์', 'e-Money'])
    expect(told).toContain(fact)
})

test('the playground says that its interest is before tax', () => {
  expect(savingText.play.lead).toContain('ก่อนภาษี')
  expect(savingText.play.summary('1 ปี', '1.00', '2.00', '1.00')).toContain('ก่อนภาษี')
})
