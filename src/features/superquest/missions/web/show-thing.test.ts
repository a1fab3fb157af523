import { expect, test } from 'vitest'
import { thingOf } from './show-thing.ts'

test('a mission is pictured by where its first step is done, else by its skill', () => {
  expect(thingOf({ skill: 'saving', steps: [{ href: null }, { href: '/quiz/daily' }] })).toBe('quiz')
  expect(thingOf({ skill: 'planning', steps: [{ href: '/post/create' }] })).toBe('news')
  expect(thingOf({ skill: 'protecting', steps: [{ href: null }] })).toBe('brolly')
})
