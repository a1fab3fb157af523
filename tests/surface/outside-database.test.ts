import { expect, inject, onTestFinished, test } from 'vitest'
import { openOutside } from '../support/outside-database.ts'
import { runSql } from '../support/run-sql.ts'

const admin = `${inject('postgres')}postgres`

/** Databases and roles with this name prefix. */
async function listMade(prefix: string): Promise<string[]> {
  const { rows } = await runSql(
    admin,
    `select name from (select datname as name from pg_database union select rolname from pg_roles) as made
     where starts_with(name, $1) order by name`,
    [prefix],
  )
  return rows.map(({ name }) => name)
}

test('an external server gets a template and two roles of a run, and loses them at its end', async () => {
  const server = await openOutside(admin)
  onTestFinished(server.stop)
  const { prefix, template } = server
  expect(await listMade(prefix)).toEqual([`${prefix}app`, `${prefix}owner`, template])
  const limits = await runSql(
    server.url(template, server.app),
    `select current_user::text as role, current_setting('statement_timeout') as max`,
  )
  expect(limits.rows).toEqual([{ role: server.app, max: '5s' }])

  // Left over from a run that was killed.
  await runSql(admin, 'create role koinklass_test_0dead000_app')
  await runSql(admin, 'create database koinklass_test_0dead000_template owner koinklass_test_0dead000_app')
  const next = await openOutside(admin)
  expect(await listMade('koinklass_test_0dead000_')).toEqual([])
  expect(await listMade(prefix)).toHaveLength(3)
  await next.stop()
  expect(await listMade(next.prefix)).toEqual([])
})

test('a role without full rights is refused, and so is an address with parameters', async () => {
  await expect(openOutside(`${inject('postgresOwner')}postgres`)).rejects.toThrow(/superuser/)
  await expect(openOutside(`${admin}?sslmode=require`)).rejects.toThrow(/PGSSLMODE/)
})

test('no test uses the database that the shell configures for the product', () => {
  const { DATABASE_URL, MIGRATION_DATABASE_URL, WORKER_DATABASE_URL } = process.env
  expect([DATABASE_URL, MIGRATION_DATABASE_URL, WORKER_DATABASE_URL]).toEqual(['', '', ''])
})
