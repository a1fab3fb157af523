import { afterAll } from 'vitest'
import type { Db } from '#db/open.ts'
import { type Keys, openKeys } from '#features/identity/keys/server/key-commands.ts'
import type { CallInput, Endpoint, Reply } from '#lib/contract.ts'
import type { Problem } from '#lib/errors.ts'
import { newHttp, serve } from '#lib/server/http.ts'
import type { Route } from '#lib/server/routes.ts'
import { openOwnDatabase } from './own-database.ts'
import { newTestClock } from './test-clock.ts'
import { failOnUndeclared } from './undeclared-refusals.ts'

type From = { remoteAddress?: string; userAgent?: string }

/**
 * The routes of one feature on its own database, with the rights and limits of the role of requests; removed when the
 * test file ends. The access token is the person's id, and a request sets its own IP address.
 */
export async function openFeatureBed(
  routesOf: (parts: { db: Db; keys: Keys; clock: () => Date }) => Route[] = () => [],
) {
  const { db, runAsOwner } = await openOwnDatabase()
  const clock = newTestClock()
  const keys = await openKeys({ db, clock: () => clock.now })
  const http = newHttp()
  const identify = async (token: string) => ({ userId: token, sessionId: token, roles: [] })
  serve(http, routesOf({ db, keys, clock: () => clock.now }), identify, failOnUndeclared())

  afterAll(() => http.close())

  async function send<E extends Endpoint>(
    who: { id: string } | null,
    spec: E,
    input: CallInput<E>,
    { remoteAddress = '203.0.113.1', userAgent = 'test' }: From = {},
  ) {
    const { query = {}, body } = input as { query?: Record<string, string>; body?: object }
    const reply = await http.inject({
      method: spec.method,
      url: spec.path,
      query,
      remoteAddress,
      ...(body && { body }),
      headers: { 'user-agent': userAgent, ...(who && { authorization: `Bearer ${who.id}` }) },
    })
    return { status: reply.statusCode, json: reply.json<Reply<E> & Problem>() }
  }

  return { db, clock, send, runAsOwner }
}
