import { expect, test } from 'vitest'
import { practiceBaht } from '#lib/money.ts'
import { pathCount, play, stepsOf } from '../../rehearsal-rules.ts'
import {
  asksNow,
  holdingsAt,
  holdOn,
  lastDecision,
  lastNews,
  longHoldAt,
  type Playing,
  type RehearsalAct,
  readPlaying,
} from './show-rehearsal.ts'

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

const wholePath = (path: number): Playing => ({
  rehearsal: { ...rehearsal, path, steps: stepsOf(path).map((step) => ({ ...step, price: practiceBaht(step.price) })) },
  at: 0,
  acts: [],
})

/** From the first week to the last: a long press where it is offered, else a single one. */
function playThrough(path: number, press: 'long' | 'single', acts: readonly RehearsalAct[]) {
  let playing: Playing = { ...wholePath(path), acts }
  const shown: number[] = []
  while (playing.at < playing.rehearsal.steps.length - 1) {
    shown.push(playing.at)
    // What was pressed later is not known yet.
    const known = { ...playing, acts: acts.filter(({ step }) => step <= playing.at) }
    const weeks = press === 'long' ? longHoldAt(known) || 1 : 1
    playing = { ...playing, at: holdOn(known, weeks).at }
  }
  return { playing, shown: [...shown, playing.at] }
}

const manyActs: readonly (readonly RehearsalAct[])[] = [
  [],
  [{ step: 0, act: 'sell_half' }],
  [
    { step: 7, act: 'buy' },
    { step: 18, act: 'sell_all' },
  ],
]

test('four weeks in one press give what four single presses give, in every path and week', () => {
  for (let path = 0; path < pathCount; path += 1) {
    const start = wholePath(path)
    for (let at = 0; at < start.rehearsal.steps.length; at += 1) {
      const from: Playing = { ...start, at, acts: [{ step: 0, act: 'sell_half' as const }] }
      const long = holdOn(from, 4)
      let single = from
      while (single.at < long.at) single = { ...holdOn(single, 1), acts: single.acts }
      expect(single).toEqual(long)
      expect(holdingsAt(single)).toEqual(holdingsAt(long))
    }
    for (const acts of manyActs) {
      const [long, single] = [playThrough(path, 'long', acts), playThrough(path, 'single', acts)]
      expect(long.playing).toEqual(single.playing)
      expect(play(path, long.playing.acts)).toEqual(play(path, single.playing.acts))
      expect(long.shown.length).toBeLessThan(single.shown.length)
    }
  }
})

test('the long press passes no news, is not offered where they wait for an answer, and ends with the path', () => {
  for (let path = 0; path < pathCount; path += 1) {
    const { shown } = playThrough(path, 'long', [])
    const { steps } = wholePath(path).rehearsal
    const withNews = steps.filter(({ news }) => news !== null).map(({ week }) => week)
    expect(withNews.length).toBeGreaterThan(0)
    expect(shown).toEqual(expect.arrayContaining(withNews))
    for (const at of withNews) {
      const here = { ...wholePath(path), at }
      expect(asksNow(here)).toBe(true)
      expect(longHoldAt(here)).toBe(0)
      expect(longHoldAt({ ...here, acts: [{ step: at, act: 'buy' }] })).toBeGreaterThan(0)
    }
    const end = steps.length - 1
    expect([end, end - 1, end - 2, end - 3].map((at) => longHoldAt({ ...wholePath(path), at }))).toEqual([0, 0, 2, 3])
    expect(holdOn({ ...wholePath(path), at: end - 1 }, 4).at).toBe(end)
  }
})

test('whether a long press is offered tells nothing of the weeks to come', () => {
  const start = wholePath(0)
  const quiet = {
    ...start,
    rehearsal: { ...start.rehearsal, steps: start.rehearsal.steps.map((step) => ({ ...step, news: null })) },
  }
  expect(longHoldAt({ ...start, at: 6 })).toBe(longHoldAt({ ...quiet, at: 6 }))
})

test('the last decision is told with its week, whatever the price did', () => {
  const acts = [{ step: 3, act: 'sell_half' as const }]
  expect(lastDecision({ ...wholePath(0), at: 3 })).toBeNull()
  expect(lastDecision({ ...wholePath(0), at: 3, acts })).toEqual({ step: 3, act: 'sell_half', isNow: true })
  expect(lastDecision({ ...wholePath(0), at: 9, acts })).toEqual({ step: 3, act: 'sell_half', isNow: false })
})
