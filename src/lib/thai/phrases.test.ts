import { expect, test } from 'vitest'
import { newPhraseFinder } from './phrases.ts'

const find = newPhraseFinder(
  ['ดอกเบี้ย', 'ดอกเบี้ยทบต้น', 'หนี้', 'กำ', 'NAV', 'ภาษีหัก ณ ที่จ่าย', 'ภาษี'].map((one) => ({ spelling: one, phrase: one })),
)
const words = (text: string) => find(text).map(({ phrase }) => phrase)

test('phrases are found in Thai text without spaces, in text order', () => {
  expect(words('ธนาคารคิดดอกเบี้ยทุกปี แล้วหักภาษีจากดอกเบี้ยนั้น')).toEqual(['ดอกเบี้ย', 'ภาษี', 'ดอกเบี้ย'])
})

test('the longest phrase at a position wins, and phrases inside it are not found', () => {
  expect(words('เรื่องนี้มีชื่อว่าดอกเบี้ยทบต้น')).toEqual(['ดอกเบี้ยทบต้น'])
  expect(words('ถูกหักภาษีหัก ณ ที่จ่าย 15 %')).toEqual(['ภาษีหัก ณ ที่จ่าย'])
})

test('a phrase inside another word is not found', () => {
  expect(words('ร้านมีกำไรแล้ว')).toEqual([])
  expect(words('เขามีหนี้')).toEqual(['หนี้'])
  expect(words('navigate')).toEqual([])
})

test('case is ignored, and positions are those of the original text', () => {
  const text = 'หรือ nav หารด้วย'
  const [hit] = find(text)
  expect(text.slice(hit!.at, hit!.at + hit!.length)).toBe('nav')
})

test('an empty list of phrases finds nothing', () => {
  expect(newPhraseFinder([])('ดอกเบี้ย')).toEqual([])
})
