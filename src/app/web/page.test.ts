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

/** Runs the guard and the loader of a page like a browser in this environment; returns what was thrown. */
async function visit(route: RouteObject, address: string, env = 'uat'): Promise<unknown> {
  const textContent = JSON.stringify({ site: { env }, loaderData: {}, errors: null })
  vi.stubGlobal('document', { getElementById: () => ({ textContent }) })
  const { loader } = route.lazy as { loader: () => Promise<LoaderFunction> }
  const request = new Request(`https://koinklass.test${address}`)
  return (await loader())({ request, params: {} } as never, undefined as never)
}

test('a page with an unknown access is an error, never public', () => {
  expect(() => page({ path: '/x', access: 'open' as never, view })).toThrow('/x: unknown access open')
})

test.each(['protected', 'staff'] as const)(
  'a %s page redirects a visitor to /login, with the address to return to',
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

test('a guest-only page redirects a signed-in person home, and admits a visitor', async () => {
  const route = page({ path: '/x', access: 'guest-only', view })
  expect(await visit(route, '/x')).toBeNull()
  writeStored(storageKeys.token, 'a.b.c')
  const error = (await visit(route, '/x').catch((thrown) => thrown)) as Response
  expect([error.status, error.headers.get('location')]).toEqual([302, '/'])
})

test('/test-store redirects a visitor to the login with its address; in production it is unknown before any redirect', async () => {
  const route = ordersPages.pages!.find(({ path }) => path === '/test-store')!
  const error = (await visit(route, '/test-store?sort=new').catch((thrown) => thrown)) as Response
  expect(error.headers.get('location')).toBe('/login?redirect=%2Ftest-store%3Fsort%3Dnew')
  await expect(visit(route, '/test-store', 'production')).rejects.toMatchObject({ code: 'page_not_found', status: 404 })
})
