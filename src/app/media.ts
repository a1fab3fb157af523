import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Db } from '#db/open.ts'
import { pictureFileOf } from '#features/identity/pictures/server/picture-commands.ts'
import { typeOfPicture } from '#features/quizzes/questions/server/picture-rules.ts'
import { readPicture } from '#features/quizzes/questions/server/queries.ts'
import { readPremiumPicture } from '#features/store/premiums/server/picture-queries.ts'
import { commonRefusal } from '#lib/errors.ts'
import type { Storage } from '#lib/server/storage.ts'

const pack = promisify(gzip)

/** Nothing but a picture, wherever it is opened. */
const asPicture = { 'content-security-policy': "default-src 'none'; sandbox", 'content-disposition': 'inline' }
const forEver = 'public, max-age=31536000, immutable'

/**
 * Serves uploaded pictures, which are always our own drawing of what was sent, and those of questions and of the store. An address holds the
 * hash of its content, so it is good for ever.
 */
export function serveMedia(http: FastifyInstance, { db, storage }: { db: Db; storage: Storage }) {
  http.get<{ Params: { key: string; file: string } }>('/media/:key/:file', async (request, reply) => {
    const { key, file } = request.params
    const type = typeOfPicture(file)
    if (type) {
      const bytes =
        (await readPicture(db, { key, type })) ?? (type === 'webp' ? await readPremiumPicture(db, key) : null)
      if (!bytes) throw commonRefusal('not_found')
      const etag = `"${key}"`
      void reply.headers({ ...asPicture, 'cache-control': forEver, etag })
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      return type === 'svg'
        ? sendDrawing(reply, bytes, request.headers['accept-encoding'])
        : sendAs(reply, 'image/webp', bytes)
    }
    const name = pictureFileOf(key, file)
    const own = name && (await storage.read(name))
    // Its job has not run yet, or found it larger: the same picture as WebP, which is not kept for ever under this name.
    const other = name?.endsWith('.avif') && !own ? await storage.read(name.replace('.avif', '.webp')) : null
    const bytes = own || other
    if (!bytes) throw commonRefusal('not_found')
    const etag = `"${key}-${file}${own ? '' : '-webp'}"`
    void reply.headers({ ...asPicture, 'cache-control': own ? forEver : 'public, max-age=300', etag })
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    return sendAs(reply, own && file.endsWith('.avif') ? 'image/avif' : 'image/webp', bytes)
  })
}

function sendAs(reply: FastifyReply, type: string, bytes: Uint8Array) {
  return reply.type(type).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
}

/** Browsers ask once and keep it, so it is packed as it goes. */
async function sendDrawing(reply: FastifyReply, bytes: Uint8Array, accepted = '') {
  void reply.header('vary', 'accept-encoding')
  if (!/\bgzip\b/.test(accepted)) return sendAs(reply, 'image/svg+xml', bytes)
  return sendAs(reply.header('content-encoding', 'gzip'), 'image/svg+xml', await pack(bytes))
}
