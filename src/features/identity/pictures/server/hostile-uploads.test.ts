import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { updateImage } from '#features/identity/profile/contract.ts'
import { findAttacks } from '#tests/attacks.ts'
import { openIdentityBed } from '#tests/identity-bed.ts'
import { aPerson, type TestPerson } from '#tests/people.ts'
import { growthDuring, sendStream } from '#tests/send-stream.ts'

const bed = await openIdentityBed()
const { send, db, http } = bed
const mb = 1024 * 1024

function upload({ token }: TestPerson, bytes: Uint8Array, name = 'me.png') {
  return send(updateImage, { body: { image: { name, type: 'image/png', bytes } } }, { token })
}

test('a bomb of 50 megapixels in a few kilobytes is refused by its header, with constant memory', async () => {
  const person = await aPerson(bed)
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

test('a stream of a gigabyte is cut off at ten megabytes, with constant memory', async () => {
  const { token } = await aPerson(bed)
  const { sent, grown, status } = await sendStream(http, { path: updateImage.path, token, field: 'image' })
  expect(status).toBe(413)
  expect(sent).toBeLessThan(200)
  expect(grown).toBeLessThan(120 * mb)
})

const hostile = findAttacks('upload/png')

describe.skipIf(!hostile)('hostile uploads', () => {
  test('each becomes a clean picture or a refusal, and stored pictures are complete', async () => {
    const person = await aPerson(bed)
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
