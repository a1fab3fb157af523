import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Db } from '#db/open.ts'
import { pictureFileOf } from '#features/identity/pictures/server/picture-commands.ts'
import { typeOfPicture } from '#features/quizzes/questions/server/picture-rules.ts'
import { readPicture } from '#features/quizzes/questions/server/queries.ts'
import { readImage } from '#features/store/premiums/server/queries.ts'
import { commonRefusal } from '#lib/errors.ts'
import type { Storage } from '#lib/server/storage.ts'

const pack = promisify(gzip)

/** The file can only be an image, also when it is opened directly. */
const asPicture = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'content-disposition': 'inline',
}
const forEver = 'public, max-age=31536000, immutable'

/**
 * Serves uploaded pictures (always re-encoded by us) and pictures of questions. The address contains the content's
 * hash, so it is immutable.
 */
export function serveMedia(http: FastifyInstance, { db, storage }: { db: Db; storage: Storage }) {
  http.get<{ Params: { key: string; file: string } }>('/media/:key/:file', async (request, reply) => {
    const { key, file } = request.params
    const type = typeOfPicture(file)
    if (type) {
      const bytes = await readPicture(db, { key, type })
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
    const bytes = own || (name && (await readOther({ db, storage, key, name })))
    if (!bytes) throw commonRefusal('not_found')
    const etag = `"${key}-${file}${own ? '' : '-webp'}"`
    void reply.headers({ ...asPicture, 'cache-control': own ? forEver : 'public, max-age=300', etag })
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    return sendAs(reply, own && file.endsWith('.avif') ? 'image/avif' : 'image/webp', bytes)
  })
}

/**
 * What is served in place of a file that is not there: for an AVIF that is not made yet the same picture as WebP; for every size
 * of a premium's picture the copy that stays when the upload is gone. Not cached as immutable under this name.
 */
async function readOther({ db, storage, key, name }: { db: Db; storage: Storage; key: string; name: string }) {
  const webp = name.endsWith('.avif') ? await storage.read(name.replace('.avif', '.webp')) : null
  return webp ?? readImage(db, key)
}

function sendAs(reply: FastifyReply, type: string, bytes: Uint8Array) {
  return reply.type(type).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
}

/** Compressed on each request: browsers cache it, so they ask only once. */
async function sendDrawing(reply: FastifyReply, bytes: Uint8Array, accepted = '') {
  void reply.header('vary', 'accept-encoding')
  if (!/\bgzip\b/.test(accepted)) return sendAs(reply, 'image/svg+xml', bytes)
  return sendAs(reply.header('content-encoding', 'gzip'), 'image/svg+xml', await pack(bytes))
}
