import { expect, test } from 'vitest'
import { readStoreQuery, storePath } from './store-path-rules.ts'

test.each([
  [{}, '/store'],
  [{ sort: 'new', page: 1 }, '/store'],
  [{ type: 'voucher', sort: 'price_up', page: 2 }, '/store?type=voucher&sort=price_up&page=2'],
] as const)('a list and its address say the same: %j', (query, path) => {
  expect(storePath(query)).toBe(path)
  expect(storePath(readStoreQuery(new URL(path, 'http://x').searchParams)!)).toBe(path)
})

test.each(['type=gold', 'sort=cheap', 'page=0', 'page=1e3', 'page=-1', 'page=1000'])('?%s names no list', (query) => {
  expect(readStoreQuery(new URLSearchParams(query))).toBeNull()
})
