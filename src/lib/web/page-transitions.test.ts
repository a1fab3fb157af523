import { expect, test } from 'vitest'
import { isPageChange } from './page-transitions.ts'

const at = (pathname: string, search = '') => ({ pathname, search })

test('a page change is another page or another view, but not what is typed into a search', () => {
  expect(isPageChange(at('/club/hit'), at('/path'), false)).toBe(true)
  expect(isPageChange(at('/login'), at('/'), true)).toBe(true)
  expect(isPageChange(at('/path'), at('/path', '?view=list'), false)).toBe(true)
  expect(isPageChange(at('/search', '?q=ออ'), at('/search', '?q=ออม'), true)).toBe(false)
  expect(isPageChange(at('/path'), at('/path'), false)).toBe(false)
})
