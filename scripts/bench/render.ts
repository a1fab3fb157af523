import { findArticle } from './find-article.ts'
import type { Ground, Product } from './ground.ts'
import { median } from './rounds.ts'
import { atMost, type Row, told } from './row.ts'
import { packRequest, sendRequests } from './send-requests.ts'

const aimMs = 1.3
const rounds = 6
const perRound = 100
const warmUp = 600
/** More than the page cache keeps anything. */
const leapMs = 10_000

/** An article that is in no cache, over HTTP: its queries, the drawing, the tag, the compression, the sending. */
export async function measureRender(ground: Ground): Promise<Row[]> {
  const product = await ground.startProduct()
  const path = await findArticle(product.origin)
  await product.leap(leapMs)
  const send = (encoding: string, count: number) => spend(product, packRequest('GET', path, { 'accept-encoding': encoding }), count)
  await send('br', warmUp)

  const costs: Record<'br' | 'gzip' | 'identity', number[]> = { br: [], gzip: [], identity: [] }
  const encodings = Object.keys(costs) as (keyof typeof costs)[]
  for (let round = 0; round < rounds; round++)
    for (const encoding of encodings) costs[encoding].push(await send(encoding, perRound))
  await product.stop()
  return [
    atMost(aimMs, 'render: uncached article, brotli, CPU a request', median(costs.br), 'ms'),
    atMost(aimMs, 'render: uncached article, gzip, CPU a request', median(costs.gzip), 'ms'),
    told('render: uncached article, not compressed', median(costs.identity), 'ms'),
  ]
}

/** CPU milliseconds of the product for one request. One connection: those who ask for a page together share its drawing. */
async function spend(product: Product, request: Buffer, count: number): Promise<number> {
  const before = await product.usage()
  await sendRequests({ port: product.port, requests: Array<Buffer>(count).fill(request), connections: 1 })
  const after = await product.usage()
  return (after.cpuMs - before.cpuMs) / count
}
