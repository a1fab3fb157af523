import type { FastifyInstance } from 'fastify'
import type { Db } from '#db/open.ts'
import { exportFilePath } from '#features/identity/privacy/contract.ts'
import { findExportFile } from '#features/identity/privacy/server/export-queries.ts'
import { commonRefusal } from '#lib/errors.ts'
import type { Identify } from '#lib/server/http/http.ts'
import { answerOtherMethods } from '#lib/server/http/other-methods.ts'
import type { Storage } from '#lib/server/storage.ts'

type Parts = { db: Db; clock: () => Date; storage: Storage; identify: Identify }

/**
 * Serves a person's data export to that person alone. It requires the bearer token, so there is no link that could be
 * passed on or guessed.
 */
export function serveExports(http: FastifyInstance, { db, clock, storage, identify }: Parts) {
  http.get(exportFilePath, async (request, reply) => {
    const bearer = request.headers.authorization?.match(/^Bearer (\S+)$/i)?.[1]
    const caller = bearer ? await identify(bearer) : null
    if (!caller) throw commonRefusal('signed_out')
    const found = await findExportFile(db, caller.userId, clock())
    const file = found && (await storage.open(found.name))
    if (!file) throw commonRefusal('not_found')
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="koinklass-${found.day}.zip"`,
        'content-length': file.size,
      })
      .type('application/zip')
      .send(file.stream)
  })
  answerOtherMethods(http, exportFilePath, ['GET'])
}
