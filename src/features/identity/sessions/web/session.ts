import { getProfile } from '#features/identity/accounts/contract.ts'
import type { Endpoint } from '#lib/contract.ts'
import { isRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { forgetPersonal } from '#lib/web/offline/forget-personal.ts'
import {
  forgetEverything,
  forgetSession,
  readRefreshToken,
  readToken,
  saveProfile,
  saveTokens,
} from '#lib/web/session-store.ts'
import { readStored, storageKeys, writeStored } from '#lib/web/storage.ts'
import { type LoginReply, logout, refreshToken } from '../contract.ts'

/** What the session asks of the page it lives in; the app gives it the router and the address bar. */
export type SessionPage = {
  reload: () => void
  goTo: (path: string) => void
  /** Something typed would be lost by a reload. */
  hasUnsavedInput: () => boolean
  revalidate: () => Promise<void>
}

type Renewal = { token: string } | { token: null; isDead: boolean }

let underWay: Promise<Renewal> | null = null

/**
 * After a 401: the token to try again with, or null when the refusal stands. By the specification a dead session clears
 * the storage and leads to /login, and a GET that was renewed reloads the page.
 */
export async function renewSession(
  usedToken: string | null,
  spec: Endpoint,
  page: SessionPage,
): Promise<string | null> {
  const newer = readToken()
  // Another tab was quicker: its token is tried before anything is asked for.
  if (newer !== null && newer !== usedToken) return newer
  const renewal = await renewOnce(usedToken)
  if (renewal.token === null) {
    if (renewal.isDead) leave(page)
    return null
  }
  if (spec.method === 'GET' && spec.path !== getProfile.path && !spec.isBackground) refreshPage(page)
  return renewal.token
}

/** After login or sign-up: stores tokens and profile. */
export function enter(reply: LoginReply): void {
  saveTokens(reply)
  saveProfile(reply.profile)
}

/** Fetches the profile anew: after anything that changes koin, klass or name. A failure leaves the old one. */
export async function refreshProfile(): Promise<void> {
  saveProfile(await call(getProfile, {}))
}

/**
 * Forgets the session here at once, with all that this browser kept for the person (it may be a school's), and tells the
 * server with the token that was kept in memory. It always succeeds for the person; a server that cannot be reached lets
 * the login run out.
 */
export async function signOut(): Promise<void> {
  const token = readToken()
  forgetSession()
  const forgotten = forgetPersonal()
  await fetch(logout.path, {
    method: logout.method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: '{}',
    keepalive: true,
  }).catch(() => {})
  await forgotten
}

/** One renewal at a time in this tab and, where the browser has locks, among all tabs. */
function renewOnce(usedToken: string | null): Promise<Renewal> {
  underWay ??= withLock(() => renew(usedToken)).finally(() => {
    underWay = null
  })
  return underWay
}

function withLock(work: () => Promise<Renewal>): Promise<Renewal> {
  return navigator.locks ? navigator.locks.request('koinklass-refresh', work) : work()
}

/** A tab that was closed in the middle of a refresh leaves its word behind: after this long nobody believes it. */
const staleMs = 10_000

/** Waits while another tab refreshes, which it says in the storage: two of one token would end the session. */
async function waitForOthers(): Promise<void> {
  const isRefreshing = () => readStored(storageKeys.isRefresh) === 'true'
  if (!isRefreshing()) return
  await new Promise<void>((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      removeEventListener('storage', look)
      resolve()
    }
    const look = () => {
      if (!isRefreshing()) finish()
    }
    const timer = setTimeout(finish, staleMs)
    addEventListener('storage', look)
  })
}

async function renew(usedToken: string | null): Promise<Renewal> {
  await waitForOthers()
  const current = readToken()
  if (current !== null && current !== usedToken) return { token: current }
  const stored = readRefreshToken()
  if (stored === null) return { token: null, isDead: true }
  const sayDone = () => writeStored(storageKeys.isRefresh, null)
  writeStored(storageKeys.isRefresh, 'true')
  addEventListener('pagehide', sayDone)
  try {
    const reply = await call(refreshToken, { body: { grant_type: 'refresh_token', refresh_token: stored } })
    if ('error' in reply) return { token: null, isDead: reply.error === 'invalid_grant' }
    saveTokens(reply)
    await refreshProfile().catch(() => {})
    return { token: reply.access_token }
  } catch (error) {
    // A gate in front of the server may refuse in words of its own: by the specification 401 and 403 are the end.
    const status = isRefusal(error) ? (error.answered ?? error.status) : 0
    if (status === 401 || status === 403) return { token: null, isDead: true }
    throw error
  } finally {
    removeEventListener('pagehide', sayDone)
    sayDone()
  }
}

/** By the specification a renewed GET reloads the page; one with unsaved input keeps it and loads its data again. */
function refreshPage(page: SessionPage): void {
  if (page.hasUnsavedInput()) void page.revalidate()
  else page.reload()
}

function leave(page: SessionPage): void {
  forgetEverything()
  page.goTo('/login')
}
