import { expect, test } from 'vitest'
import type { Notice } from '../notice-contract.ts'
import { daysOf } from './notice-days.ts'

const at = (made_at: string) => ({ id: made_at, made_at }) as Notice

test('notices stand under their day in Bangkok, where midnight is 17:00 UTC', () => {
  const items = ['2026-11-28T17:30:00Z', '2026-11-28T16:59:00Z', '2026-11-27T17:00:00Z', '2026-11-20T03:00:00Z'].map(at)
  const days = daysOf(items, '2026-11-29')
  expect(days.map(({ name, items }) => [name, items.length])).toEqual([
    ['วันนี้', 1],
    ['เมื่อวาน', 2],
    ['20 พ.ย. 2569', 1],
  ])
})

test('every notice is in one day, in the order of the list', () => {
  const items = ['2026-11-29T01:00:00Z', '2026-11-26T01:00:00Z', '2026-11-26T00:00:00Z'].map(at)
  expect(daysOf(items, '2026-11-29').flatMap(({ items }) => items)).toEqual(items)
  expect(daysOf([], '2026-11-29')).toEqual([])
})
