import { expect, test } from 'vitest'
import { everyPage } from './routes.tsx'
import { tabOf, tabs } from './tabs.ts'

test('each place of the tab bar links to an existing page of that place', () => {
  const known = everyPage.map(({ path = '' }) => path.replace(/\/:\w+\??/g, ''))
  for (const { key, to } of tabs) {
    expect(known).toContain(to)
    expect(tabOf(to)).toBe(key)
  }
})

test('a page belongs to the place that links to it', () => {
  expect(tabOf('/quiz/placement')).toBe('path')
  expect(tabOf('/quiz/daily')).toBe('play')
  expect(tabOf('/crossword')).toBe('play')
  expect(tabOf('/superquest/about')).toBe('play')
  expect(tabOf('/post/detail/1/x')).toBe('club')
  expect(tabOf('/store/1/x')).toBe('me')
  expect(tabOf('/profile/edit')).toBe('me')
  expect(tabOf('/robo/levels')).toBe('me')
})

test('an address that only shares the first letters belongs elsewhere', () => {
  expect(tabOf('/clubbing')).toBeUndefined()
  expect(tabOf('/login')).toBeUndefined()
})
