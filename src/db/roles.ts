import pg from 'pg'
import type { Postgres } from './embedded.ts'

/** The role that owns the tables of the embedded database. */
export const owner = 'koinklass_owner'
/** The role of requests in the embedded database. */
export const app = 'koinklass_app'

/** Options of CREATE DATABASE for Thai text, where the cluster's defaults differ. */
export const thaiReady = `encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`

type Roles = { owner: string; app: string }

/**
 * Creates the two roles and the database on our own server where they are missing, and returns a connection string for
 * each role: the owner's for migrations, books and exports, the app's for requests, whose statements time out after 5
 * s.
 */
export async function prepareDatabase(
  postgres: Pick<Postgres, 'url'>,
  name: string,
  roles: Roles = { owner, app },
): Promise<Roles> {
  const client = new pg.Client(postgres.url('postgres'))
  await client.connect()
  try {
    for (const role of [roles.owner, roles.app]) {
      const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
      if (!rowCount) await client.query(`create role ${role} login`)
      const password = new URL(postgres.url(name, role)).password
      if (password) await client.query(`alter role ${role} password '${password}'`)
    }
    // Settings of the role also hold behind a pooler, which may refuse them as start-up parameters.
    await client.query(`
      alter role ${roles.app} set statement_timeout = '5s';
      alter role ${roles.app} set idle_in_transaction_session_timeout = '10s';
      alter role ${roles.app} set lock_timeout = '3s'`)
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    // From template0, since the default locale of an external server may be another one.
    if (!rowCount)
      await client.query(
        `create database ${pg.escapeIdentifier(name)} owner ${roles.owner} template template0 ${thaiReady}`,
      )
  } finally {
    await client.end()
  }
  return { owner: postgres.url(name, roles.owner), app: postgres.url(name, roles.app) }
}
