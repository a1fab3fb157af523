import { expect, test } from 'vitest'
import type { DayView } from '#app/day/contract.ts'
import { lineAddress, wordsOfDay } from './share-words.ts'

const view: DayView = {
  day: '2026-11-22',
  days: 13,
  skill: 'protecting',
  parts: [
    { key: 'quiz', href: '/quiz/daily', title: null, marks: ['right', 'right', 'yet'], outcome: null, is_done: true },
    { key: 'crossword', href: '/crossword', title: null, marks: ['right'], outcome: null, is_done: true },
    { key: 'stop', href: '/post/detail/1', title: 'ผ่อนแล้วจ่ายจริงเท่าไร', marks: ['open'], outcome: null, is_done: false },
  ],
  is_done: false,
  teaser: {
    text: 'มีเงินครบแล้ว ควรเก็บไว้แบบไหน',
    href: '/quiz/teaser/daily-saving-003',
    qr: { size: 1, path: '' },
  },
  next: { title: 'ผ่อนแล้วจ่ายจริงเท่าไร', href: '/post/detail/1' },
}

test('a shared day is a grid that tells how it went, and nothing of what was asked', () => {
  expect(wordsOfDay(view, 'https://koinklass.test')).toBe(
    [
      'Koinklass 22 พ.ย. 2569 วันเรียนรู้ที่ 13',
      '■■□ ควิซ',
      '■ ครอสเวิร์ด',
      '· ด่าน',
      'มีเงินครบแล้ว ควรเก็บไว้แบบไหน',
      'https://koinklass.test/quiz/teaser/daily-saving-003',
    ].join('\n'),
  )
  expect(wordsOfDay(view, '')).not.toContain('ผ่อนแล้ว')
})

test('a day on which no question may be shown asks for a guess, and leads to the site', () => {
  const lines = wordsOfDay({ ...view, teaser: null }, 'https://koinklass.test').split('\n')
  expect(lines.slice(-2)).toEqual(['ควิซวันนี้ 3 ข้อ คุณว่าตอบได้กี่ข้อ', 'https://koinklass.test/'])
})

test('LINE is handed the whole text', () => {
  const address = new URL(lineAddress('ก\nข & ค'))
  expect([address.origin, address.searchParams.get('text')]).toEqual(['https://line.me', 'ก\nข & ค'])
})
