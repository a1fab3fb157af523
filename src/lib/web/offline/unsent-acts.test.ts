import * as fake from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageRefusal, Refusal } from '../../errors.ts'
import type { Saved } from './unsent-act-store.ts'
import { connectSender, listLosable, listWaiting, saveAct, sendWaiting } from './unsent-acts.ts'

let now = 0

const tokenOf = (id: string) => `.${btoa(JSON.stringify({ sub: id }))}.`

function signIn(id: string) {
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'auth.token' ? tokenOf(id) : null) })
}

beforeEach(() => {
  now = Date.UTC(2026, 10, 22)
  vi.spyOn(Date, 'now').mockImplementation(() => ++now)
  // Its classes too: the library tells by them what it wraps.
  for (const [name, one] of Object.entries(fake)) if (name.startsWith('IDB')) vi.stubGlobal(name, one)
  vi.stubGlobal('indexedDB', new fake.IDBFactory())
  signIn('mind')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const bodies = (acts: Saved[]) => acts.map(({ body }) => body)

test('actions are sent in the order in which they were done, and each is deleted when it is settled', async () => {
  const sent: unknown[] = []
  connectSender('test', async ({ body }) => sent.push(body))
  for (const body of ['a', 'b', 'c']) await saveAct('test', `key-${body}`, body)
  expect(await sendWaiting()).toBe(true)
  expect(sent).toEqual(['a', 'b', 'c'])
  expect(await listWaiting()).toEqual([])
})

test('an action that replaces another one during its sending is not deleted with it, and is sent next', async () => {
  const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const sent: unknown[] = []
  connectSender('test', async ({ body }) => {
    sent.push(body)
    begun.resolve()
    await held.promise
  })
  await saveAct('test', 'draft:1', 'first words')
  const sending = sendWaiting()
  await begun.promise
  await saveAct('test', 'draft:1', 'first words and more')
  held.resolve()
  expect(await sending).toBe(false)
  expect(bodies(await listWaiting())).toEqual(['first words and more'])
  expect(await sendWaiting()).toBe(true)
  expect(sent).toEqual(['first words', 'first words and more'])
  expect(await listWaiting()).toEqual([])
})

test('when an action cannot be sent now, all later ones wait too', async () => {
  let isDown = true
  connectSender('test', async ({ body }) => {
    if (isDown && body === 'b') throw pageRefusal('offline')
  })
  for (const body of ['a', 'b', 'c']) await saveAct('test', `key-${body}`, body)
  expect(await sendWaiting()).toBe(false)
  expect(bodies(await listWaiting())).toEqual(['b', 'c'])
  isDown = false
  expect(await sendWaiting()).toBe(true)
})

test('a refused action is not retried, and one set aside is never sent', async () => {
  const refusal = new Refusal({ type: 'x', title: 'ไม่ได้', status: 422, code: 'invalid_input', detail: 'ไม่ได้' })
  connectSender('test', async () => {
    throw refusal
  })
  connectSender('test-aside', async () => expect.unreachable())
  await saveAct('test', 'key', 'a')
  await saveAct('test-aside', 'aside', 'b', { isLasting: true, isAside: true })
  expect(await sendWaiting()).toBe(true)
  expect(bodies(await listLosable())).toEqual(['b'])
})

test('actions of one person are neither shown to nor sent as another', async () => {
  connectSender('test', async () => expect.unreachable())
  await saveAct('test', 'key', 'a')
  signIn('kong')
  expect(await listWaiting()).toEqual([])
  expect(await sendWaiting()).toBe(true)
  signIn('mind')
  expect(bodies(await listWaiting())).toEqual(['a'])
})
