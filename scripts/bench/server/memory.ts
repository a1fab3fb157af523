import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { openDb } from '#db/open.ts'
import { updateImage } from '#features/identity/profile/contract.ts'
import { searchPosts } from '#features/posts/search/contract.ts'
import { people } from '#tests/fixtures/people.ts'
import { findFreePort } from '#tests/support/find-free-port.ts'
import { packBody } from '#tests/support/pack-body.ts'
import { measureTree, watchMemory } from '#tests/support/process-memory.ts'
import { startProcess } from '#tests/support/start-process.ts'
import { findArticle } from '../support/find-article.ts'
import type { Ground } from '../support/ground.ts'
import { budget, figure, type Row } from '../support/row.ts'
import { waitForContent } from '../support/stage.ts'
import { sizeOf } from '../support/toy.ts'

const maxMegabytes = 400
const megabyte = 1024 * 1024
/** Fewer pictures for each painter than the limit of an hour (limit-rules.ts). */
const [painters, picturesEach] = [sizeOf(4, 2), Number(process.env.BENCH_PICTURES ?? sizeOf(25, 1))]
const [readers, rendersEach] = [sizeOf(4, 2), Number(process.env.BENCH_RENDERS ?? sizeOf(500, 4))]

/**
 * The memory of the server as `npm start` runs it, its threads and its picture process together, while some people send
 * photos of 12 megapixels and others read pages that are rendered for each of them.
 */
export async function measureMemory(ground: Ground): Promise<Row[]> {
  const { app, owner, dir } = await ground.useDatabase('memory')
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const urls = { DATABASE_URL: app, MIGRATION_DATABASE_URL: owner, PUBLIC_URL: origin }
  const folder = path.join(dir, 'memory-data')
  const product = await startProcess({ ...urls, PORT: `${port}`, DATA_DIR: folder, LOG_LEVEL: 'silent' })
  const stop = ground.save(() => product.stop())
  const db = openDb(app, { max: 2 })
  const close = ground.save(() => db.destroy())
  await waitForContent(db)
  const article = await findArticle(origin)
  const begun = measureTree(product.pid) / megabyte
  const memory = watchMemory(product.pid)
  const stopWatch = ground.save(memory.stop)

  const photo = await drawPhoto()
  const senders = (await people({ db, clock: { now: new Date() } }, painters)).map(async ({ token }) => {
    for (let n = 0; n < picturesEach; n++) {
      const { type, payload } = await packBody(updateImage, { image: photo })
      const headers = { 'content-type': type, authorization: `Bearer ${token}` }
      const send = () => fetch(origin + updateImage.path, { method: updateImage.method, headers, body: payload })
      while (!(await isServed(await send()))) await sleep(1_000)
    }
  })
  const pages = ['/', article, '/club/hit', '/bank', '/store', '/glossary', `${searchPosts.path}?keyword=เงิน`]
  const lanes = Array.from({ length: readers }, async (_, lane) => {
    for (let n = 0; n < rendersEach; n++) {
      // Pages of searches are made for each reader; the others are made again when they are some seconds old.
      const page = n % 2 ? `/search?keyword=ออม${lane}x${n}` : pages[(n + lane) % pages.length]!
      if (!(await isServed(await fetch(origin + page)))) await sleep(100)
    }
  })
  await Promise.all([...senders, ...lanes])
  await stopWatch()
  await close()
  await stop()
  return [
    figure('memory: server after the start', begun, 'MB'),
    budget(
      { max: maxMegabytes },
      `memory: most of server and picture process, ${painters * picturesEach} pictures and ${(readers * rendersEach).toLocaleString('en')} pages`,
      memory.maxMb(),
      'MB',
    ),
  ]
}

/** Whether a request was answered; false when it was refused under load. Another answer would mean that less was measured. */
async function isServed(reply: Response): Promise<boolean> {
  await reply.arrayBuffer()
  if (reply.status !== 200 && reply.status !== 503) throw new Error(`${reply.url}: ${reply.status}`)
  return reply.status === 200
}

/** Some noise, as a camera has: about 4 MB. */
async function drawPhoto() {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  const create = { width: 4_000, height: 3_000, channels: 3, background: '#888', noise } as const
  return {
    name: 'me.jpg',
    type: 'image/jpeg',
    bytes: new Uint8Array(await sharp({ create }).jpeg({ quality: 85 }).toBuffer()),
  }
}
