import type { LoaderFunction, RouteObject } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { ordersPages } from '#features/store/orders/web/pages.ts'
import { learnHash, page } from '#kit/web/page.ts'
import { storageKeys, writeStored } from '#lib/web/storage.ts'

const view = async () => ({ Component: () => null })
afterEach(() => {
  vi.unstubAllGlobals()
  writeStored(storageKeys.token, null)
  learnHash(() => '')
})

/** Runs the guard and the loader of a page as a browser in this environment does; answers what was thrown. */
async function visit(route: RouteObject, address: string, env = 'uat'): Promise<unknown> {
  const textContent = JSON.stringify({ site: { env }, loaderData: {}, errors: null })
  vi.stubGlobal('document', { getElementById: () => ({ textContent }) })
  const { loader } = route.lazy as { loader: () => Promise<LoaderFunction> }
  const request = new Request(`https://koinklass.test${address}`)
  return (await loader())({ request, params: {} } as never, undefined as never)
}

test('a page of an access that nobody knows cannot be: it is an error, never an open door', () => {
  expect(() => page({ path: '/x', access: 'open' as never, view })).toThrow('/x: unknown access open')
})

test.each(['protected', 'staff'] as const)(
  'a %s page sends a visitor to /login, which remembers the address',
  async (access) => {
    const route = page({ path: '/x', access, view })
    learnHash(() => '#c')
    const error = (await visit(route, '/x/1?a=ก&b=2').catch((thrown) => thrown)) as Response
    expect([error.status, error.headers.get('location')]).toEqual([
      302,
      `/login?${new URLSearchParams({ redirect: '/x/1?a=%E0%B8%81&b=2#c' })}`,
    ])
  },
)

test('a guest-only page sends home who is signed in, and lets a visitor be', async () => {
  const route = page({ path: '/x', access: 'guest-only', view })
  expect(await visit(route, '/x')).toBeNull()
  writeStored(storageKeys.token, 'a.b.c')
  const error = (await visit(route, '/x').catch((thrown) => thrown)) as Response
  expect([error.status, error.headers.get('location')]).toEqual([302, '/'])
})

test('/test-store asks a visitor to sign in and remembers it; in production it is no page before anybody is asked', async () => {
  const route = ordersPages.pages!.find(({ path }) => path === '/test-store')!
  const error = (await visit(route, '/test-store?sort=new').catch((thrown) => thrown)) as Response
  expect(error.headers.get('location')).toBe('/login?redirect=%2Ftest-store%3Fsort%3Dnew')
  await expect(visit(route, '/test-store', 'production')).rejects.toMatchObject({ code: 'page_not_found', status: 404 })
})
