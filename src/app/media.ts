import type { FastifyInstance } from 'fastify'
import { pictureFileOf } from '#features/identity/server/picture-commands.ts'
import { commonRefusal } from '#lib/errors.ts'
import type { Storage } from '#lib/server/storage.ts'

/**
 * Serves uploaded pictures, which are always our own drawing of what was sent. An address holds the hash of its content,
 * so it is good for ever; the headers let it be nothing but a picture, wherever it is opened.
 */
export function serveMedia(http: FastifyInstance, storage: Storage) {
  http.get<{ Params: { key: string; file: string } }>('/media/:key/:file', async (request, reply) => {
    const { key, file } = request.params
    const name = pictureFileOf(key, file)
    const own = name && (await storage.read(name))
    // Its job has not run yet, or found it larger: the same picture as WebP, which is not kept for ever under this name.
    const other = name?.endsWith('.avif') && !own ? await storage.read(name.replace('.avif', '.webp')) : null
    const bytes = own || other
    if (!bytes) throw commonRefusal('not_found')
    return reply
      .headers({
        'cache-control': own ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': 'inline',
        etag: `"${key}-${file}${own ? '' : '-webp'}"`,
      })
      .type(own && file.endsWith('.avif') ? 'image/avif' : 'image/webp')
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
  })
}
