import { afterAll, inject } from 'vitest'
import { buildServer } from '#app/server.ts'
import { openDb } from '#db/open.ts'
import type { CallInput, Endpoint, Reply } from '#lib/contract.ts'
import type { Problem } from '#lib/errors.ts'
import { runSql } from './run-sql.ts'

export type Testbed = Awaited<ReturnType<typeof openTestbed>>
type Person = { id: string } | null

/** A real server on a real database of its own, gone when the test file ends. Its clock stands until a test moves it. */
export async function openTestbed() {
  const postgres = inject('postgres')
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await runSql(`${postgres}postgres`, `create database ${name} template template_app strategy file_copy`)
  const db = openDb(postgres + name)
  const clock = { now: new Date('2026-11-21T09:00:00Z') }
  const { http, routes } = buildServer({
    db,
    clock: () => clock.now,
    identify: async (token) => ({ userId: token, sessionId: token, roles: [] }),
  })

  afterAll(async () => {
    await http.close()
    await db.destroy()
    await runSql(`${postgres}postgres`, `drop database ${name}`)
  })

  /** Calls an endpoint over HTTP as a person, whose id is the token here, or as a visitor (null). */
  async function send<E extends Endpoint>(who: Person, spec: E, input: CallInput<E>, headers = {}) {
    const { query = {}, body } = input as { query?: Record<string, string>; body?: object }
    const reply = await http.inject({
      method: spec.method,
      url: spec.path,
      query,
      ...(body && { body }),
      headers: { ...(who && { authorization: `Bearer ${who.id}` }), ...headers },
    })
    return { status: reply.statusCode, type: reply.headers['content-type'], json: reply.json<Reply<E> & Problem>() }
  }

  return { db, clock, http, routes, send }
}
