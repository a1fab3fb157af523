import { afterAll, expect, test } from 'vitest'
import { newHttp } from '#lib/server/http/http.ts'
import { limitToLoopback } from './loopback-only.ts'

function openDoor(onlyHere: { providers: boolean; outbox: boolean }) {
  const http = newHttp()
  limitToLoopback(http, onlyHere, 'https://koinklass.test')
  for (const url of ['/local-line/authorize', '/v2/api/admin/mails', '/admin/outbox/frame', '/local-linen'])
    http.get(url, async () => 'here')
  afterAll(() => http.close())
  return async (url: string, remoteAddress: string, headers: Record<string, string> = {}) =>
    (await http.inject({ url, remoteAddress, headers })).statusCode
}

const saved = ['/local-line/authorize?x=1', '/v2/api/admin/mails', '/admin/outbox/frame?ticket=x']

test.each(saved)('%s is served to this machine only', async (url) => {
  const ask = openDoor({ providers: true, outbox: true })
  for (const here of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1']) expect(await ask(url, here)).toBe(200)
  for (const far of ['192.168.1.4', '203.0.113.1', '2001:db8::1']) expect(await ask(url, far)).toBe(404)
  // A proxy on this machine would make all requests look local.
  expect(await ask(url, '127.0.0.1', { 'x-forwarded-for': '203.0.113.1' })).toBe(404)
  expect(await ask(url, '127.0.0.1', { forwarded: 'for=203.0.113.1' })).toBe(404)
})

test('explicitly enabled ones are served to everybody, and other addresses are not affected', async () => {
  const open = openDoor({ providers: false, outbox: false })
  for (const url of saved) expect(await open(url, '203.0.113.1')).toBe(200)
  const closed = openDoor({ providers: true, outbox: true })
  expect(await closed('/local-linen', '203.0.113.1')).toBe(200)
})

test.each([true, false])('under the name of a stranger they answer nobody, only here: %s', async (isOnlyHere) => {
  const ask = openDoor({ providers: isOnlyHere, outbox: isOnlyHere })
  const names = ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'koinklass.test', 'KOINKLASS.test:443']
  const strange = ['evil.example', 'evil.example:3000', 'localhost.evil.example', '127.0.0.1.evil.example', 'a@b']
  for (const url of saved) {
    for (const host of names) expect(await ask(url, '127.0.0.1', { host }), host).toBe(200)
    for (const host of strange) expect(await ask(url, '127.0.0.1', { host }), host).toBe(404)
  }
  // Other addresses have no such rule: a proxy may send any name.
  expect(await ask('/local-linen', '127.0.0.1', { host: 'evil.example' })).toBe(200)
})
