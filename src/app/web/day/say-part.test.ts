import { expect, test } from 'vitest'
import type { DayPart } from '#app/day/contract.ts'
import { sayPart } from './say-part.ts'

const part = (key: DayPart['key'], marks: DayPart['marks'], outcome: DayPart['outcome'] = null): DayPart => ({
  key,
  href: '/',
  title: null,
  marks,
  outcome,
  is_done: !marks.includes('open'),
})

test.each<[string, DayPart]>([
  ['3 ข้อ ราว 3 นาที', part('quiz', ['open', 'open', 'open'])],
  ['ตอบแล้ว 2 จาก 3 ข้อ', part('quiz', ['right', 'yet', 'open'])],
  ['ตอบครบแล้ว ถูก 0 จาก 3 ข้อ', part('quiz', ['yet', 'yet', 'yet'])],
  ['ทายถูกแล้ว', part('riddle', ['right'], 'solved')],
  ['ข้ามไปดูเฉลยแล้ว', part('riddle', ['yet'], 'skipped')],
  ['เติมครบแล้ว เปิดดูบางช่อง', part('crossword', ['yet'])],
  ['เดินไปหนึ่งขั้นแล้ววันนี้', part('stop', ['right'])],
])('a thing of the day says what became of it: %s', (words, of) => {
  expect(sayPart(of)).toBe(words)
})
