import { expect, test } from 'vitest'
import { practiceBaht } from '#lib/money.ts'
import { holdingsAt, lastNews, readPlaying } from './show-rehearsal.ts'

const rehearsal = {
  id: '00000000-0000-7000-8000-000000000000',
  path: 1,
  seconds_per_step: 5,
  start: practiceBaht(100_000),
  cash: practiceBaht(50_000),
  buy_amount: practiceBaht(20_000),
  steps: [100_000, 80_000, 50_000, 100_000].map((price, week) => ({ week, price, news: null })),
}
const playing = { rehearsal, at: 0, acts: [] }

test('what is held follows the price', () => {
  expect(holdingsAt(playing)).toEqual({ inFund: 100_000, cash: 50_000 })
  expect(holdingsAt({ ...playing, at: 2 })).toEqual({ inFund: 50_000, cash: 50_000 })
})

test('selling turns units into cash, and buying cash into more units at a lower price', () => {
  const half = { ...playing, at: 3, acts: [{ step: 1, act: 'sell_half' as const }] }
  expect(holdingsAt(half)).toEqual({ inFund: 50_000, cash: 90_000 })
  const all = { ...playing, at: 3, acts: [{ step: 2, act: 'sell_all' as const }] }
  expect(holdingsAt(all)).toEqual({ inFund: 0, cash: 100_000 })
  const bought = { ...playing, at: 3, acts: [{ step: 2, act: 'buy' as const }] }
  expect(holdingsAt(bought)).toEqual({ inFund: 140_000, cash: 30_000 })
})

test('news stay until the next ones, and nothing is told ahead', () => {
  const steps = rehearsal.steps.map((step) => ({ ...step, news: step.week === 1 ? 'ตลาดตกใจ' : null }))
  const told = { ...playing, rehearsal: { ...rehearsal, steps } }
  expect(lastNews(told)).toBeNull()
  expect(lastNews({ ...told, at: 1 })).toEqual({ week: 1, news: 'ตลาดตกใจ' })
  expect(lastNews({ ...told, at: 3 })).toEqual({ week: 1, news: 'ตลาดตกใจ' })
})

test('a history entry of another page holds no rehearsal', () => {
  expect(readPlaying(null)).toBeNull()
  expect(readPlaying({ answers: {} })).toBeNull()
  expect(readPlaying({ playing })).toEqual(playing)
})
