import { expect, test } from 'vitest'
import { groupByLetter, letterOf } from './rules.ts'

test.each([
  ['กำไร', 'ก'],
  ['เงินต้น', 'ง'],
  ['แชร์ลูกโซ่', 'ช'],
  ['อัตราดอกเบี้ย', 'อ'],
  ['DCA', 'A–Z'],
  ['50/30/20', 'A–Z'],
])('%s is listed under %s', (term, letter) => {
  expect(letterOf(term)).toBe(letter)
})

test('groups follow the order of the terms', () => {
  const terms = ['NAV', 'กำไร', 'เงินต้น', 'เงินเฟ้อ'].map((term) => ({ term }))
  expect(groupByLetter(terms).map(({ letter, terms: list }) => [letter, list.length])).toEqual([
    ['A–Z', 1],
    ['ก', 1],
    ['ง', 2],
  ])
})
