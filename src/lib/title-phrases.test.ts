import { expect, test } from 'vitest'
import { hasOwnPhrases, splitTitle, typeTitle } from './title-phrases.ts'

const typed = 'ดอกเบี้ยทบต้น| เงินก้อนเล็ก|ที่งอก'
const split = {
  title: 'ดอกเบี้ยทบต้น เงินก้อนเล็กที่งอก',
  title_phrases: ['ดอกเบี้ยทบต้น', ' เงินก้อนเล็ก', 'ที่งอก'],
}

test('marks of a typed title become phrases, leave no gap, and come back into the box', () => {
  expect(splitTitle(typed)).toEqual(split)
  expect(typeTitle(split)).toBe(typed)
  for (const plain of ['ออมเงิน', '|ออมเงิน', 'ออมเงิน||'])
    expect(splitTitle(plain)).toEqual({ title: 'ออมเงิน', title_phrases: null })
  expect(typeTitle({ title: 'ออมเงิน', title_phrases: null })).toBe('ออมเงิน')
})

test('phrases belong to a title whose text they are', () => {
  expect(hasOwnPhrases({ title: 'ออมเงิน' })).toBe(true)
  expect(hasOwnPhrases({ title: 'ออมเงิน', titlePhrases: ['ออม', 'เงิน'] })).toBe(true)
  expect(hasOwnPhrases({ title: 'ออมเงิน', titlePhrases: ['ออม', 'ทอง'] })).toBe(false)
})
