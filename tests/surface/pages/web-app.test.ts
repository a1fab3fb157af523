// What makes the site installable as an app: the manifest and its icons, as the server sends them.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { serveAppIcons } from '#app/files/app-icons.ts'
import { serveArt } from '#app/files/art.ts'
import { serveWebManifest, webManifest } from '#app/files/web-manifest.ts'
import { renderArtFiles } from '#art/render-files.tsx'
import { newHttp } from '#lib/server/http/http.ts'

const http = newHttp()
const pictures = renderArtFiles()
serveArt(http, pictures)
serveAppIcons(http, pictures)
serveWebManifest(http)

const get = (url: string, headers: Record<string, string> = {}) => http.inject({ method: 'GET', url, headers })

test('the manifest has the app’s Thai name, its scope and its start address', async () => {
  const reply = await get('/manifest.webmanifest')
  expect(reply.headers['content-type']).toMatch(/^application\/manifest\+json/)
  const manifest = reply.json()
  expect(manifest).toMatchObject({ id: '/', scope: '/', start_url: '/', lang: 'th', display: 'standalone' })
  expect(manifest.name).toMatch(/[ก-๙]/)
  for (const shortcut of manifest.shortcuts) expect(shortcut.name).toMatch(/[ก-๙]/)
})

test('every icon of the manifest has the declared type and size', async () => {
  const { icons, shortcuts } = webManifest
  for (const { src, sizes, type } of [...icons, ...shortcuts.flatMap((one) => one.icons)]) {
    const reply = await get(src)
    expect([src, reply.statusCode, reply.headers['content-type']?.split(';')[0]]).toEqual([src, 200, type])
    if (type === 'image/svg+xml') continue
    const { format, width, height } = await sharp(reply.rawPayload).metadata()
    expect([src, format, `${width}x${height}`]).toEqual([src, 'png', sizes])
  }
  const purposes = icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)
  expect(purposes).toEqual(
    expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']),
  )
})

test('a maskable icon is filled to its corners, and the other one has round corners', async () => {
  const cornerOf = async (file: string) => {
    const { data, info } = await sharp((await get(`/icons/${file}`)).rawPayload)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return data[info.channels - 1]
  }
  expect(await cornerOf('app-maskable-512.png')).toBe(255)
  expect(await cornerOf('apple-touch.png')).toBe(255)
  expect(await cornerOf('app-512.png')).toBe(0)
})

test('a conditional request for an icon gets 304, and an unknown icon is not rendered', async () => {
  const { etag } = (await get('/icons/app-48.png')).headers
  expect((await get('/icons/app-48.png', { 'if-none-match': String(etag) })).statusCode).toBe(304)
  expect((await get('/icons/app-49.png')).statusCode).toBe(404)
})
