import fs from 'node:fs'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { getProfile } from '#features/identity/accounts/contract.ts'
import { updateImage, updateProfile } from '#features/identity/profile/contract.ts'
import { openIdentityFixture } from '#tests/fixtures/identity.ts'
import { aPerson, type TestPerson } from '#tests/fixtures/people.ts'
import { dropPicture, storePicture, sweepPictures } from './picture-commands.ts'

const fixture = await openIdentityFixture()
const { send, db, clock, storage, http } = fixture
const start = clock.now

afterEach(async () => {
  clock.now = start
  await db.deleteFrom('attempt').execute()
})

type Kind = 'jpeg' | 'png' | 'webp' | 'avif'

/** An image of noise, so that it does not compress to nothing. */
function aPicture(kind: Kind = 'png', width = 300, height = 200) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width, height, channels: 3, background: '#0a0', noise } })
    .toFormat(kind)
    .toBuffer()
}

function upload({ token }: TestPerson, bytes: Uint8Array, name = 'me.png', type = 'image/png') {
  return send(updateImage, { body: { image: { name, type, bytes } } }, { token })
}

const filesOf = () =>
  fs.readdirSync(storage.dir, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
const fetchPicture = (url: string) => http.inject({ url })

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s becomes three WebP squares, whatever its file name',
  async (kind) => {
    const person = await aPerson(fixture)
    const { status, json } = await upload(person, await aPicture(kind), 'report.pdf', 'application/pdf')
    expect([status, json.version]).toEqual([200, 2])
    expect(json.display_image).toMatch(/^\/media\/[\w-]{43}\/256\.webp$/)
    expect((await send(getProfile, {}, person)).json.display_image).toBe(json.display_image)
    for (const width of [96, 256, 512]) {
      const reply = await fetchPicture(json.display_image.replace('256', String(width)))
      expect(reply.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      })
      expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width, height: width })
    }
  },
)

test('the EXIF orientation is applied, and location, camera and all other metadata are removed', async () => {
  const person = await aPerson(fixture)
  // Left half red, right half blue; orientation 3 is upside down, so red ends on the right.
  const half = await sharp({ create: { width: 100, height: 200, channels: 3, background: '#f00' } })
    .png()
    .toBuffer()
  const bytes = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#00f' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .jpeg()
    .withMetadata({ orientation: 3 })
    .withExifMerge({ IFD0: { Make: 'SecretCam' }, IFD3: { GPSLatitude: '13/1 45/1 0/1', GPSLatitudeRef: 'N' } })
    .toBuffer()
  expect([bytes.includes('SecretCam'), (await sharp(bytes).metadata()).orientation]).toEqual([true, 3])
  const { json } = await upload(person, bytes)
  const { rawPayload } = await fetchPicture(json.display_image)
  const { exif, icc, xmp, iptc, orientation } = await sharp(rawPayload).metadata()
  expect([exif, icc, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined])
  expect(rawPayload.includes('SecretCam')).toBe(false)
  const [left, right] = await Promise.all([20, 230].map((x) => colourAt(rawPayload, x)))
  expect([left![2]! > 200, right![0]! > 200]).toEqual([true, true])
})

async function colourAt(bytes: Buffer, x: number) {
  return sharp(bytes).extract({ left: x, top: 128, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
}

test('of an animation the first frame is used', async () => {
  const person = await aPerson(fixture)
  const frames = ['#ff0000', '#0000ff'].map((background) => ({
    create: { width: 64, height: 64, channels: 3, background } as const,
  }))
  const pngs = await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer()))
  const moving = await sharp(pngs, { join: { animated: true } })
    .webp({ lossless: true })
    .toBuffer()
  expect((await sharp(moving).metadata()).pages).toBe(2)
  const { json } = await upload(person, moving)
  const { rawPayload } = await fetchPicture(json.display_image)
  const { pages = 1 } = await sharp(rawPayload).metadata()
  const [red, , blue] = await colourAt(rawPayload, 100)
  expect([pages, red! > 200, blue! < 60]).toEqual([1, true, true])
})

