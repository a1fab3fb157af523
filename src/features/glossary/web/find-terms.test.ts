import { expect, test } from 'vitest'
import type { GlossaryEntry } from '../contract.ts'
import { findTerms } from './find-terms.ts'

const term = (key: string, name: string, meaning: string, also: string[] = []): GlossaryEntry => ({
  key,
  term: name,
  also,
  meaning,
  example: '',
  article: null,
})
const terms = [
  term('interest', 'ดอกเบี้ย', 'ค่าตอบแทนของเงินที่ให้ยืม'),
  term('saving', 'ออม', 'เก็บเงินไว้ได้ดอกเบี้ย'),
  term('nav', 'มูลค่าหน่วยลงทุน', 'ราคาของหนึ่งหน่วย', ['NAV']),
]

test.each([
  ['a name before an explanation', 'ดอกเบี้ย', ['interest', 'saving']],
  ['another name, in small letters', ' nav ', ['nav']],
  ['a tone mark left out', 'ดอกเบีย', ['interest', 'saving']],
  ['spaces do not matter', 'มูลค่า หน่วย', ['nav']],
  ['nothing typed finds nothing', '  ', []],
  ['unknown', 'ไดโนเสาร์', []],
])('%s', (_what, typed, keys) => {
  expect(findTerms(terms, typed).map(({ key }) => key)).toEqual(keys)
})
