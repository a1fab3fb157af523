import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fallsOf, lowestAt, nearestPlace, rangeOf, thinPlaces } from './chart-data.ts'
import { valueScale } from './chart-scale.ts'
import { dayTicks, placeOfDay, shortThaiDate, shortThaiMonth } from './time-axis.ts'

const format = String
const series = (values: (number | null)[]) => ({
  at: values.map((_, i) => i),
  nameAt: String,
  ticks: [],
  lines: [{ key: 'a', name: 'a', kind: 'past' as const, values }],
  format,
})

describe('the fall from the top', () => {
  it('is 0 at every new top and measured from the last one', () => {
    expect(fallsOf([10, 8, 9, 12, 6])).toEqual([0, expect.closeTo(-20), expect.closeTo(-10), 0, expect.closeTo(-50)])
    expect(lowestAt(fallsOf([10, 8, 9, 12, 6]))).toBe(4)
  })

  it('is never above 0', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1e6 }), { minLength: 1 }), (values) => {
        expect(Math.max(...fallsOf(values))).toBe(0)
      }),
    )
  })
})

describe('the places of a table', () => {
  it('are the first, the last and what must not be missing, in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4_000 }), fc.nat(3_999), (count, wanted) => {
        const saved = wanted % count
        const places = thinPlaces(count, 13, [saved])
        expect(places[0]).toBe(0)
        expect(places.at(-1)).toBe(count - 1)
        expect(places).toContain(saved)
        expect(places.length).toBeLessThanOrEqual(14)
        expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b))
      }),
    )
  })

  it('are found again from anywhere on the axis', () => {
    expect(nearestPlace([0, 10, 20], 14)).toBe(1)
    expect(nearestPlace([0, 10, 20], -5)).toBe(0)
    expect(nearestPlace([0, 10, 20], 99)).toBe(2)
  })
})

describe('the axis of values', () => {
  it('holds every value between its ends, with two to six lines', () => {
    const values = fc.array(
      fc.integer({ min: -1e11, max: 1e11 }).map((hundredths) => hundredths / 100),
      { minLength: 1, maxLength: 40 },
    )
    fc.assert(
      fc.property(values, fc.boolean(), (all, isFromZero) => {
        const { toY, lines } = valueScale(rangeOf({ ...series(all), isFromZero }), [200, 0])
        expect(lines.length).toBeGreaterThanOrEqual(2)
        expect(lines.length).toBeLessThanOrEqual(6)
        for (const value of all) {
          expect(toY(value)).toBeGreaterThanOrEqual(-0.2)
          expect(toY(value)).toBeLessThanOrEqual(200.2)
        }
      }),
    )
  })

  it('shows a price that did not move in the middle, and no value as an empty chart from 0', () => {
    expect(rangeOf(series([10, 10]))).toEqual([9.9, 10.1])
    expect(rangeOf(series([null]))).toEqual([-1, 1])
    expect(rangeOf({ ...series([10]), spans: [6, 11] })).toEqual([6, 11])
    expect(rangeOf({ ...series([4, 10]), spans: [6, 11] })).toEqual([4, 11])
    expect(rangeOf({ ...series([10]), goal: { name: 'เป้าหมาย', value: 50 } })).toEqual([10, 50])
  })
})

describe('the axis of time', () => {
  it('names days and months in the Buddhist era with two digits', () => {
    expect(shortThaiDate('2026-11-20')).toBe('20 พ.ย. 69')
    expect(shortThaiMonth('2026-11-20')).toBe('พ.ย. 69')
  })

  it('names the first, the middle and the last day: by month where they are far apart', () => {
    const days = ['2026-11-02', '2026-11-09', '2026-11-16']
    expect(dayTicks(days).map(({ label }) => label)).toEqual(['2 พ.ย.', '9 พ.ย.', '16 พ.ย.'])
    expect(dayTicks(['2024-11-02', '2025-06-09', '2026-11-16']).map(({ label }) => label)).toEqual([
      'พ.ย. 67',
      'มิ.ย. 68',
      'พ.ย. 69',
    ])
    expect(dayTicks(days)[0]!.at).toBe(placeOfDay('2026-11-02'))
  })
})
