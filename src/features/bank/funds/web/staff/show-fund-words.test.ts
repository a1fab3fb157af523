import { expect, test } from 'vitest'
import { gainClass, sayChange, sayGain } from '#ui/reading/change-text.ts'
import { sayNav, sayUnits } from '../show-fund-text.ts'
import { fundWordsOf, fundWordsValues } from './show-fund-words.ts'

const words = {
  name: 'กองทุนผสม',
  summary: 'ผสมหุ้นกับตราสารหนี้',
  policy: 'ลงทุนในหุ้นและพันธบัตร',
  benchmark: 'ดัชนีผสม',
  currency_text: 'ไม่มี',
  dividend_text: null,
  parts: [
    { name: 'หุ้นไทย', share: 2_750 },
    { name: 'พันธบัตร', share: 7_250 },
  ],
  sheet: [{ title: 'ขาดทุนได้ไหม', text: 'ได้ | ปีที่แย่เคยลง' }],
}

test('the words of a fund come back from their boxes as they went in', () => {
  expect(fundWordsOf(fundWordsValues(words))).toEqual(words)
})

test('a share that is no number is sent as none, so that the server says what is wrong', () => {
  const { parts } = fundWordsOf({ ...fundWordsValues(words), parts: 'หุ้นไทย | มาก' })
  expect(parts[0]?.share).toBeNaN()
})

test('prices and units have four decimals, changes a sign and a mark beside their colour', () => {
  expect(sayNav(131_787)).toBe('13.1787')
  expect(sayUnits(12_345_376_506)).toBe('1,234,537.6506')
  expect([sayChange(630), sayChange(-84), sayChange(0)]).toEqual(['▲ +6.3 %', '▼ −0.8 %', '0.0 %'])
  expect([sayGain(14_680), sayGain(-1), sayGain(0)]).toEqual(['▲ +146.80', '▼ −0.01', '0.00'])
  expect([gainClass(1), gainClass(-1), gainClass(0)]).toEqual(['is-gain', 'is-loss', ''])
})
