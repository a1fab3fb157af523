import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { commonRefusal } from '#lib/errors.ts'
import { drawIcon } from '#lib/server/pictures/pictures.ts'

const sizes = [48, 72, 96, 128, 144, 152, 192, 256, 384, 512]

export type AppIcon = { file: string; size: number; purpose: 'any' | 'maskable'; picture: string }

/** Every icon of the app: file name, width in pixels, purpose and the SVG that it is rendered from. */
export const appIcons: readonly AppIcon[] = [
  ...sizes.map((size) => iconOf(`app-${size}.png`, size, 'any')),
  ...[192, 512].map((size) => iconOf(`app-maskable-${size}.png`, size, 'maskable')),
]

/** Uses the maskable drawing: iOS rounds the corners itself. */
const appleTouch = iconOf('apple-touch.png', 180, 'maskable')

function iconOf(file: string, size: number, purpose: AppIcon['purpose']): AppIcon {
  return { file, size, purpose, picture: `icons/app-${purpose === 'any' ? 'plain' : purpose}.svg` }
}

/** Serves the app's icons as PNG, rendered from SVG on the first request and kept in memory. */
export function serveAppIcons(http: FastifyInstance, pictures: Record<string, string>) {
  const known = new Map([...appIcons, appleTouch].map((icon) => [icon.file, icon]))
  const drawn = new Map<string, Promise<{ bytes: Buffer; etag: string }>>()
  http.get<{ Params: { file: string } }>('/icons/:file', async (request, reply) => {
    const icon = known.get(request.params.file)
    if (!icon) throw commonRefusal('not_found')
    const waiting = drawn.get(icon.file) ?? draw(pictures[icon.picture]!, icon.size)
    drawn.set(icon.file, waiting)
    // A failed rendering is not kept, so that the next request tries again.
    waiting.catch(() => drawn.delete(icon.file))
    const { bytes, etag } = await waiting
    void reply.headers({ 'cache-control': 'public, max-age=86400', etag })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('image/png').send(bytes)
  })
}

async function draw(svg: string, size: number) {
  const bytes = Buffer.from(await drawIcon(svg, size))
  return { bytes, etag: `"${createHash('sha1').update(bytes).digest('hex')}"` }
}
