import pg from 'pg'
import type { Postgres } from './embedded.ts'

const owner = 'koinklass_owner'
/** The role of requests in the embedded database. */
export const app = 'koinklass_app'

/**
 * Makes, where they are missing, the two roles of the embedded server and a database of theirs, and answers its
 * addresses: the owner's is for migrations, books and exports, the app's for requests, which end after 5 s.
 */
export async function prepareDatabase(postgres: Postgres, name: string): Promise<{ owner: string; app: string }> {
  const client = new pg.Client(postgres.url('postgres'))
  await client.connect()
  try {
    for (const role of [owner, app]) {
      const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
      if (!rowCount) await client.query(`create role ${role} login`)
      const password = new URL(postgres.url(name, role)).password
      if (password) await client.query(`alter role ${role} password '${password}'`)
    }
    // Settings of the role: they hold behind a pooler too, which may refuse them as start-up parameters.
    await client.query(`
      alter role ${app} set statement_timeout = '5s';
      alter role ${app} set idle_in_transaction_session_timeout = '10s';
      alter role ${app} set lock_timeout = '3s'`)
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(name)} owner ${owner}`)
  } finally {
    await client.end()
  }
  return { owner: postgres.url(name, owner), app: postgres.url(name, app) }
}
