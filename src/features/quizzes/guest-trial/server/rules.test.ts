import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseGuestTrial } from './rules.ts'

const skills = ['saving', 'spending', 'planning', 'protecting', 'investing']
const candidate = fc.record({
  id: fc.uuid(),
  skill: fc.constantFrom(...skills),
  text: fc.string({ minLength: 10, maxLength: 200 }),
  difficulty: fc.integer({ min: 1, max: 3 }),
  longest: fc.integer({ min: 1, max: 120 }),
})
const pools = fc.uniqueArray(candidate, { selector: ({ id }) => id, minLength: 1, maxLength: 60 })

test('a visitor’s first question is among the easiest fifth, and skills do not repeat while others wait', () => {
  fc.assert(
    fc.property(pools, fc.integer({ min: 1, max: 5 }), (pool, count) => {
      const chosen = chooseGuestTrial(pool, count, (id) => id)
      expect(chosen).toHaveLength(Math.min(count, pool.length))
      expect(new Set(chosen).size).toBe(chosen.length)
      const easier = pool.filter(({ difficulty }) => difficulty < chosen[0]!.difficulty)
      expect(easier.length).toBeLessThan(Math.ceil(pool.length / 5))
      const there = new Set(pool.map(({ skill }) => skill)).size
      expect(new Set(chosen.map(({ skill }) => skill)).size).toBe(Math.min(chosen.length, there))
    }),
  )
})

test('among equally easy ones the first has the least to read, and it changes with the day', () => {
  const pool = Array.from({ length: 20 }, (_, i) => ({
    id: String(i),
    skill: 'saving',
    text: 'ก'.repeat(40 + 10 * i),
    difficulty: 1,
    longest: 10 + i,
  }))
  const firstBy = (weight: (id: string) => string) => chooseGuestTrial(pool, 5, weight)[0]!.id
  expect(['0', '1', '2', '3']).toContain(firstBy((id) => `${id}a`))
  expect(firstBy((id) => String(Number(id)))).not.toBe(firstBy((id) => String(9 - Number(id))))
})
