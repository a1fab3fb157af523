// The files of videos over HTTP: ranges, conditional requests, and names that never expose other files.
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { readMp4Head } from '#features/videos/server/film-rules.ts'
import { showVideo } from '#features/videos/video-contract.ts'
import { openTestbed } from '../../support/testbed.ts'

const fixture = await openTestbed({ hasContent: true })
const { json: video } = await fixture.send(null, showVideo, { query: { id: 'compound-grows' } })
if (video.source.kind !== 'file') throw new Error('our own videos are files')
const { src, captions } = video.source
const bytes = fs.readFileSync(new URL('../../../content/videos/compound-grows.mp4', import.meta.url))
const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  fixture.http.inject({ method, url, headers })

test('a whole file is sent with its type, its length and an immutable name', async () => {
  const reply = await get(src)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': String(bytes.length),
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(reply.rawPayload.equals(bytes)).toBe(true)
  expect((await get(captions)).headers['content-type']).toBe('text/vtt; charset=utf-8')
  expect((await get(captions)).body).toMatch(/^WEBVTT\n/)
  expect((await get(video.poster.src!)).headers['content-type']).toBe('image/webp')
})

test('a range is sent as a player requests it', async () => {
  const reply = await get(src, { range: 'bytes=100-199' })
  expect(reply.statusCode).toBe(206)
  expect(reply.headers).toMatchObject({ 'content-range': `bytes 100-199/${bytes.length}`, 'content-length': '100' })
  expect(reply.rawPayload.equals(bytes.subarray(100, 200))).toBe(true)
  const rest = await get(src, { range: 'bytes=-10' })
  expect(rest.rawPayload.equals(bytes.subarray(-10))).toBe(true)
})

test('a range beyond the end is refused, with the length of the file', async () => {
  const reply = await get(src, { range: `bytes=${bytes.length}-` })
  expect(reply.statusCode).toBe(416)
  expect(reply.headers['content-range']).toBe(`bytes */${bytes.length}`)
})

test('an unchanged file is not sent again, and a range of another version becomes the whole file', async () => {
  const { etag } = (await get(src, {}, 'HEAD')).headers as { etag: string }
  expect((await get(src, { 'if-none-match': etag })).statusCode).toBe(304)
  expect((await get(src, { range: 'bytes=0-9', 'if-range': etag })).statusCode).toBe(206)
  expect((await get(src, { range: 'bytes=0-9', 'if-range': '"another"' })).statusCode).toBe(200)
})

test('HEAD reports the length and sends no body', async () => {
  const reply = await get(src, { range: 'bytes=0-9' }, 'HEAD')
  expect([reply.statusCode, reply.headers['content-length'], reply.rawPayload.length]).toEqual([
    200,
    String(bytes.length),
    0,
  ])
})

test('another hash, another folder or an invalid name is a 404', async () => {
  const urls = [
    src.replace(/-[0-9a-f]{16}\./, '-0123456789abcdef.'),
    '/media/video/compound-grows.mp4',
    '/media/video/..%2fcompound-grows.json',
    '/media/video/compound-grows.json',
  ]
  const replies = await Promise.all(urls.map((url) => get(url)))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
})

test('the index of every film is at the start, its codec plays on phones, and it has sound', () => {
  const folder = new URL('../../../content/videos/', import.meta.url)
  const films = fs.readdirSync(folder).filter((name) => name.endsWith('.mp4'))
  expect(films).toContain('compound-grows.tall.mp4')
  for (const name of films) {
    const film = fs.readFileSync(new URL(name, folder))
    expect(film.length, name).toBeLessThanOrEqual(2_000_000)
    const [index, data] = [film.indexOf('moov'), film.indexOf('mdat')]
    expect(index > 0 && index < data, name).toBe(true)
    // avc1 and its configuration: profile 77 is Main, level 31 at most.
    const config = film.indexOf('avcC')
    expect([film[config + 5], film[config + 7]! <= 31], name).toEqual([77, true])
    expect(readMp4Head(film), name).toMatchObject({ hasSound: true })
  }
})

test('the tall picture of a film is sent like the wide one', async () => {
  const { tall } = video.source as Extract<typeof video.source, { kind: 'file' }>
  const film = await get(tall!.src, { range: 'bytes=0-99' })
  expect([film.statusCode, film.headers['content-type']]).toEqual([206, 'video/mp4'])
  expect((await get(tall!.poster)).headers['content-type']).toBe('image/webp')
  expect((await get(tall!.src.replace('.tall-', '.long-'))).statusCode).toBe(404)
})
