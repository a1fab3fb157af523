import { readdirSync } from 'node:fs'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { getProfile } from '#features/identity/accounts/contract.ts'
import { sweepPictures } from '#features/identity/pictures/server/picture-commands.ts'
import { askExport, exportFilePath, getExport, leave } from '#features/identity/privacy/contract.ts'
import { eraseLeavers } from '#features/identity/privacy/server/erase-commands.ts'
import { updateImage } from '#features/identity/profile/contract.ts'
import { newS3Storage } from '#lib/server/s3/s3-storage.ts'
import { aPerson, type TestPerson, testPassword } from '../fixtures/people.ts'
import { openS3Server } from '../support/s3-server.ts'
import { openTestbed } from '../support/testbed.ts'
import { runEveryJob } from '../support/whole-life.ts'

// Uploads and exports with a bucket in place of the directory.
const s3 = await openS3Server()
const storage = newS3Storage({ ...s3.settings, patienceMs: 1_000 })
const testbed = await openTestbed({ parts: { storage } })
const fixture = { ...testbed, storage: { ...storage, dir: testbed.storage.dir } }
const { send, http, db, clock } = fixture
const dayMs = 24 * 3_600_000
const start = clock.now

afterEach(() => {
  s3.heal()
  clock.now = start
})

const aPicture = () =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer()
const upload = async (who: TestPerson) =>
  send(who, updateImage, { body: { image: { name: 'me.png', type: 'image/png', bytes: await aPicture() } } })
const imageOf = async (who: TestPerson) => (await send(who, getProfile, {})).json.display_image
const download = ({ token }: TestPerson) =>
  http.inject({ url: exportFilePath, headers: { authorization: `Bearer ${token}` } })

/** A person with a picture and an export that is ready. */
async function aPersonWithFiles() {
  const person = await aPerson(fixture)
  const image = String((await upload(person)).json.display_image)
  await send(person, askExport, { body: { password: testPassword } })
  await runEveryJob(fixture)
  return { person, image, key: image.split('/')[2]! }
}

test('a picture and an export are in the bucket alone, and come from there', async () => {
  const { person, image, key } = await aPersonWithFiles()
  expect(s3.files()).toEqual(expect.arrayContaining([96, 256, 512].map((width) => `pictures/${key}/${width}.webp`)))
  expect(s3.files().filter((name) => name.includes(person.id))).toHaveLength(1)
  expect(readdirSync(testbed.storage.dir)).toEqual([])
  const shown = await http.inject({ url: image })
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 256 })
  const exported = await download(person)
  expect(Object.keys(unzipSync(new Uint8Array(exported.rawPayload)))).toContain(`pictures/${key}.webp`)
  expect(s3.seen.every(({ isSigned }) => isSigned)).toBe(true)
})

test('an erasure reaches the bucket, and no file of anybody else', async () => {
  const { person, key } = await aPersonWithFiles()
  const other = await aPersonWithFiles()
  await send(person, leave, { body: { password: testPassword } })
  const due = new Date(start.getTime() + 30 * dayMs)
  // The bucket does not answer when the time has come: everything stays, and the next run goes on.
  s3.fail(() => 'dead')
  await expect(eraseLeavers(fixture, due)).rejects.toThrow('not erased')
  s3.heal()
  expect(s3.files().some((name) => name.includes(key))).toBe(true)
  expect(await db.selectFrom('user_account').select('user_id').where('user_id', '=', person.id).execute()).toHaveLength(
    1,
  )
  await eraseLeavers(fixture, due)
  expect(s3.files().filter((name) => name.includes(key) || name.includes(person.id))).toEqual([])
  expect(s3.files().filter((name) => name.includes(other.key))).toHaveLength(3)
  expect((await download(other.person)).statusCode).toBe(200)
})

test.each(['dead', 'hang', 403, 503] as const)(
  'with a bucket that is %s an upload is refused in Thai, and the profile stays as it was',
  async (mode) => {
    const person = await aPerson(fixture)
    const before = [await imageOf(person), s3.files()]
    s3.fail(() => mode)
    const { status, json, headers } = await upload(person)
    expect([status, json.code, json.detail]).toEqual([
      503,
      'files_unavailable',
      'ตอนนี้เก็บหรือเปิดไฟล์ไม่ได้ชั่วคราว รอสักครู่แล้วลองใหม่',
    ])
    expect(headers['retry-after']).toBe('10')
    s3.heal()
    expect([await imageOf(person), s3.files()]).toEqual(before)
    expect((await upload(person)).status).toBe(200)
  },
)

test('a bucket that dies between two sizes of a picture leaves no profile with half of them, and the sweep clears it', async () => {
  const person = await aPerson(fixture)
  const before = [await imageOf(person), s3.files()]
  s3.fail(({ method, url }) => (method === 'PUT' && url.endsWith('/256.webp') ? 'dead' : 'pass'))
  expect((await upload(person)).json.code).toBe('files_unavailable')
  s3.heal()
  expect(await imageOf(person)).toBe(before[0])
  await sweepPictures({ db, storage }, new Date(start.getTime() + dayMs))
  expect(s3.files().filter((name) => !before[1]!.includes(name))).toEqual([])
})

test('a picture that cannot be read now is a 503 that nobody stores, and not a missing one', async () => {
  const { image } = await aPersonWithFiles()
  s3.fail(() => 'dead')
  const reply = await http.inject({ url: image })
  expect([reply.statusCode, reply.headers['cache-control'], reply.json().code]).toEqual([
    503,
    'no-store',
    'files_unavailable',
  ])
})

test('an export that cannot be written is not announced, and is made when the bucket is back', async () => {
  const person = await aPerson(fixture)
  await send(person, askExport, { body: { password: testPassword } })
  s3.fail(() => 'dead')
  await runEveryJob(fixture)
  expect((await send(person, getExport, {})).json.newest).toMatchObject({ state: 'waiting', bytes: null })
  const mails = () => db.selectFrom('mail').selectAll().where('user_id', '=', person.id).execute()
  expect(await mails()).toEqual([])
  s3.heal()
  await runEveryJob(fixture)
  expect((await download(person)).statusCode).toBe(200)
  expect(await mails()).toHaveLength(1)
})
