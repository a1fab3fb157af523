// When a return is a yearly one.
import { expect, test } from 'vitest'
import { yearDaysOf } from '../clock/market-day-rules.ts'
import { figuresOf, returnOf } from '../funds/series-rules.ts'
import { tellReturns } from './return-rules.ts'

test('one rule for returns: a fund’s own figures and a person’s are a bank year’s from one bank year on, and plain before', () => {
  expect(returnOf(1.21, 2)).toMatchObject({ is_yearly: true })
  expect(returnOf(1.21, 2).rate).toBeCloseTo(0.1, 12)
  expect(returnOf(1.1, 1).rate).toBeCloseTo(0.1, 12)
  expect(returnOf(1.1, 0.5)).toMatchObject({ is_yearly: false, rate: expect.closeTo(0.1, 12) })
  // 60 bank months of 21 market days each, as somebody held it who bought on the first day.
  const days = Array.from({ length: 1_261 }, (_, nth) => {
    return { day: String(nth), nav: Math.round(100_000 * 1.0003 ** nth + 4_000 * Math.sin(nth / 50)), dividend: 0 }
  })
  const { returns } = figuresOf(days)
  const held = (marketDays: number) => {
    const part = days.slice(days.length - 1 - marketDays)
    const [begin, end] = [part[0]!.nav, part.at(-1)!.nav]
    return tellReturns({
      points: [{ market: marketDays, value: end }],
      flows: [{ day: yearDaysOf(0), amount: begin }],
      stretches: [{ begin, end }],
    })
  }
  expect(held(1_260)).toMatchObject({ time_weighted: returns.y5, is_yearly: true })
  expect(held(756)).toMatchObject({ time_weighted: returns.y3, is_yearly: true })
  expect(held(252)).toMatchObject({ time_weighted: returns.y1, is_yearly: true })
  expect(held(63)).toMatchObject({ time_weighted: returns.m3, is_yearly: false, bank_months: 3 })
})
