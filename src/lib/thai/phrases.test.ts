import { expect, test } from 'vitest'
import { newPhraseFinder } from './phrases.ts'

const find = newPhraseFinder(
  ['ดอกเบี้ย', 'ดอกเบี้ยทบต้น', 'หนี้', 'กำ', 'NAV', 'ภาษีหัก ณ ที่จ่าย', 'ภาษี'].map((one) => ({ spelling: one, phrase: one })),
)
const words = (text: string) => find(text).map(({ phrase }) => phrase)

test('phrases are found inside Thai text without spaces, in their order', () => {
  expect(words('ธนาคารคิดดอกเบี้ยทุกปี แล้วหักภาษีจากดอกเบี้ยนั้น')).toEqual(['ดอกเบี้ย', 'ภาษี', 'ดอกเบี้ย'])
})

test('the longest phrase at a place wins, and what it holds is not found again', () => {
  expect(words('เรื่องนี้มีชื่อว่าดอกเบี้ยทบต้น')).toEqual(['ดอกเบี้ยทบต้น'])
  expect(words('ถูกหักภาษีหัก ณ ที่จ่าย 15 %')).toEqual(['ภาษีหัก ณ ที่จ่าย'])
})

test('a phrase is no part of another word', () => {
  expect(words('ร้านมีกำไรแล้ว')).toEqual([])
  expect(words('เขามีหนี้')).toEqual(['หนี้'])
  expect(words('navigate')).toEqual([])
})

test('letters of any case are the same, and places are those of the text', () => {
  const text = 'หรือ nav หารด้วย'
  const [hit] = find(text)
  expect(text.slice(hit!.at, hit!.at + hit!.length)).toBe('nav')
})

test('no phrases find nothing', () => {
  expect(newPhraseFinder([])('ดอกเบี้ย')).toEqual([])
})
