import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getAccount, getProfile } from '#features/identity/accounts/contract.ts'
import { resendVerification } from '#features/identity/sign-up/contract.ts'
import { readStored, storageKeys, writeStored } from '#lib/web/storage.ts'
import { refreshToken } from '../contract.ts'
import { renewSession } from './session.ts'

const tokens = { token_type: 'Bearer', access_token: 'new', refresh_token: 'next', expires_in: 900 }
const profile = { roles: [], display_name: 'น้องนก', display_image: 'kla-1', klass: 1, type: 'GENERAL', koin: 0 }

let stored = new Map<string, string>()
let asked: string[] = []
let page = newPage()
let events = new EventTarget()

function newPage() {
  return { reload: vi.fn(), goTo: vi.fn(), hasUnsavedInput: () => false, revalidate: vi.fn(async () => {}) }
}

beforeEach(() => {
  stored = new Map([
    [storageKeys.token, 'old'],
    [storageKeys.refreshToken, 'r1'],
    ['popup-register-date', '2026-11-01'],
  ])
  asked = []
  page = newPage()
  events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
    clear: () => stored.clear(),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server whose token endpoint gives this response. */
function answer(refresh: () => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return path === refreshToken.path ? refresh() : Response.json(profile)
  })
}

const dead = () => Response.json({ error: 'invalid_grant', error_description: '' }, { status: 401 })

test.each([
  ['401 for a dead token', dead],
  ['401 in other words', () => Response.json({ error: 'invalid_client' }, { status: 401 })],
  ['403 of a gate in between', () => new Response('<h1>Forbidden</h1>', { status: 403 })],
  ['403 as a problem', () => Response.json({ code: 'forbidden', detail: 'ไม่มีสิทธิ', status: 403 }, { status: 403 })],
])('a refresh that gets %s clears the whole storage and leads to /login', async (_what, refresh) => {
  answer(refresh)
  expect(await renewSession('old', getAccount, page)).toBeNull()
  expect([...stored]).toEqual([])
  expect(page.goTo).toHaveBeenCalledWith('/login')
})

test('without a refresh token no request is made, the storage is cleared and /login is opened', async () => {
  answer(dead)
  stored.delete(storageKeys.refreshToken)
  expect(await renewSession('old', getAccount, page)).toBeNull()
  expect([[...stored], asked]).toEqual([[], []])
  expect(page.goTo).toHaveBeenCalledWith('/login')
})

test.each([
  ['a broken server', () => new Response('', { status: 502 })],
  ['nobody', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s at the refresh does not log out: the error goes back to the caller', async (_what, refresh) => {
  answer(refresh)
  await expect(renewSession('old', getAccount, page)).rejects.toMatchObject({ name: 'Refusal' })
  expect([stored.get(storageKeys.token), stored.has(storageKeys.isRefresh)]).toEqual(['old', false])
  expect(page.goTo).not.toHaveBeenCalled()
})

test('a refresh stores tokens and profile, once for all waiting calls, and reloads the page after a GET only', async () => {
  answer(() => {
    expect(readStored(storageKeys.isRefresh)).toBe('true')
    return Response.json(tokens)
  })
  const renewed = [renewSession('old', resendVerification, page), renewSession('old', resendVerification, page)]
  expect(await Promise.all(renewed)).toEqual(['new', 'new'])
  expect(asked).toEqual([refreshToken.path, getProfile.path])
  expect([...stored.keys()].sort()).toEqual(['auth.profile', 'auth.refresh token', 'auth.token', 'popup-register-date'])
  expect(page.reload).not.toHaveBeenCalled()

  writeStored(storageKeys.token, 'old')
  await renewSession('old', getAccount, page)
  expect(page.reload).toHaveBeenCalledOnce()
})

test('a second tab waits for the refresh of the first and uses its token', async () => {
  answer(() => Response.json(tokens))
  writeStored(storageKeys.isRefresh, 'true')
  const renewed = renewSession('old', resendVerification, page)
  await Promise.resolve()
  expect(asked).toEqual([])
  stored.set(storageKeys.token, 'by the other tab')
  stored.delete(storageKeys.isRefresh)
  events.dispatchEvent(new Event('storage'))
  expect([await renewed, asked]).toEqual(['by the other tab', []])
})

test('another tab’s unfinished refresh blocks for ten seconds at most', async () => {
  vi.useFakeTimers()
  answer(() => Response.json(tokens))
  writeStored(storageKeys.isRefresh, 'true')
  const renewed = renewSession('old', resendVerification, page)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect([await renewed, asked[0], stored.has(storageKeys.isRefresh)]).toEqual(['new', refreshToken.path, false])
})

test('a page that is left during a refresh removes its lock', async () => {
  answer(() => {
    events.dispatchEvent(new Event('pagehide'))
    expect(stored.has(storageKeys.isRefresh)).toBe(false)
    return Response.json(tokens)
  })
  expect(await renewSession('old', resendVerification, page)).toBe('new')
})

test('a newer token from another tab is used without a request', async () => {
  answer(dead)
  writeStored(storageKeys.token, 'newer')
  expect(await renewSession('old', getAccount, page)).toBe('newer')
  expect(asked).toEqual([])
})
