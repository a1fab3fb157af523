import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDb } from '#db/open.ts'
import { explainError } from './explain-error.ts'

const ofDatabase = (code: string, message: string) => Object.assign(new Error(message), { code })

/** What PgBouncer 1.24 says while the primary is gone, as recorded in the drill of a plant. */
const ofPooler = [
  'server login has been failing, cached error: server conn crashed? (server_login_retry)',
  'query_wait_timeout',
  'server conn crashed?',
  'the database system is shutting down',
]

test('while a database fails over, the answer is to come again', () => {
  for (const message of ofPooler) {
    const refusal = explainError(ofDatabase('08P01', message))
    expect(refusal, message).toMatchObject({ status: 503 })
  }
  // The former primary is a replica now.
  expect(explainError(ofDatabase('25006', 'cannot execute INSERT in a read-only transaction'))).toMatchObject({
    status: 503,
  })
  // Every address of the pooler refused the connection.
  expect(explainError(Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' }))).toMatchObject({
    status: 503,
  })
})

test('while no server of names answers, or the way to the database is gone, the answer is to come again', async () => {
  // What the product gets of a name that leads nowhere: `.invalid` never does (RFC 6761).
  const db = openDb('postgres://nobody@database.invalid/none', { max: 1 })
  const error = await sql`select`.execute(db).catch((cause: unknown) => cause)
  await db.destroy()
  expect(String(error)).toMatch(/ENOTFOUND|EAI_AGAIN/)
  expect(explainError(error)).toMatchObject({ status: 503 })
  for (const code of ['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'])
    expect(explainError(ofDatabase(code, `connect ${code} 10.0.0.1:5432`)), code).toMatchObject({ status: 503 })
})

test('a fault of ours stays a fault, also one of the protocol', () => {
  expect(explainError(ofDatabase('08P01', 'invalid message format'))).toBeNull()
  expect(explainError(ofDatabase('42601', 'syntax error at or near "selct"'))).toBeNull()
  expect(explainError(new TypeError('x is not a function'))).toBeNull()
})
