import { expect, test } from 'vitest'
import { page } from './page.ts'

test('a page of an access that nobody knows cannot be: it is an error, never an open door', () => {
  const view = async () => ({ Component: () => null })
  expect(() => page({ path: '/x', access: 'open' as never, view })).toThrow('/x: unknown access open')
})
