import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { migrate } from '#db/migrate.ts'
import { prepareDatabase } from '#db/roles.ts'
import type { TestServer } from './database.ts'

/** Name prefix of everything that a run creates on a server; it identifies the leftovers of killed runs. */
const family = 'koinklass_test_'

/**
 * Lets the tests use an external server as its superuser: a template, databases and two roles of this run alone, with
 * names that no product uses, removed by `stop`. Leftovers of killed runs are removed too. Throws an error with a
 * readable sentence when the address cannot be used.
 */
export async function openOutside(address: string): Promise<TestServer & { version: string }> {
  const id = randomBytes(4).toString('hex')
  const prefix = `${family}${id}_`
  const { client, version } = await enter(address, prefix)
  await sweep(client)
  const roles = { owner: `${prefix}owner`, app: `${prefix}app` }
  const password = randomBytes(16).toString('hex')
  const url = (database: string, role?: string) => addressOf(address, database, role && { role, password })
  const template = `${prefix}template`
  try {
    const addresses = await prepareDatabase({ url }, template, roles)
    await migrate(addresses.owner, { appRole: roles.app })
  } catch (error) {
    await leave(client, prefix)
    throw error
  }
  return { url, ...roles, template, prefix, version, stop: () => leave(client, prefix) }
}

/** A connection that stays open during the run: its application name tells other runs that this one is alive. */
async function enter(address: string, prefix: string): Promise<{ client: pg.Client; version: string }> {
  if (new URL(address).search) throw new Error('TEST_DATABASE_URL takes no parameters: PGSSLMODE and the like are read')
  const client = new pg.Client({ connectionString: addressOf(address, 'postgres'), application_name: prefix })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ is_superuser: string; version: string }>(
    `select current_setting('is_superuser') as is_superuser, current_setting('server_version') as version`,
  )
  const { is_superuser, version } = rows[0]!
  if (is_superuser !== 'on') {
    await client.end()
    throw new Error('TEST_DATABASE_URL must name a superuser: the tests plant faults past triggers and constraints')
  }
  return { client, version }
}

function addressOf(address: string, database: string, login?: { role: string; password: string } | ''): string {
  const url = new URL(address)
  url.pathname = `/${database}`
  if (login) Object.assign(url, { username: login.role, password: login.password })
  return url.href
}

/** Removes the leftovers of runs that are no longer alive. */
async function sweep(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ run: string }>(
    `select distinct substring(name from $1) as run
     from (select datname as name from pg_database union select rolname from pg_roles) as made
     where name ~ $1 and substring(name from $1) not in (select application_name from pg_stat_activity)`,
    [`^${family}[0-9a-f]{8}_`],
  )
  for (const { run } of rows) await removeAll(client, run)
}

async function leave(client: pg.Client, prefix: string): Promise<void> {
  try {
    await removeAll(client, prefix)
  } finally {
    await client.end()
  }
}

async function removeAll(client: pg.Client, prefix: string): Promise<void> {
  const namesIn = async (from: string, name: string) =>
    (
      await client.query<{ name: string }>(`select ${name} as name from ${from} where starts_with(${name}, $1)`, [
        prefix,
      ])
    ).rows
  for (const { name } of await namesIn('pg_database', 'datname::text'))
    await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
  for (const { name } of await namesIn('pg_roles', 'rolname::text'))
    await client.query(`drop role if exists ${pg.escapeIdentifier(name)}`)
}
