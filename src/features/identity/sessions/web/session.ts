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

/** What the session needs of its page; the app passes the router and the address bar. */
export type SessionPage = {
  reload: () => void
  goTo: (path: string) => void
  /** Whether a reload would lose typed input. */
  hasUnsavedInput: () => boolean
  revalidate: () => Promise<void>
}

type Renewal = { token: string } | { token: null; isDead: boolean }

let underWay: Promise<Renewal> | null = null

/**
 * Called after a 401: returns the token for a retry, or null when the refusal is final. By the specification an invalid
 * session clears the storage and leads to /login, and a GET with a refreshed token reloads the page.
 */
export async function renewSession(
  usedToken: string | null,
  spec: Endpoint,
  page: SessionPage,
): Promise<string | null> {
  const newer = readToken()
  // Another tab was faster: its token is tried before a refresh.
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

/** Reloads the profile after changes of koin, klass or name. A failure keeps the old one. */
export async function refreshProfile(): Promise<void> {
  saveProfile(await call(getProfile, {}))
}

/**
 * Removes the session at once, with everything that this browser stored for the person (it may be a shared computer),
 * and tells the server with the token from memory. It never fails for the person; an unreachable server lets the
 * session expire.
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

/** One refresh at a time in this tab and, where the browser has locks, among all tabs. */
function renewOnce(usedToken: string | null): Promise<Renewal> {
  underWay ??= withLock(() => renew(usedToken)).finally(() => {
    underWay = null
  })
  return underWay
}

function withLock(work: () => Promise<Renewal>): Promise<Renewal> {
  return navigator.locks ? navigator.locks.request('koinklass-refresh', work) : work()
}

/** A tab that is closed during a refresh leaves its lock behind: after this time it is ignored. */
const staleMs = 10_000

/**
 * Waits while another tab refreshes, by its lock in the storage: two refreshes with one token would end the session.
 */
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
    // A proxy may refuse with another body: by the specification 401 and 403 end the session.
    const status = isRefusal(error) ? (error.answered ?? error.status) : 0
    if (status === 401 || status === 403) return { token: null, isDead: true }
    throw error
  } finally {
    removeEventListener('pagehide', sayDone)
    sayDone()
  }
}

/** By the specification a refreshed GET reloads the page; a page with unsaved input stays and reloads its data. */
function refreshPage(page: SessionPage): void {
  if (page.hasUnsavedInput()) void page.revalidate()
  else page.reload()
}

function leave(page: SessionPage): void {
  forgetEverything()
  page.goTo('/login')
}
