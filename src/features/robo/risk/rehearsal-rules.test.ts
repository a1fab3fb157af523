// The crash rehearsal: what one did, what came of it, and how it lies to what one said.
import { expect, test } from 'vitest'
import {
  arePlayable,
  buyAmount,
  compareActs,
  didOf,
  lastStep,
  pathCount,
  play,
  pricesOf,
  sayCompared,
  secondsPerStep,
  startAmount,
  startCash,
  stepsOf,
  worstStep,
} from './rehearsal-rules.ts'

const paths = Array.from({ length: pathCount }, (_, path) => path)

test('each path takes three minutes, is always the same, and falls below the 85 % of the form', () => {
  expect((lastStep + 1) * secondsPerStep).toBe(180)
  for (const path of paths) {
    const prices = pricesOf(path)
    expect(prices).toEqual(pricesOf(path))
    expect(prices).toHaveLength(lastStep + 1)
    expect(prices[0]).toBe(100_000)
    expect(Math.min(...prices)).toBeLessThan(75_000)
    expect(Math.min(...prices)).toBeGreaterThan(50_000)
  }
  // Not every crisis ends well: one path ends above its start, one far below.
  const ends = paths.map((path) => pricesOf(path).at(-1)!)
  expect(Math.max(...ends)).toBeGreaterThan(100_000)
  expect(Math.min(...ends)).toBeLessThan(75_000)
})

test('weeks have news without a hint of what comes', () => {
  const told = stepsOf(0).filter(({ news }) => news !== null)
  expect(told.length).toBeGreaterThanOrEqual(6)
  expect(told).toEqual(stepsOf(1).flatMap((step, at) => (step.news ? [{ ...stepsOf(0)[at]! }] : [])))
})

test('who presses nothing has what the path gives; who sells all is not touched by what follows', () => {
  for (const path of paths) {
    const prices = pricesOf(path)
    expect(play(path, []).end).toBe(startCash + Math.floor((startAmount * prices.at(-1)!) / 100_000))
    const sold = play(path, [{ step: 5, act: 'sell_all' }])
    expect(sold.end).toBe(startCash + Math.floor((startAmount * prices[5]!) / 100_000))
    expect(sold.low).toBeLessThanOrEqual(sold.end)
  }
})

test('a purchase takes from the cash as long as there is some', () => {
  const step = worstStep(0)
  const bought = play(0, [{ step, act: 'buy' }])
  const price = pricesOf(0)[step]!
  const last = pricesOf(0).at(-1)!
  expect(bought.end - play(0, []).end).toBeCloseTo(Math.floor((buyAmount * last) / price) - buyAmount, -1)
  const often = Array.from({ length: 6 }, (_, nth) => ({ step: 10 + nth, act: 'buy' as const }))
  expect(play(0, often)).toEqual(play(0, often.slice(0, startCash / buyAmount)))
})

test('selling when nothing is left changes nothing, and steps are in order within the path', () => {
  const once = [{ step: 3, act: 'sell_all' as const }]
  expect(play(1, [...once, { step: 9, act: 'sell_half' as const }])).toEqual(play(1, once))
  expect(arePlayable(once)).toBe(true)
  expect(arePlayable([...once, ...once])).toBe(false)
  expect(arePlayable([{ step: lastStep + 1, act: 'buy' }])).toBe(false)
  expect(arePlayable([{ step: -1, act: 'buy' }])).toBe(false)
})

test('the most fearful act counts, and is compared kindly with what was said', () => {
  expect(didOf([])).toBe('hold')
  expect(didOf([{ step: 1, act: 'buy' }])).toBe('buy')
  const mixed = [
    { step: 1, act: 'buy' as const },
    { step: 2, act: 'sell_half' as const },
  ]
  expect(didOf(mixed)).toBe('sell_some')
  expect(didOf([...mixed, { step: 3, act: 'sell_all' }])).toBe('sell_all')
  expect([compareActs('hold', 'sell_all'), compareActs('sell_all', 'hold'), compareActs('buy', 'buy')]).toEqual([
    'more_afraid',
    'calmer',
    'same',
  ])
  expect(sayCompared('buy', 'sell_all')).toContain('เป็นเรื่องปกติ')
  // Who was calmer is not told to take more risk.
  expect(sayCompared('sell_all', 'buy')).toContain('ไม่ต้องเสี่ยงเพิ่ม')
})
