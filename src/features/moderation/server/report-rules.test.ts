import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Reporter, reportWeight } from './report-rules.ts'

const day = 24 * 3_600_000
const record = fc.record({ upheld: fc.nat(10_000), dismissed: fc.nat(10_000) })
const regular: Reporter = {
  record: { upheld: 0, dismissed: 0 },
  isVerified: true,
  ageMs: 30 * day,
  wasHidden: false,
  isTwin: false,
}

test('a reporter without a record weighs one, none reaches two, and none falls below zero', () => {
  expect(reportWeight(regular)).toBe(100)
  fc.assert(
    fc.property(record, (one) => {
      const weight = reportWeight({ ...regular, record: one })
      expect(weight).toBeGreaterThanOrEqual(0)
      expect(weight).toBeLessThan(200)
      expect(reportWeight({ ...regular, record: { ...one, upheld: one.upheld + 1 } })).toBeGreaterThanOrEqual(weight)
      expect(reportWeight({ ...regular, record: { ...one, dismissed: one.dismissed + 1 } })).toBeLessThanOrEqual(weight)
      expect(reportWeight({ ...regular, record: one, isVerified: false })).toBe(0)
    }),
  )
})

test.each([
  [{ ageMs: 0 }, 0],
  [{ ageMs: day - 1 }, 0],
  [{ ageMs: day }, 50],
  [{ ageMs: 7 * day - 1 }, 50],
  [{ ageMs: 7 * day }, 100],
  [{ wasHidden: true }, 50],
  [{ ageMs: day, wasHidden: true }, 25],
  [{ isTwin: true }, 0],
])('a report of %j weighs %i', (standing, weight) => {
  expect(reportWeight({ ...regular, ...standing })).toBe(weight)
})
