import { expect, test } from 'vitest'
import type { ContentField } from '#kit/content-fields.ts'
import { altChecks, dayChecks, sourceChecks } from './check-rules.ts'

const field = (name: string, means: ContentField['means'], type: ContentField['type'] = 'line'): ContentField => ({
  name,
  label: name,
  type,
  means,
})
const fields = [
  field('words', 'words', 'text'),
  field('source', 'source', 'lines'),
  field('picture', undefined, 'image'),
  field('alt', 'alt', 'text'),
  field('review', 'check-by', 'day'),
]
const written = (boxes: Record<string, string>) => ({ fields, boxes })
const facts = { F001: { claim: 'อัตราที่เปลี่ยนทุกปี', reviewBy: '2027-01-31' }, F002: { claim: 'นิยาม' } }
const boxesOf = (checks: { box: string | null }[]) => checks.map(({ box }) => box)
const today = '2026-11-29'

test.each([
  ['', '', []],
  ['อัตราของปี 2560', '', []],
  ['อัตราของปี 2569', '', ['review']],
  ['อัตราของปี 2570', '', ['review']],
  ['อัตราของปี 2569', '2027-06-01', []],
  ['', '2026-12-29', ['review']],
  ['', '2026-12-30', []],
  ['', '2026-11-29', ['review']],
])('words “%s” with the review day “%s” are looked at: %j', (words, review, found) => {
  expect(boxesOf(dayChecks(written({ words, review }), today))).toEqual(found)
})

test.each([
  ['', '', []],
  ['/media/x/960.webp', '', ['alt']],
  ['/media/x/960.webp', 'ภาพเงิน', ['alt']],
  ['/media/x/960.webp', 'กราฟแท่งสามแท่ง 10 20 และ 30 บาท', []],
])('a picture “%s” with the words “%s” is looked at: %j', (picture, alt, found) => {
  expect(boxesOf(altChecks(written({ picture, alt })))).toEqual(found)
})

test.each([
  ['F002', '', []],
  ['F001', '', ['review']],
  ['F001', '2027-02-01', ['review']],
  ['F001', '2027-01-31', []],
  ['F999', '', ['source']],
  ['จำได้จากที่ไหนสักที่', '', ['source']],
  ['คำนวณ 100 × 3 = 300', '', []],
  ['คำนวณ 100 × 3 = 301', '', ['source']],
  ['ธปท. · bot.or.th', '', []],
])('a source “%s” with the review day “%s” is looked at: %j', (source, review, found) => {
  expect(boxesOf(sourceChecks(written({ source, review }), facts))).toEqual(found)
})
