import { expect, test } from 'vitest'
import { newId } from './new-id.ts'

const now = new Date('2026-11-21T09:00:00.123Z')

test('an id is a UUIDv7 that begins with its timestamp', () => {
  const id = newId(now)
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(now.getTime())
})

test('ids of one process sort by creation order, also within a millisecond', () => {
  const ids = Array.from({ length: 50_000 }, () => newId(now))
  const later = newId(new Date(now.getTime() + 1))
  expect([...ids, later].toSorted()).toEqual([...ids, later])
  expect(new Set(ids).size).toBe(ids.length)
})
