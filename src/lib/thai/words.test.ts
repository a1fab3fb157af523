import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countWords, segmentWords } from './words.ts'

test('Thai text without spaces falls into its words', () => {
  expect(segmentWords('วิธีออมเงินสำหรับวัยรุ่น')).toEqual(['วิธี', 'ออม', 'เงิน', 'สำหรับ', 'วัย', 'รุ่น'])
  expect(countWords('ออมก่อนใช้ 10% ทุกเดือน')).toBe(6)
})

test('signs, spaces and repetition marks are no words', () => {
  expect(segmentWords('ของต่าง ๆ “เก็บๆ” – !')).toEqual(['ของ', 'ต่าง', 'เก็บ'])
  expect(segmentWords(' 😀 … ')).toEqual([])
})

test('different spellings of the same letters are the same word', () => {
  const water = segmentWords('น้ำแข็ง')
  expect(segmentWords('น\u0e49\u0e4d\u0e32แข็ง')).toEqual(water)
  expect(segmentWords('น\u0e4d\u0e49\u0e32เเข็ง')).toEqual(water)
  expect(segmentWords('น้ำ\u200bแข็ง')).toEqual(water)
  expect(segmentWords('KOIN Koin')).toEqual(['koin', 'koin'])
})

test('a text that is part of itself keeps its words, and none is ever empty', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const words = segmentWords(text)
      expect(words.every((word) => word.trim() === word && word !== '')).toBe(true)
      expect(segmentWords(`${text}\n${text}`)).toEqual([...words, ...words])
    }),
  )
})
