import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { updateImage } from '#features/identity/profile/contract.ts'
import { openIdentityFixture } from '#tests/fixtures/identity.ts'
import { aPerson, type TestPerson } from '#tests/fixtures/people.ts'
import { findAttacks } from '#tests/support/attacks.ts'
import { manyScans, thinPng } from '#tests/support/hostile-pictures.ts'
import { growthDuring, sendStream } from '#tests/support/send-stream.ts'

const fixture = await openIdentityFixture()
const { send, db, http } = fixture
const mb = 1024 * 1024

function upload({ token }: TestPerson, bytes: Uint8Array, name = 'me.png') {
  return send(updateImage, { body: { image: { name, type: 'image/png', bytes } } }, { token })
}

test('a bomb of 50 megapixels in a few kilobytes is refused by its header, with constant memory', async () => {
  const person = await aPerson(fixture)
  const create = { width: 10_000, height: 5_000, channels: 3, background: '#fff' } as const
  const bomb = await sharp({ create }).png({ compressionLevel: 9 }).toBuffer()
  expect(bomb.length).toBeLessThan(mb)
  // The first upload loads the decoder.
  await upload(
    person,
    await sharp({ create: { ...create, width: 99, height: 99 } })
      .png()
      .toBuffer(),
  )
  const grown = await growthDuring(async () => {
    for (let i = 0; i < 5; i++)
      expect(await upload(person, bomb)).toMatchObject({ status: 422, json: { code: 'image_pixels' } })
  })
  // Decoded it would take 150 MB.
  expect(grown).toBeLessThan(60 * mb)
})

test.each([
  ['64 kB that ask for 883 passes over 16 megapixels', manyScans({ side: 4_000, scans: 883 }), 'image_heavy'],
  ['78 kB with 40,000,000 lines', thinPng(1, 40_000_000), 'image_pixels'],
])('%s are refused before they are decoded, and nothing changes', async (_what, bytes, code) => {
  const person = await aPerson(fixture)
  const read = () => db.selectFrom('user_account').selectAll().where('user_id', '=', person.id).executeTakeFirst()
  const before = await read()
  expect(await upload(person, bytes)).toMatchObject({ status: 422, json: { code } })
  expect(await read()).toEqual(before)
  expect(await db.selectFrom('picture').select('key').where('user_id', '=', person.id).execute()).toEqual([])
})

test('ten pictures of one person take turns with those of others, and an avatar waits for at most one of them', async () => {
  const [busy, other] = [await aPerson(fixture), await aPerson(fixture)]
  const bytes = manyScans({ side: 4_000, scans: 20 })
  const done: string[] = []
  const sent = Array.from({ length: 10 }, async () => {
    expect((await upload(busy, bytes)).status).toBe(200)
    done.push('busy')
  })
  await Promise.race(sent)
  const small = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const own = upload(other, small).then((reply) => {
    expect(reply.status).toBe(200)
    done.push('other')
  })
  await Promise.all([...sent, own])
  // One is done, one is in work, and one may begin before the upload has arrived.
  expect(done.indexOf('other')).toBeLessThanOrEqual(3)
})

test('a stream of a gigabyte is cut off at ten megabytes, with constant memory', async () => {
  const { token } = await aPerson(fixture)
  const { sent, grown, status } = await sendStream(http, { path: updateImage.path, token, field: 'image' })
  expect(status).toBe(413)
  expect(sent).toBeLessThan(200)
  expect(grown).toBeLessThan(120 * mb)
})

const hostile = findAttacks('upload/png')

describe.skipIf(!hostile)('hostile uploads', () => {
  test('each becomes a clean picture or a refusal, and stored pictures are complete', async () => {
    const person = await aPerson(fixture)
    const verdicts: Record<string, number> = {}
    for (const file of fs.readdirSync(hostile!)) {
      await db.deleteFrom('attempt').execute()
      const reply = await upload(person, fs.readFileSync(path.join(hostile!, file)), file)
      verdicts[reply.status === 200 ? '200' : reply.json.code] =
        (verdicts[reply.status === 200 ? '200' : reply.json.code] ?? 0) + 1
      if (reply.status !== 200) {
        expect(`${file}: ${reply.json.code}`).toMatch(/: image_(broken|type|pixels)$/)
        continue
      }
      const { rawPayload } = await http.inject({ url: reply.json.display_image })
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
    }
    expect(verdicts['200']).toBeGreaterThan(30)
  })
})
