import { expect, test } from 'vitest'
import { addDays } from '#lib/thai/bangkok-time.ts'
import { yearLineOf } from './year-line-rules.ts'

const series = (navs: readonly number[]) =>
  navs.map((nav, at) => ({ day: addDays('2020-01-01', at), nav, dividend: 0 }))

test('the line has the peak and the low of its deepest fall, however much it is thinned', () => {
  const navs = Array.from({ length: 200 }, (_, at) => 100_000 + at * 100)
  // One day up, the next one far down: thinning would lose both.
  navs[101] = 140_000
  navs[102] = 70_000
  const line = yearLineOf(series(navs))!
  expect(line.growth.length).toBeLessThanOrEqual(42)
  expect(line.growth[0]).toBe(100_000)
  expect(line.growth.at(-1)).toBe(119_900)
  expect(line.dip).toMatchObject({ fall: -5000 })
  expect([line.growth[line.dip!.from], line.growth[line.dip!.to]]).toEqual([140_000, 70_000])
})

test('only the last bank year of 252 market days counts; a fall before it is not told', () => {
  const navs = [200_000, ...Array.from({ length: 300 }, (_, at) => 100_000 + at)]
  expect(yearLineOf(series(navs))!.dip).toBeNull()
  expect(yearLineOf(series([100_000]))).toBeNull()
  expect(yearLineOf([])).toBeNull()
})
