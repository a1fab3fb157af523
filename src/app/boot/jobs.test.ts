import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { productJobs } from '#app/boot/jobs.ts'
import { openKeys } from '#features/identity/keys/server/key-commands.ts'
import { tasksOf } from '#kit/server/feature.ts'
import { openOwnDatabase } from '#tests/support/own-database.ts'
import { runSql } from '#tests/support/run-sql.ts'
import { openTemporaryStorage } from '#tests/support/temporary-storage.ts'
import { newTestClock } from '#tests/support/test-clock.ts'
import { testOrigin } from '#tests/support/testbed.ts'

const { db, name, runAsOwner } = await openOwnDatabase()
const clock = newTestClock()
const superuser = inject('postgres') + name
const storage = openTemporaryStorage()
const keys = await openKeys({ db, clock: () => clock.now })
const transport = { send: async () => {}, isSaved: false, close: () => {} }

function auditAs(front: 'postgresApp' | 'postgresOwner') {
  const told: string[] = []
  const jobs = productJobs({
    db,
    clock: () => clock.now,
    transport,
    storage,
    keys,
    origin: testOrigin,
    unsubscribeKey: 'test',
    booksUrl: inject(front) + name,
    report: (message) => told.push(message),
  })
  return tasksOf(jobs)['audit-books']!(null).then(() => told)
}

test.each(['postgresApp', 'postgresOwner'] as const)(
  'the ledger audit as %s may take longer than the statement timeout of requests',
  async (front) => {
    const { username } = new URL(inject(front))
    const limit = (to: string) => runAsOwner(`alter role ${username} in database ${name} set statement_timeout = ${to}`)
    await limit(`'300ms'`)
    onTestFinished(async () => void (await limit('default')))
    const blocker = new pg.Client(superuser)
    await blocker.connect()
    // A lock delays the audit here, as a large ledger would.
    await blocker.query('begin; lock table ledger_entry in access exclusive mode')
    const letGo = async () => {
      await expect.poll(() => isHeldUp(username), { timeout: 60_000 }).toBe(true)
      await blocker.end()
    }
    const [told] = await Promise.all([auditAs(front), letGo()])
    expect(told).toEqual([])
  },
)

/** Whether a statement of this role has waited longer than its timeout would allow. */
async function isHeldUp(role: string): Promise<boolean> {
  const waits = `select from pg_stat_activity where datname = $1 and usename = $2 and wait_event_type = 'Lock'
    and clock_timestamp() - query_start > '450ms'`
  return (await runSql(superuser, waits, [name, role])).rowCount === 1
}

test('the audit reports each kind of fault once', async () => {
  await runAsOwner(`
    insert into wallet (user_id, currency, satang, transfers)
    select gen_random_uuid(), 'koin', 500, 1 from generate_series(1, 7)`)
  const told = await auditAs('postgresApp')
  expect(told).toEqual([expect.stringMatching(/^books: drifted_wallet: 7 \((.+, ){4}.+\)$/)])
})
