// The share pictures as served: rendered with the product's own fonts, stored, and safe to request.
import fs from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { loadRenderer } from '#app/pages/renderer.ts'
import { drawShare, fitTitle } from '#app/share/draw-share.ts'
import { serveShare } from '#app/share/serve-share.ts'
import { homeShare, sharePath } from '#app/share/share-facts.ts'
import { clubTypes } from '#features/posts/documents/contract.ts'
import { shareOfClub, shareOfPost } from '#features/posts/documents/share-rules.ts'
import { findPublished } from '#features/posts/reading/server/published-queries.ts'
import { newHttp } from '#lib/server/http/http.ts'
import { inProcess } from '#lib/server/http/in-process.ts'
import { openFaces } from '#lib/server/type-setter.ts'
import { builtWeb } from '../../fixtures/pages.ts'
import { openTestbed } from '../../support/testbed.ts'

const fixture = await openTestbed({ hasContent: true })
const renderer = await loadRenderer(builtWeb, inProcess(fixture.routes))
const http = newHttp()
serveShare(http, {
  db: fixture.db,
  clock: () => fixture.clock.now,
  storage: fixture.storage,
  artFiles: renderer.artFiles,
})
const faces = await openFaces()

const get = (url: string, headers: Record<string, string> = {}) => http.inject({ method: 'GET', url, headers })
const posts = await fixture.db.selectFrom('post').select(['id', 'key', 'title', 'title_phrases']).execute()

async function factsOf(key: string) {
  return shareOfPost((await findPublished(fixture.db, posts.find((post) => post.key === key)!.id))!)
}

test('an article, every club and home have a picture of 1200 × 630 that is immutable', async () => {
  for (const facts of [await factsOf('dca'), homeShare, ...clubTypes.map(shareOfClub)]) {
    const { statusCode, headers, rawPayload } = await get(sharePath(facts))
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('image/png')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const { width, height, format } = await sharp(rawPayload).metadata()
    expect([width, height, format]).toEqual([1200, 630, 'png'])
    expect(rawPayload.length).toBeLessThan(120_000)
    const again = await get(sharePath(facts), { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  }
})

test('a picture is rendered once and then comes from the storage', async () => {
  const url = sharePath(await factsOf('inflation'))
  const first = await get(url)
  const [file] = fs.readdirSync(`${fixture.storage.dir}/share`).filter((name) => url.endsWith(name))
  const path = `${fixture.storage.dir}/share/${file}`
  expect(fs.readFileSync(path).equals(first.rawPayload)).toBe(true)
  const mark = fs.statSync(path).mtimeMs
  expect((await get(url)).rawPayload.equals(first.rawPayload)).toBe(true)
  expect(fs.statSync(path).mtimeMs).toBe(mark)
})

test('concurrent requests get the same picture', async () => {
  const url = sharePath(await factsOf('compound-interest'))
  const replies = await Promise.all(Array.from({ length: 20 }, () => get(url)))
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(replies.every(({ rawPayload }) => rawPayload.equals(replies[0]!.rawPayload))).toBe(true)
})

test('after a change of the title the old address redirects to the new one', async () => {
  const old = sharePath(await factsOf('budget-plan'))
  await fixture.db.updateTable('post').set({ title: 'แผนใหม่' }).where('key', '=', 'budget-plan').execute()
  const reply = await get(old)
  expect([reply.statusCode, reply.headers.location]).toEqual([302, sharePath(await factsOf('budget-plan'))])
  expect(reply.headers.location).not.toBe(old)
})

test.each([
  ['a post that is none', '/share/00000000-0000-4000-8000-000000000000/00000000000000000000.png'],
  ['no post, club or home', '/share/x/00000000000000000000.png'],
  ['no hash', '/share/home/x.png'],
  ['a way out of the folder', '/share/home/..%2f..%2fetc.png'],
])('%s is a 404', async (_what, url) => {
  expect((await get(url)).statusCode).toBe(404)
})

test('a post that is taken down has no picture', async () => {
  const facts = await factsOf('interest-tax')
  await fixture.db.updateTable('post').set({ status: 'unpublished' }).where('key', '=', 'interest-tax').execute()
  expect((await get(sharePath(facts))).statusCode).toBe(404)
})

test('every letter of every title has a glyph, and every title fits in four lines that break no word', () => {
  for (const { title, title_phrases } of posts) {
    expect(faces[600].shape(title).every(({ id }) => id !== 0)).toBe(true)
    const { size, lines } = fitTitle({ title, title_phrases }, faces[600], 540)
    expect(lines.join('')).toBe(title)
    expect(lines.length).toBeLessThanOrEqual(4)
    for (const line of lines) {
      expect((faces[600].measure(line.trimEnd()) * size) / 1000).toBeLessThanOrEqual(540)
      expect(line).not.toMatch(/^[\sๆฯ\u0e31\u0e33-\u0e3a\u0e47-\u0e4e]/)
    }
  }
})

test('a title of the maximum length without any space still fits', () => {
  const title = 'ที่สุดของปู่กี่คนก็รู้น้ำขึ้นให้รีบตัก'.repeat(3).slice(0, 117)
  const { size, lines } = fitTitle({ title }, faces[600], 540)
  for (const line of lines) expect((faces[600].measure(line.trimEnd()) * size) / 1000).toBeLessThanOrEqual(540)
  expect(lines.length).toBeLessThanOrEqual(5)
})

test('the letters are outlines at their own place: no text element, and the pixels of each mark are inked', async () => {
  const facts = { ...(await factsOf('dca')), title: 'ปู่กี่ที่น้ำ', title_phrases: null }
  const svg = drawShare(facts, faces, renderer.artFiles)
  expect(svg).not.toMatch(/<text|font-family|var\(|href=/)
  const { data: pixels, info: picture } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
  // The title in its largest size, with the baseline of drawShare.
  const [size, x, baseline] = [68, 72, 285 + 68 * 0.375]
  for (const glyph of faces[600].shape(facts.title)) {
    const numbers = [...faces[600].outline(glyph.id).matchAll(/(-?[\d.]+),(-?[\d.]+)/g)]
    const xs = numbers.map(([, n]) => Number(n) + glyph.x)
    const ys = numbers.map(([, , n]) => Number(n) + glyph.y)
    const box = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)].map((n) => (n * size) / 1000)
    let inked = 0
    for (let py = Math.floor(baseline - box[3]!); py <= baseline - box[2]!; py++)
      for (let px = Math.floor(x + box[0]!); px <= x + box[1]!; px++)
        if (pixels[(py * picture.width + px) * picture.channels]! < 90) inked++
    const area = (box[1]! - box[0]!) * (box[3]! - box[2]!)
    expect([glyph.text, inked > area * 0.12]).toEqual([glyph.text, true])
  }
})
