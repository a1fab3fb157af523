// Pictures in posts: sizes, formats, deletion, and files that are no pictures.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeAvifs } from '#features/identity/pictures/server/picture-commands.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { openWritingFixture } from '#tests/fixtures/writing.ts'
import { sendStream } from '#tests/support/send-stream.ts'
import { uploadImage } from '../contract.ts'
import { sweepPostPictures } from './sweep-commands.ts'

const fixture = await openWritingFixture()
const { send, db, clock, storage, begin } = fixture
const dayMs = 24 * 3_600_000

test('a picture gets three sizes, and is deleted a day later if no text refers to it', async () => {
  const person = await aPerson(fixture)
  const bytes = await sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: '#396' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'SecretCam' } })
    .toBuffer()
  const upload = () => send(person, uploadImage, { body: { image: { name: 'a.jpg', type: 'image/jpeg', bytes } } })
  const { status, json } = await upload()
  expect([status, json.width, json.height]).toEqual([200, 960, 480])
  for (const width of [480, 960, 1600]) {
    const { rawPayload, headers } = await fixture.http.inject({ url: json.src.replace('960', String(width)) })
    expect(headers['content-type']).toBe('image/webp')
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width, height: width / 2 })
    expect(rawPayload.includes('SecretCam')).toBe(false)
  }
  const asAvif = () => fixture.http.inject({ url: json.src.replace('.webp', '.avif') })
  const typeAndCache = ({ headers }: Awaited<ReturnType<typeof asAvif>>) => [
    headers['content-type'],
    headers['cache-control']?.includes('immutable'),
  ]
  expect(typeAndCache(await asAvif())).toEqual(['image/webp', false])
  const owner = { userId: person.id, key: json.src.split('/')[2]! }
  await Promise.all([makeAvifs({ db, storage }, owner), makeAvifs({ db, storage }, owner)])
  const small = await asAvif()
  expect(typeAndCache(small)).toEqual(['image/avif', true])
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'heif', width: 960, height: 480 })
  const named = (await upload()).json.src
  await begin(person, { cover: { src: named, alt: 'รูป' } })
  await sweepPostPictures({ db, storage }, new Date(clock.now.getTime() + dayMs + 1))
  const statusOf = async (url: string) => (await fixture.http.inject({ url })).statusCode
  expect([await statusOf(json.src), await statusOf(named)]).toEqual([404, 200])
  await makeAvifs({ db, storage }, owner)
  expect(await statusOf(json.src.replace('.webp', '.avif'))).toBe(404)
})

test.each([
  [415, 'picture_type', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  [422, 'picture_broken', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  [413, 'too_large', Buffer.alloc(10 * 1024 * 1024 + 1)],
])('a file that is no picture is refused with %d in Thai', async (status, code, bytes) => {
  const person = await aPerson(fixture)
  const reply = await send(person, uploadImage, { body: { image: { name: 'a.png', type: 'image/png', bytes } } })
  expect(reply).toMatchObject({ status, json: { code, detail: expect.stringMatching(/[ก-๙]/) } })
})

test('a stream of a gigabyte declared as a picture is cut off at ten megabytes, with constant memory', async () => {
  const { token } = await aPerson(fixture)
  const { sent, grown, status } = await sendStream(fixture.http, { path: uploadImage.path, token, field: 'image' })
  expect(status).toBe(413)
  expect(sent).toBeLessThan(200)
  expect(grown / 1024 / 1024).toBeLessThan(120)
})
