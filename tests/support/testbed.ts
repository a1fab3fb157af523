import { afterAll } from 'vitest'
import { buildServer, type Parts } from '#app/boot/server.ts'
import { personTables } from '#app/features.ts'
import { readOn } from '#db/replicas.ts'
import { newPasswordHasher } from '#features/identity/accounts/server/password-commands.ts'
import { openKeys } from '#features/identity/keys/server/key-commands.ts'
import { newProofOfWork } from '#features/identity/limits/server/bot-check-commands.ts'
import type { Social } from '#features/identity/social/server/prove-commands.ts'
import { type CallInput, type Endpoint, fillPath, type Reply } from '#lib/contract.ts'
import type { Problem } from '#lib/errors.ts'
import { openOwnDatabase } from './own-database.ts'
import { packBody } from './pack-body.ts'
import { openTemporaryStorage } from './temporary-storage.ts'
import { newTestClock } from './test-clock.ts'
import { failOnUndeclared } from './undeclared-refusals.ts'

type Caller = { token: string } | null

/** The smallest proof of work: the flow is real, without the wait. */
export const easiest = { rounds: 1, min: 1, max: 3 }
export const testOrigin = 'https://koinklass.test'

/**
 * All calls of the product on a real database of their own, dropped when the test file ends. The clock stands until a
 * test moves it. `hasContent` includes the articles, questions and policies. A test fails in which an endpoint answers
 * with an error code that its contract does not declare.
 */
export async function openTestbed({
  hasContent = false,
  social,
  isSandboxOpen = true,
  parts = {},
}: {
  hasContent?: boolean
  social?: Social
  isSandboxOpen?: boolean
  parts?: Partial<
    Pick<Parts, 'sourceMaps' | 'onClientError' | 'pushServices' | 'storage' | 'jobs' | 'installation' | 'hasWarehouse'>
  >
} = {}) {
  const { name, url, db, readOnly, runAsOwner } = await openOwnDatabase({ hasContent })
  const clock = newTestClock()
  const keys = await openKeys({ db, clock: () => clock.now })
  const storage = openTemporaryStorage()
  const { http, routes } = buildServer({
    db,
    clock: () => clock.now,
    keys,
    hasher: await newPasswordHasher(),
    botCheck: newProofOfWork({ db, keys, difficulty: easiest }),
    ...(social && { social }),
    storage,
    origin: testOrigin,
    contact: 'ผู้ดูแลระบบทดสอบ',
    isSandboxOpen,
    ...parts,
    onUndeclared: failOnUndeclared(),
    // A call that may lag and writes fails here.
    elsewhere: { read: (_after, run) => readOn(readOnly, run), position: async () => 0 },
  })

  afterAll(() => http.close())

  /** Calls an endpoint over HTTP as a person, or as a visitor (null). */
  async function send<E extends Endpoint>(
    who: Caller,
    spec: E,
    input: CallInput<E>,
    headers: Record<string, string> = {},
  ) {
    const { query = {}, body } = input as { query?: Record<string, string>; body?: Record<string, unknown> }
    const packed = body && (await packBody(spec, body))
    const { path, rest } = fillPath(spec.path, query)
    const reply = await http.inject({
      method: spec.method,
      url: path,
      query: rest as Record<string, string>,
      ...(packed && { payload: packed.payload }),
      headers: {
        ...(packed && { 'content-type': packed.type }),
        ...(who && { authorization: `Bearer ${who.token}` }),
        ...headers,
      },
    })
    return {
      status: reply.statusCode,
      type: reply.headers['content-type'],
      headers: reply.headers,
      cookies: reply.cookies,
      json: reply.json<Reply<E> & Problem>(),
    }
  }

  return { name, url, db, runAsOwner, clock, keys, storage, personTables, http, routes, send }
}
