import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { everyPage } from './every-route.ts'
import { findArea } from './find-area.ts'
import { newRoutes } from './routes.tsx'

test.each(everyPage.map(({ path }) => path!).filter((path) => path !== '*'))(
  'a browser that goes to %s finds its page',
  async (path) => {
    const address = path.replaceAll(/:\w+\??/g, 'x')
    const known = newRoutes(await findArea(address))
    expect(matchRoutes(known, address)?.at(-1)?.route.id).toBe(path)
  },
)

test('an address is found in any case of letters, as the router compares', async () => {
  expect(await findArea('/ShowVariable')).toBe(await findArea('/showvariable'))
  expect(await findArea('/LOGIN')).not.toEqual([])
})

test('an unknown word brings no pages', async () => {
  for (const path of ['/', '//', '/nowhere/at/all', '/constructor', '/__proto__'])
    expect(await findArea(path)).toEqual([])
})
