import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reportWeight } from './report-rules.ts'

const record = fc.record({ upheld: fc.nat(10_000), dismissed: fc.nat(10_000) })

test('a new reporter counts one, nobody two or more, nobody less than nothing', () => {
  expect(reportWeight({ upheld: 0, dismissed: 0 }, true)).toBe(100)
  fc.assert(
    fc.property(record, (one) => {
      const weight = reportWeight(one, true)
      expect(weight).toBeGreaterThanOrEqual(0)
      expect(weight).toBeLessThan(200)
      expect(reportWeight({ ...one, upheld: one.upheld + 1 }, true)).toBeGreaterThanOrEqual(weight)
      expect(reportWeight({ ...one, dismissed: one.dismissed + 1 }, true)).toBeLessThanOrEqual(weight)
      expect(reportWeight(one, false)).toBe(0)
    }),
  )
})
