import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { limits } from '#features/identity/limits/server/limit-rules.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { reportClientError } from './contract.ts'
import type { ClientError } from './routes.ts'

const folder = await mkdtemp(path.join(os.tmpdir(), 'koinklass-maps-'))
afterAll(() => rm(folder, { recursive: true }))
const map = { version: 3, sources: ['../../src/app/web/menu.ts'], names: ['openMenu'], mappings: 'AAKKA' }
await writeFile(path.join(folder, 'client-a.js.map'), JSON.stringify(map))

const received: ClientError[] = []
const { send } = await openTestbed({ parts: { sourceMaps: folder, onClientError: (one) => received.push(one) } })

const body = {
  kind: 'render' as const,
  name: 'TypeError',
  message: 'ปาล์ม is not iterable',
  stack:
    'TypeError: x\n    at o (https://koin.example/assets/client-a.js:1:1)\n    at p (https://koin.example/assets/old.js:7:8)',
  page: '/post/detail/:id?/:slug?',
}

test('an exception in a browser reaches the server without personal data, its frames translated to our sources', async () => {
  const { status, json } = await send(null, reportClientError, { body })
  expect([status, json]).toEqual([200, { ok: true }])
  expect(received.splice(0)).toEqual([
    {
      kind: 'render',
      name: 'TypeError',
      message: '<thai> is not iterable',
      page: '/post/detail/:id?/:slug?',
      frames: ['openMenu src/app/web/menu.ts:6:6', 'p old.js:7:8'],
    },
  ])
})

test('an address instead of a route, and names of files that lead out of the folder, tell nothing', async () => {
  const stack =
    'at o (https://koin.example/assets/..%2f..%2fsecret.js:1:1)\nat o (https://koin.example/assets/../x.js:1:1)'
  await send(null, reportClientError, { body: { ...body, stack, page: '/search?keyword=ปาล์ม' } })
  expect(received.splice(0)).toMatchObject([{ page: '', frames: [] }])
})

test('a flood of reports from one network is refused, many at once too, and reaches nobody', async () => {
  const { count } = limits.clientErrorAddress
  const replies = await Promise.all(Array.from({ length: count + 20 }, () => send(null, reportClientError, { body })))
  const refused = replies.filter(({ status }) => status === 429)
  // Two were sent by the tests above.
  expect(refused).toHaveLength(22)
  expect(received.splice(0)).toHaveLength(count - 2)
})
