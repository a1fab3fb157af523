import { expect, test } from 'vitest'
import { findTextFaults } from './text-faults.ts'

const pathsOf = (part: unknown) => findTextFaults(part).map(({ path }) => path)

test.each([
  ['a null letter', { word: 'ออม\0เงิน' }, ['word']],
  ['the first half of a surrogate', { word: 'ออม\ud800' }, ['word']],
  ['the second half of a surrogate', { word: '\udc00ออม' }, ['word']],
  ['a text in a list in an object', { items: [{ text: 'ดี' }, { text: '\ud800' }] }, ['items.1.text']],
  ['a name of a field', { answers: { 'a\0': 'ดี' } }, ['answers']],
])('finds %s and tells its path', (_, part, paths) => {
  expect(pathsOf(part)).toEqual(paths)
  for (const { detail } of findTextFaults(part)) expect(detail).toMatch(/[\u0e00-\u0e7f]/)
})

test('accepts valid letters, emoji and files', () => {
  expect(
    pathsOf({ word: 'ออม 🐷\n', count: 1, none: null, file: { name: 'ก.png', bytes: new Uint8Array([0]) } }),
  ).toEqual([])
})

test('handles ten thousand nested brackets and a thousand faults', () => {
  let deep: unknown = '\0'
  for (let i = 0; i < 10_000; i += 1) deep = [deep]
  expect(findTextFaults(deep)).toHaveLength(1)
  expect(findTextFaults(Array.from({ length: 1000 }, () => '\0'))).toHaveLength(50)
})
