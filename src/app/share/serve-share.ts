import type { FastifyInstance } from 'fastify'
import type { Db } from '#db/open.ts'
import type { ShareFacts } from '#kit/share-facts.ts'
import { commonRefusal } from '#lib/errors.ts'
import { drawSvg } from '#lib/server/pictures/pictures.ts'
import type { Storage } from '#lib/server/storage.ts'
import { type Faces, openFaces } from '#lib/server/type-setter.ts'
import { newWorkQueue } from '#lib/server/work/work-queue.ts'
import { features } from '../features.ts'
import { drawShare } from './draw-share.ts'
import { hashShare, sharePath } from './share-facts.ts'

type Parts = { db: Db; clock: () => Date; storage: Storage; artFiles: Record<string, string> }
type Params = { ref: string; file: string }

const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  // Other sites embed these pictures.
  'cross-origin-resource-policy': 'cross-origin',
}

/**
 * Serves share pictures. One is drawn on first request and then stored. Only the current picture of a page is drawn,
 * which bounds the number of drawings; older addresses redirect to it.
 */
export function serveShare(http: FastifyInstance, { db, clock, storage, artFiles }: Parts) {
  const enqueue = newWorkQueue({ atOnce: 1, waiting: 40 })
  let faces: Promise<Faces> | undefined

  async function draw(facts: ShareFacts): Promise<Uint8Array> {
    faces ??= openFaces()
    return drawSvg(drawShare(facts, await faces, artFiles))
  }

  http.get<{ Params: Params }>('/share/:ref/:file', async (request, reply) => {
    const { ref, file } = request.params
    const hash = /^([0-9a-f]{20})\.png$/.exec(file)?.[1]
    const facts = hash ? await findFacts(db, ref, clock()) : null
    if (!facts) throw commonRefusal('not_found')
    const etag = `"${hash}"`
    if (hash !== hashShare(facts))
      return reply.header('cache-control', 'public, max-age=300').redirect(sharePath(facts))
    if (request.headers['if-none-match'] === etag)
      return reply
        .headers({ ...headers, etag })
        .code(304)
        .send()
    const name = `share/${hash}.png`
    const saved = await storage.read(name)
    const bytes =
      saved ?? (await enqueue(async () => (await storage.read(name)) ?? (await save(name, await draw(facts)))))
    return reply
      .headers({ ...headers, etag })
      .type('image/png')
      .send(Buffer.from(bytes))
  })

  async function save(name: string, bytes: Uint8Array): Promise<Uint8Array> {
    await storage.put(name, bytes)
    return bytes
  }
}

async function findFacts(db: Db, ref: string, now: Date): Promise<ShareFacts | null> {
  for (const { share } of features) {
    const facts = await share?.(db, ref, now)
    if (facts) return facts
  }
  return null
}
