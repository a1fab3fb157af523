import { expect, test } from 'vitest'
import { getProfile } from '#features/identity/accounts/contract.ts'
import { hashOf } from '#features/identity/keys/server/secret-commands.ts'
import { setMaintenance } from '#features/operations/maintenance-contract.ts'
import { readOperations } from '#features/operations/operations-contract.ts'
import { showPost } from '#features/posts/reading/contract.ts'
import { callAt, openProcesses, type Place } from '../support/processes.ts'

const product = await openProcesses()
const { one, other, db } = product
const places = [one, other]

const pageAt = ({ origin }: Place, path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { redirect: 'manual', headers })

/** The statuses of a page at both processes. */
const both = async (path: string) =>
  (await Promise.all(places.map((place) => pageAt(place, path)))).map((r) => r.status)

test('a process that is told closes both within five seconds, for everybody but staff, and opens them again', async () => {
  const admin = await product.person({ roles: ['admin'] })
  const member = await product.person()
  // So that both have the page in their cache, which a closed product must not serve.
  expect(await both('/')).toEqual([200, 200])
  expect(await both('/')).toEqual([200, 200])
  const backAt = new Date(Date.now() + 20 * 60_000).toISOString()
  const set = (is_on: boolean) =>
    callAt(
      one,
      setMaintenance,
      { body: { is_on, reason: 'ซ่อมฐานข้อมูล', ...(is_on && { back_at: backAt }) } },
      { token: admin.token },
    )
  expect((await set(true)).status).toBe(200)
  await expect.poll(() => both('/'), { timeout: 5_000, interval: 100 }).toEqual([503, 503])

  for (const place of places) {
    const page = await pageAt(place, '/club/hit')
    expect(page.status).toBe(503)
    expect(page.headers.get('cache-control')).toBe('no-store')
    const wait = Number(page.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(17 * 60)
    expect(wait).toBeLessThanOrEqual(20 * 60)
    const html = await page.text()
    expect(html).toContain('ปิดปรับปรุง')
    expect(html).toContain('คาดว่าเปิดอีกครั้ง')
    const style = /<link rel="stylesheet" href="([^"]+)"/.exec(html)![1]!
    expect((await pageAt(place, style)).status).toBe(200)

    const call = await callAt(place, getProfile, {}, { token: member.token })
    expect(call).toMatchObject({ status: 503, json: { code: 'maintenance', retry_after: expect.any(Number) } })
    expect((await callAt(place, showPost, { query: { id: 'scam-signs' } })).status).toBe(503)
    expect((await pageAt(place, '/openapi.json')).status).toBe(503)
    for (const path of ['/healthz', '/readyz', '/login', '/admin', '/admin/operations'])
      expect([path, (await pageAt(place, path)).status]).toEqual([path, 200])

    expect((await callAt(place, readOperations, {}, { token: admin.token })).status).toBe(200)
    expect((await callAt(place, getProfile, {}, { token: admin.token })).status).toBe(200)
    // The browser of staff opens every page; that of a member, or one with a wrong cookie, does not.
    const cookieOf = async (userId: string) => {
      const binding = crypto.randomUUID()
      await db
        .updateTable('session')
        .set({ binding_hash: hashOf(binding) })
        .where('user_id', '=', userId)
        .execute()
      return { cookie: `other=1; session-binding=${binding}` }
    }
    expect((await pageAt(place, '/', await cookieOf(admin.id))).status).toBe(200)
    expect((await pageAt(place, '/', await cookieOf(member.id))).status).toBe(503)
    expect((await pageAt(place, '/', { cookie: 'session-binding=guess' })).status).toBe(503)
  }

  expect((await set(false)).status).toBe(200)
  await expect.poll(() => both('/'), { timeout: 5_000, interval: 100 }).toEqual([200, 200])
  expect((await callAt(other, getProfile, {}, { token: member.token })).status).toBe(200)
})
