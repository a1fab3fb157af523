import pg from 'pg'
import type { Postgres } from './embedded.ts'

/** The role that owns the tables of the embedded database. */
export const owner = 'koinklass_owner'
/** The role of requests in the embedded database. */
export const app = 'koinklass_app'

/** How a database must be made to carry Thai text, unless the whole server was. */
export const thaiReady = `encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`

type Roles = { owner: string; app: string }

/**
 * Makes, where they are missing, the two roles of a server of ours and a database of theirs, and answers its addresses:
 * the owner's is for migrations, books and exports, the app's for requests, which end after 5 s.
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
    // Settings of the role: they hold behind a pooler too, which may refuse them as start-up parameters.
    await client.query(`
      alter role ${roles.app} set statement_timeout = '5s';
      alter role ${roles.app} set idle_in_transaction_session_timeout = '10s';
      alter role ${roles.app} set lock_timeout = '3s'`)
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    // From template0: the locale of a server that was not made by us may be any.
    if (!rowCount)
      await client.query(
        `create database ${pg.escapeIdentifier(name)} owner ${roles.owner} template template0 ${thaiReady}`,
      )
  } finally {
    await client.end()
  }
  return { owner: postgres.url(name, roles.owner), app: postgres.url(name, roles.app) }
}
