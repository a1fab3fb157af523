import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { importContent } from '#app/boot/seed.ts'
import { migrate } from '#db/migrate.ts'
import { openWithReplicas } from '#db/open.ts'
import { followReplicas } from '#db/replicas.ts'
import { app, prepareDatabase } from '#db/roles.ts'
import { newPasswordHasher } from '#features/identity/accounts/server/password-commands.ts'
import { openKeys } from '#features/identity/keys/server/key-commands.ts'
import { newProofOfWork } from '#features/identity/limits/server/bot-check-commands.ts'
import { countView, viewClub } from '#features/posts/reading/contract.ts'
import { cookieNames } from '#lib/stored-names.ts'
import { startReplicated } from '#tests/support/replicated.ts'
import { runSql } from '#tests/support/run-sql.ts'
import { openTemporaryStorage } from '#tests/support/temporary-storage.ts'
import { newTestClock } from '#tests/support/test-clock.ts'
import { isTemporary } from './explain-error.ts'
import { buildServer } from './server.ts'

const name = 'koinklass'
const clock = newTestClock()
const servers = await startReplicated(async (primary) => {
  const urls = await prepareDatabase(primary, name)
  await migrate(urls.owner, { appRole: app })
})
const { db, replicas: pools } = openWithReplicas(servers.primary.url(name, app), [servers.replica.url(name, app)])
await importContent(db, clock.now, { hasSamples: true })
const replicas = followReplicas(db, pools, { isTemporary })
const keys = await openKeys({ db, clock: () => clock.now })
const { http } = buildServer({
  db,
  clock: () => clock.now,
  keys,
  hasher: await newPasswordHasher(),
  botCheck: newProofOfWork({ db, keys }),
  storage: openTemporaryStorage(),
  origin: 'https://koinklass.test',
  contact: 'ทดสอบ',
  elsewhere: replicas,
})

afterAll(async () => {
  await http.close()
  await db.destroy()
  await servers.stop()
})

const onReplica = (command: string) => runSql(servers.replica.url(name), command)
const isChanged = async (cookies: Record<string, string> = {}): Promise<boolean> => {
  const reply = await http.inject({ method: 'GET', url: viewClub.path, query: { type: 'hit' }, cookies })
  expect(reply.statusCode).toBe(200)
  return reply.body.includes('ชื่อที่เพิ่งแก้')
}

test('a list comes from the replica, and the browser of an act reads what is at least as new as its act', async () => {
  await caughtUp()
  const shown = db.selectFrom('post').select('id').where('published_at', 'is not', null)
  const { id } = await shown.executeTakeFirstOrThrow()
  await onReplica('select pg_wal_replay_pause()')
  await runSql(servers.primary.url(name), `update post set title = 'ชื่อที่เพิ่งแก้'`)
  await replicas.look()
  // The replica has the old titles: that is what a visitor reads.
  expect(await isChanged()).toBe(false)
  const act = await http.inject({ method: 'POST', url: countView.path, query: { id }, payload: {} })
  expect(act.statusCode).toBe(200)
  const [cookie] = act.cookies
  expect(cookie).toMatchObject({ name: cookieNames.logPosition, httpOnly: true, sameSite: 'Strict', maxAge: 60 })
  expect(await isChanged({ [cookieNames.logPosition]: cookie!.value })).toBe(true)
  // What is no position counts as none.
  expect(await isChanged({ [cookieNames.logPosition]: '0/16B3748' })).toBe(false)
  await onReplica('select pg_wal_replay_resume()')
  await caughtUp()
  expect(await isChanged()).toBe(true)
})

async function isReplica(): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db)
  return rows[0]!.is
}

async function caughtUp(): Promise<void> {
  const wanted = await replicas.position()
  do await replicas.look()
  while (!(await replicas.read(wanted, isReplica)))
}
