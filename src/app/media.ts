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
    const bytes = name && (await storage.read(name))
    if (!bytes) throw commonRefusal('not_found')
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': 'inline',
        etag: `"${key}-${file}"`,
      })
      .type('image/webp')
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
  })
}
