import { expect, test } from 'vitest'
import { rowsOf } from '../rules.ts'
import { lookOf, looksOfKind } from './show-looks.ts'
import { things } from './show-things.ts'

test('a round shows every look of every kind, and no look of another', () => {
  const seen = new Set<string>()
  for (const { arrives, items } of rowsOf(7))
    for (const { kind, lane } of items) {
      const look = lookOf(kind, arrives, lane)
      expect(looksOfKind[kind]).toContain(look)
      seen.add(look)
    }
  expect([...seen].sort()).toEqual(Object.values(looksOfKind).flat().sort())
})

test('no two things look the same', () => {
  const drawn = Object.values(things).map((shapes) => JSON.stringify(shapes))
  expect(new Set(drawn).size).toBe(drawn.length)
})