test.each([
  [
    'an SVG with a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    415,
    'image_type',
  ],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'image_type'],
  ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'), 415, 'image_type'],
  ['nothing', Buffer.alloc(0), 415, 'image_type'],
  ['a PNG’s first bytes alone', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 422, 'image_broken'],
  [
    'a JPEG’s first bytes and nonsense',
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(999, 7)]),
    422,
    'image_broken',
  ],
])('%s is refused in Thai, and nothing is stored', async (_what, bytes, status, code) => {
  const person = await aPerson(fixture)
  const before = filesOf().length
  const reply = await upload(person, bytes)
  expect(reply).toMatchObject({ status, json: { code, detail: expect.stringMatching(/[ก-๙]/) } })
  expect(filesOf()).toHaveLength(before)
  expect(await db.selectFrom('picture').selectAll().where('user_id', '=', person.id).execute()).toEqual([])
})

test('a truncated picture is refused', async () => {
  const whole = await aPicture('jpeg', 800, 800)
  expect(await upload(await aPerson(fixture), whole.subarray(0, whole.length / 2))).toMatchObject({
    status: 422,
    json: { code: 'image_broken' },
  })
})

test('a body without a picture, or with a text instead, is a field fault', async () => {
  const { token } = await aPerson(fixture)
  for (const body of [{}, { image: 'text' }])
    expect(await send(updateImage, { body: body as never }, { token })).toMatchObject({
      status: 422,
      json: { fields: [{ path: 'image' }] },
    })
})

test('a job deletes the old picture after the new one is in use, also after switching to an avatar', async () => {
  // The job queue uses the database's clock.
  clock.now = new Date()
  const person = await aPerson(fixture)
  const before = filesOf().length
  const first = (await upload(person, await aPicture())).json
  const second = (await upload(person, await aPicture())).json
  expect(second.display_image).not.toBe(first.display_image)
  expect(filesOf()).toHaveLength(before + 6)
  await fixture.runJobs()
  // A stored profile in another tab may still refer to it.
  expect((await fetchPicture(first.display_image)).statusCode).toBe(200)
  await fixture.runJobs(30 * 60_000)
  expect((await fetchPicture(first.display_image)).statusCode).toBe(404)
  expect((await fetchPicture(second.display_image)).statusCode).toBe(200)
  expect(filesOf()).toHaveLength(before + 3)

  await send(updateProfile, { body: { version: second.version, display_image: 'sure-2' } }, person)
  await fixture.runJobs(30 * 60_000)
  expect(filesOf()).toHaveLength(before)
  expect(await db.selectFrom('picture').selectAll().where('user_id', '=', person.id).execute()).toEqual([])
})

test('of five concurrent uploads one picture is in use, and after the jobs it is the only one', async () => {
  const person = await aPerson(fixture)
  const before = filesOf().length
  const bytes = await aPicture()
  const replies = await Promise.all(Array.from({ length: 5 }, () => upload(person, bytes)))
  expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(200))
  await fixture.runJobs(30 * 60_000)
  expect(filesOf()).toHaveLength(before + 3)
  const { json } = await send(getProfile, {}, person)
  expect((await fetchPicture(json.display_image)).statusCode).toBe(200)
})

test('the sweep deletes interrupted uploads and pictures of erased people, never one in use', async () => {
  const before = filesOf().length
  const shown = await aPerson(fixture)
  const erased = await aPerson(fixture)
  const dead = await aPerson(fixture)
  const saved = (await upload(shown, await aPicture())).json.display_image
  await upload(erased, await aPicture())
  await db.deleteFrom('user_account').where('user_id', '=', erased.id).execute()
  const squares = new Map([[96, new Uint8Array([1])]])
  await storePicture({ db, storage }, { userId: dead.id, squares, now: clock.now })
  await sweepPictures({ db, storage }, clock.now)
  expect(filesOf()).toHaveLength(before + 7)
  await sweepPictures({ db, storage }, new Date(clock.now.getTime() + 3_600_001))
  expect(filesOf()).toHaveLength(before + 3)
  await dropPicture({ db, storage }, { userId: shown.id, key: saved.split('/')[2]! })
  expect((await fetchPicture(saved)).statusCode).toBe(200)
})

test('an address that is not of a picture is a 404, wherever it points', async () => {
  for (const url of [
    '/media/x/256.webp',
    `/media/${'a'.repeat(43)}/256.webp`,
    '/media/..%2f..%2fetc/passwd',
    `/media/${'a'.repeat(43)}/1.webp`,
  ]) {
    const reply = await http.inject({ url })
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([404, 'no-store'])
  }
})

test('at most thirty pictures an hour are accepted', async () => {
  const person = await aPerson(fixture)
  await upload(person, Buffer.from('x'))
  await db.updateTable('attempt').set({ count: 30 }).where('key', 'like', 'picture-account:%').execute()
  expect((await upload(person, Buffer.from('x'))).status).toBe(429)
})
