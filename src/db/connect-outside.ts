import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from './start-error.ts'

/**
 * Waits up to 15 s for an external PostgreSQL server and returns the role that `url` logs in as. When that role is not
 * the owner's, sets its statement timeout to 5 s.
 */
export async function connectOutside(url: string, owner: string): Promise<{ appRole: string; isOwner: boolean }> {
  const ownerRole = await readRole(owner)
  const client = await connect(url)
  try {
    const { role, database, limit } = await readSession(client)
    if (role !== ownerRole && limit === '0')
      for (const setting of [
        `statement_timeout = '5s'`,
        `idle_in_transaction_session_timeout = '10s'`,
        `lock_timeout = '3s'`,
      ])
        await client.query(
          `alter role ${pg.escapeIdentifier(role)} in database ${pg.escapeIdentifier(database)} set ${setting}`,
        )
    return { appRole: role, isOwner: role === ownerRole }
  } finally {
    await client.end()
  }
}

type Session = { role: string; database: string; limit: string }

async function readRole(url: string): Promise<string> {
  const client = await connect(url)
  try {
    return (await readSession(client)).role
  } finally {
    await client.end()
  }
}

async function readSession(client: pg.Client): Promise<Session> {
  const { rows } = await client.query<Session>(
    `select current_user as role, current_database() as database, current_setting('statement_timeout') as limit`,
  )
  return rows[0]!
}

// Errors of a database that is not up yet, for example one that starts together with the app.
const passing = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', '57P03'])

async function connect(url: string): Promise<pg.Client> {
  for (let tries = 1; ; tries++) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      const { code = '', message } = error as pg.DatabaseError
      await client.end().catch(() => {})
      if (!passing.has(code) || tries === 15) {
        const { host } = new URL(url)
        throw new StartError(`the database at ${host} does not let us in: ${message || code}`)
      }
      await sleep(1000)
    }
  }
}
