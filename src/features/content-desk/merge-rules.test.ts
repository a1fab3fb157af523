import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeBoxes } from './merge-rules.ts'

const boxes = fc.record({ a: fc.constantFrom('1', '2', '3'), b: fc.constantFrom('1', '2', '3') })

test('what only the other one changed is taken, and what both changed stays as it was typed', () => {
  const base = { title: 'ก', clue: 'ข', source: 'ค' }
  const merged = mergeBoxes({
    base,
    mine: { ...base, title: 'ของฉัน', source: 'เหมือนกัน' },
    theirs: { title: 'ของเขา', clue: 'ของเขา', source: 'เหมือนกัน' },
  })
  expect(merged).toEqual({
    boxes: { title: 'ของฉัน', clue: 'ของเขา', source: 'เหมือนกัน' },
    theirs: ['clue'],
    both: ['title'],
  })
})

test('nothing that was typed is ever lost, and nothing that they saved is undone unseen', () => {
  fc.assert(
    fc.property(boxes, boxes, boxes, (base, mine, theirs) => {
      const merged = mergeBoxes({ base, mine, theirs })
      for (const name of ['a', 'b'] as const) {
        if (mine[name] !== base[name]) expect(merged.boxes[name]).toBe(mine[name])
        if (theirs[name] !== merged.boxes[name] && theirs[name] !== base[name]) expect(merged.both).toContain(name)
      }
    }),
  )
})
