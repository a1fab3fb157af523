import { expect, test } from 'vitest'
import { beginningOf, chooseRiddles, shapeOf, type Waiting, weekPlaceOf } from './rules.ts'

test('the shape of an answer counts letters with their marks as one, in each part between spaces', () => {
  expect(shapeOf('ชั่งใจ')).toEqual([4])
  expect(shapeOf('เงินต่อ เงิน')).toEqual([5, 3])
})

test('the beginning is a whole word of several, the half of a single one, and never the whole answer', () => {
  expect(beginningOf('ธนาคารโรงเรียน')).toBe('ธนาคาร')
  for (const answer of ['ปลวก', 'เงิน', 'โจรออนไลน์', 'กระปุก', 'ก']) {
    const beginning = beginningOf(answer)
    expect(answer.startsWith(beginning)).toBe(true)
    expect(beginning).not.toBe(answer)
    expect(beginning).not.toMatch(/[เแโใไ]$/)
  }
  // A single consonant after its vowel: the vowel is all that can be told.
  expect(beginningOf('ไฟ')).toBe('ไ')
})

test('a themed week lasts from Monday to Sunday, and the first follows the last, also before the count begins', () => {
  const places = ['2026-11-23', '2026-11-29', '2026-11-30', '2026-12-06', '2026-12-07', '2026-12-14', '2026-12-21']
  expect(places.map((day) => weekPlaceOf(day, 3))).toEqual([3, 3, 1, 1, 2, 3, 1])
  expect(weekPlaceOf('2026-12-01', 0)).toBe(0)
})

const skills = ['saving', 'spending', 'investing', 'protecting', 'planning']
const waiting = (week: number | null, nth: number, had: string | null = null) => ({
  id: `${week}-${nth}`,
  skill: skills[nth % 5]!,
  week,
  had,
})

test('a set begins with a riddle of its week that has rested, and leaves those of the next nine weeks alone', () => {
  const pool = Array.from({ length: 20 }, (_, i) => i + 1).flatMap((week) => [0, 1, 2].map((nth) => waiting(week, nth)))
  const set = (day: string, riddles: Waiting[] = pool) =>
    chooseRiddles(riddles, { count: 5, day, weeks: 20 }).map(({ week }) => week)
  const [first, ...others] = set('2026-12-09')
  expect(first).toBe(2)
  expect(others.every((week) => week! > 11 || week === 1)).toBe(true)
  // Had 59 days before: not yet; 60 days before: again.
  const had = (day: string) => pool.map((one) => (one.week === 2 ? { ...one, had: day } : one))
  expect(set('2026-12-09', had('2026-10-11'))).not.toContain(2)
  expect(set('2026-12-09', had('2026-10-10'))[0]).toBe(2)
})

test('a set is full where all riddles are of kept weeks, and has none where the rate says none', () => {
  const pool = [1, 2].flatMap((week) => [0, 1, 2].map((nth) => waiting(week, nth, '2026-11-30')))
  expect(chooseRiddles(pool, { count: 5, day: '2026-12-01', weeks: 2 })).toHaveLength(5)
  expect(chooseRiddles(pool, { count: 0, day: '2026-12-01', weeks: 2 })).toEqual([])
  expect(chooseRiddles([waiting(null, 0)], { count: 5, day: '2026-12-01', weeks: 0 })).toHaveLength(1)
})
