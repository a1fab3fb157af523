import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Skill } from '#kit/skills.ts'
import { fillSkills, klassFrom, klassOf, klassTo, type SkillPoints, sumSkills, topKlass, typeOf } from './rules.ts'

const totals = fc.integer({ min: 0, max: 200_000 })
const points: fc.Arbitrary<SkillPoints> = fc.record({
  saving: fc.nat(400),
  spending: fc.nat(400),
  investing: fc.nat(400),
  protecting: fc.nat(400),
  planning: fc.nat(400),
})

test('klass n begins at 25·n·(n−1) points', () => {
  expect([0, 49, 50, 149, 150, 61_249, 61_250, 1_000_000].map(klassOf)).toEqual([1, 1, 2, 2, 3, 49, 50, 50])
  expect([klassFrom(1), klassTo(1), klassFrom(50), klassTo(50)]).toEqual([0, 50, 61_250, null])
})

test('a total lies in its klass, and the next klass begins where this one ends', () => {
  fc.assert(
    fc.property(totals, (total) => {
      const klass = klassOf(total)
      expect(klass).toBeGreaterThanOrEqual(1)
      expect(klass).toBeLessThanOrEqual(topKlass)
      expect(klassFrom(klass)).toBeLessThanOrEqual(total)
      expect(klassTo(klass) ?? Number.POSITIVE_INFINITY).toBeGreaterThan(total)
    }),
  )
})

test('more points never lower the klass', () => {
  fc.assert(
    fc.property(totals, fc.nat(10_000), (total, more) => {
      expect(klassOf(total + more)).toBeGreaterThanOrEqual(klassOf(total))
    }),
  )
})

test('the type is SKILL exactly when the weakest skill has 200 points', () => {
  expect(typeOf(fillSkills({}))).toBe('GENERAL')
  fc.assert(
    fc.property(points, (given) => {
      const weakest = Math.min(...Object.values(given))
      expect(typeOf(given)).toBe(weakest >= 200 ? 'SKILL' : 'GENERAL')
      expect(typeOf(fillSkills(Object.fromEntries(Skill.options.map((skill) => [skill, given[skill] + 200]))))).toBe(
        'SKILL',
      )
      expect(sumSkills(given)).toBe(Object.values(given).reduce((a, b) => a + b))
    }),
  )
})
