import fs from 'node:fs'
import { unzipSync } from 'fflate'
import { afterEach, expect, test } from 'vitest'
import { serveExports } from '#app/files/exports.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { newIdentify } from '#features/identity/sessions/server/identify-queries.ts'
import { newHttp } from '#lib/server/http/http.ts'
import { openIdentityFixture } from '#tests/fixtures/identity.ts'
import { aPerson, type TestPerson, testPassword } from '#tests/fixtures/people.ts'
import { askExport, exportFilePath, getExport } from '../contract.ts'
import { sweepExports } from './export-commands.ts'

const fixture = await openIdentityFixture()
const { send, db, clock, storage, runJobs } = fixture
const start = clock.now
const dayMs = 24 * 3_600_000
const parts = { db, clock: () => clock.now, storage }
const http = newHttp()
serveExports(http, { ...parts, identify: newIdentify({ ...parts, keys: fixture.keys }) })

afterEach(async () => {
  clock.now = start
  await db.deleteFrom('attempt').execute()
})

const ask = ({ token }: TestPerson, password = testPassword) => send(askExport, { body: { password } }, { token })
const tokenOf = async ({ id, sessionId }: TestPerson) =>
  (await fixture.keys.sign({ sub: id, sid: sessionId, roles: [], type: 'GENERAL' }, clock.now)).token
const download = async (person: TestPerson) =>
  http.inject({ url: exportFilePath, headers: { authorization: `Bearer ${await tokenOf(person)}` } })
const mailsOf = ({ id }: TestPerson) =>
  db.selectFrom('mail').selectAll().where('user_id', '=', id).where('kind', '=', 'identity.export').execute()
const zips = () => fs.readdirSync(storage.dir, { recursive: true }).filter((name) => String(name).endsWith('.zip'))

test('requested with the password, built by a job, announced by mail, downloaded by its owner only', async () => {
  const person = await aPerson(fixture)
  const other = await aPerson(fixture)
  expect((await ask(person, 'not it')).json.code).toBe('wrong_password')
  expect((await download(person)).statusCode).toBe(404)
  expect((await ask(person)).json).toMatchObject({ newest: { state: 'waiting', bytes: null }, can_ask: false })
  await runJobs()
  const { json } = await send(getExport, {}, person)
  expect(json).toMatchObject({ newest: { state: 'ready' }, can_ask: false })
  const reply = await download(person)
  expect(reply.rawPayload).toHaveLength(json.newest!.bytes!)
  expect(reply.headers['content-disposition']).toBe('attachment; filename="koinklass-2026-11-21.zip"')
  expect(Object.keys(unzipSync(new Uint8Array(reply.rawPayload)))).toContain('data/wallet.json')
  expect((await download(other)).statusCode).toBe(404)
  expect((await http.inject({ url: exportFilePath })).statusCode).toBe(401)
  const [mail, ...more] = await mailsOf(person)
  expect(mail!.text).toContain('https://koinklass.test/profile/edit')
  expect(more).toEqual([])
})

test('ten concurrent requests make one row, one file and one mail; the job may run twice', async () => {
  const person = await aPerson(fixture)
  const replies = await Promise.all(Array.from({ length: 4 }, () => ask(person)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  await Promise.all([runJobs(), runJobs()])
  const rows = await db.selectFrom('data_export').select('id').where('user_id', '=', person.id).execute()
  expect(rows).toHaveLength(1)
  expect(await mailsOf(person)).toHaveLength(1)
  expect((await ask(person)).json.code).toBe('export_today')
})

test('another may be requested the next day, but not while one is being built across midnight', async () => {
  const person = await aPerson(fixture)
  await ask(person)
  clock.now = new Date(start.getTime() + dayMs)
  person.token = await tokenOf(person)
  expect((await ask(person)).status).toBe(200)
  expect(await db.selectFrom('data_export').select('id').where('user_id', '=', person.id).execute()).toHaveLength(1)
  await runJobs()
  expect((await send(getExport, {}, person)).json.can_ask).toBe(true)
  expect((await ask(person)).json).toMatchObject({ newest: { state: 'waiting' } })
  expect(await db.selectFrom('data_export').select('id').where('user_id', '=', person.id).execute()).toHaveLength(2)
  await runJobs()
})

test('the file is deleted after seven days, and one that never became ready after one', async () => {
  const person = await aPerson(fixture)
  const stuck = await aPerson(fixture)
  await ask(person)
  await runJobs()
  const before = zips().length
  await db
    .insertInto('data_export')
    .values({
      user_id: stuck.id,
      id: crypto.randomUUID(),
      day: '2026-11-21',
      asked_at: start,
      expires_at: new Date(start.getTime() + 7 * dayMs),
    })
    .execute()
  clock.now = new Date(start.getTime() + dayMs)
  await sweepExports(parts, clock.now)
  expect((await download(person)).statusCode).toBe(200)
  expect((await send(getExport, {}, { token: await tokenOf(stuck) })).json).toEqual({ newest: null, can_ask: true })
  clock.now = new Date(start.getTime() + 7 * dayMs)
  expect((await download(person)).statusCode).toBe(404)
  await sweepExports(parts, clock.now)
  expect(zips().length).toBeLessThan(before)
})

test('a long history is exported in batches', async () => {
  const person = await aPerson(fixture)
  const rows = Array.from({ length: 1_700 }, (_, i) => ({
    user_id: person.id,
    post_id: crypto.randomUUID(),
    seen_at: new Date(start.getTime() - i),
  }))
  await db.insertInto('post_view').values(rows).execute()
  await ask(person)
  await runJobs()
  const files = unzipSync(new Uint8Array((await download(person)).rawPayload))
  expect(JSON.parse(new TextDecoder().decode(files['data/post_view.json']))).toHaveLength(1_700)
})

test('the export of somebody of the staff tells what they did, and of no other member', async () => {
  const [staff, member] = [await aPerson(fixture), await aPerson(fixture)]
  const subject = { kind: 'person', id: member.id } as const
  const change = { before: null, after: { to: member.id } }
  await db
    .transaction()
    .execute((tx) =>
      recordStaffAct(tx, { actorId: staff.id, act: 'person.looked-at', subject, ...change, now: clock.now }),
    )
  await ask(staff)
  await runJobs()
  const files = unzipSync(new Uint8Array((await download(staff)).rawPayload))
  const told = new TextDecoder().decode(files['data/staff_act.json'])
  expect(JSON.parse(told)).toMatchObject([{ act: 'person.looked-at', subject_kind: 'person' }])
  expect(told).not.toContain(member.id)
})
