import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { isTemporary } from '#app/boot/explain-error.ts'
import { type Replicated, startReplicated } from '#tests/support/replicated.ts'
import { runSql } from '#tests/support/run-sql.ts'
import { openWithReplicas } from './open.ts'
import { followReplicas } from './replicas.ts'

let servers: Replicated
let now = 0
let opened: ReturnType<typeof openWithReplicas>
let replicas: ReturnType<typeof followReplicas>
const all: Replicated[] = []

/** Each test has servers of its own, since most of them break one. */
beforeEach(async () => {
  servers = await startReplicated(async (primary) => {
    await runSql(primary.url('postgres'), `create table note (text text); insert into note values ('เดิม')`)
  })
  all.push(servers)
  opened = openWithReplicas(servers.primary.url('postgres'), [servers.replica.url('postgres')])
  now = 0
  replicas = followReplicas(opened.db, opened.replicas, { isTemporary, now: () => now })
  await caughtUp()
})

afterAll(async () => {
  await Promise.all(all.map(({ stop }) => stop()))
})

const isReplica = async () =>
  (await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(opened.db)).rows[0]!.is
const notes = async () =>
  (await sql<{ text: string }>`select text from note`.execute(opened.db)).rows.map((r) => r.text)
const write = (text: string) => sql`insert into note values (${text})`.execute(opened.db)
const onReplica = (command: string) => runSql(servers.replica.url('postgres'), command)

/** Looks until the replica has everything that the primary has now. */
async function caughtUp(): Promise<void> {
  const wanted = await replicas.position()
  for (;;) {
    await replicas.look()
    if (await replicas.read(wanted, isReplica)) return
  }
}

test('reads that may lag run on the replica, all others and transactions on the primary', async () => {
  expect(await isReplica()).toBe(false)
  expect(await replicas.read(0, isReplica)).toBe(true)
  const inside = await replicas.read(0, () =>
    opened.db.transaction().execute(async (tx) => {
      return (await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(tx)).rows[0]!.is
    }),
  )
  expect(inside).toBe(true)
  // Two at once do not share the place.
  expect(await Promise.all([replicas.read(0, isReplica), isReplica()])).toEqual([true, false])
  await opened.db.destroy()
})

test('a person who has written reads what is at least as new; somebody else may read what was before', async () => {
  await onReplica('select pg_wal_replay_pause()')
  await write('ใหม่')
  const after = await replicas.position()
  await replicas.look()
  expect(await replicas.read(after, notes)).toEqual(['เดิม', 'ใหม่'])
  expect(await replicas.read(after, isReplica)).toBe(false)
  expect(await replicas.read(0, notes)).toEqual(['เดิม'])
  await onReplica('select pg_wal_replay_resume()')
  await caughtUp()
  expect(await replicas.read(after, isReplica)).toBe(true)
  expect(await replicas.read(after, notes)).toEqual(['เดิม', 'ใหม่'])
  await opened.db.destroy()
})

test('a replica that is more than five seconds behind is not read; one that has nothing to replay is', async () => {
  now = 60_000
  await replicas.look()
  expect(await replicas.read(0, isReplica)).toBe(true)
  await onReplica('select pg_wal_replay_pause()')
  await write('ใหม่')
  now += 1
  await replicas.look()
  now += 4_999
  expect(await replicas.read(0, isReplica)).toBe(true)
  now += 2
  await replicas.look()
  expect(await replicas.read(0, isReplica)).toBe(false)
  expect(replicas.lags()[0]).toBeGreaterThan(5)
  await onReplica('select pg_wal_replay_resume()')
  await caughtUp()
  expect(replicas.lags()[0]).toBeLessThanOrEqual(5)
  await opened.db.destroy()
})

test('a replica that is gone is not missed: the read runs on the primary, also when it breaks off in the middle', async () => {
  await servers.replica.stop()
  expect(await replicas.read(0, isReplica)).toBe(false)
  await replicas.look()
  expect(replicas.lags()).toEqual([null])
  expect(await replicas.read(0, isReplica)).toBe(false)
  await opened.db.destroy()
})

test('while the primary is away what was fresh is read on, for a minute', async () => {
  await servers.primary.stop()
  now += 20_000
  await replicas.look()
  expect(await replicas.read(0, notes)).toEqual(['เดิม'])
  now += 40_001
  await expect(replicas.read(0, notes)).rejects.toThrow()
  await opened.db.destroy()
})

test('a replica that becomes the primary is no replica any more', async () => {
  await onReplica('select pg_promote()')
  await replicas.look()
  expect(replicas.lags()).toEqual([null])
  expect(await replicas.read(0, isReplica)).toBe(false)
  await opened.db.destroy()
})

test('a handler that writes although it may lag is run on the primary', async () => {
  await replicas.read(0, () => write('ใหม่'))
  expect(await notes()).toEqual(['เดิม', 'ใหม่'])
  await opened.db.destroy()
})
