import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTooDeep } from './json-body.ts'

const nested = (depth: number, value = '1') => `${'['.repeat(depth)}${value}${']'.repeat(depth)}`

test('a hundred levels of nesting are read, one more is refused', () => {
  expect([isTooDeep(nested(100)), isTooDeep(nested(101))]).toEqual([false, true])
  expect(isTooDeep(`{"a":${nested(99)},"b":${nested(99)}}`)).toBe(false)
  expect(isTooDeep('{"a":'.repeat(101))).toBe(true)
})

test('brackets inside a string do not count, whatever precedes its quotes', () => {
  expect(isTooDeep(JSON.stringify({ text: `"\\"${'['.repeat(500)}\\` }))).toBe(false)
  expect(isTooDeep(`["\\\\",${nested(100)}]`)).toBe(true)
})

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0

test('the depth found for any JSON value is its real depth', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.integer({ min: 0, max: 6 }), (value, most) => {
      expect(isTooDeep(JSON.stringify(value), most)).toBe(depthOf(value) > most)
    }),
  )
})
