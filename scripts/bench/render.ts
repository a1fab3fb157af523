import { findArticle } from './find-article.ts'
import type { Ground } from './ground.ts'
import { measurePace, type Side, startRaw } from './pace.ts'
import { median } from './rounds.ts'
import { atMost, type Row, told } from './row.ts'
import { packRequest } from './send-requests.ts'
import { sizeOf } from './toy.ts'

const aimMs = 1.3
const rounds = sizeOf(8, 1)
const warmUp = sizeOf(600, 10)
/** More than the page cache keeps anything: what stands there still is asked for and found to be the same. */
const staleMs = 10_000
/** Every page knows what day it is: with a day between two looks at the clock each is drawn anew, as if it had changed. */
const dayMs = 24 * 60 * 60 * 1_000

/**
 * An article that is in no cache, over HTTP: its queries, the drawing, the tag, the compression, the sending. And one that
 * the cache has kept too long, of which nothing has changed.
 */
export async function measureRender(ground: Ground): Promise<Row[]> {
  const product = await ground.startProduct()
  const path = await findArticle(product.origin)
  const raw = await startRaw(ground, product, path)
  await product.leap(dayMs)
  // One connection: those who ask for a page at the same time share its drawing.
  const spend = async (side: Side, encoding: string, count = sizeOf(100, 5)) => {
    const request = packRequest('GET', path, { 'accept-encoding': encoding })
    return (await measurePace(side, { request, count, connections: 1 })).cpuMs
  }
  await Promise.all([spend(product, 'br', warmUp), spend(raw, 'br', warmUp)])

  const costs: Record<'br' | 'gzip' | 'none' | 'same' | 'raw', number>[] = []
  for (let round = 0; round < rounds; round++) {
    const [br, gzip, none] = [
      await spend(product, 'br'),
      await spend(product, 'gzip'),
      await spend(product, 'identity'),
    ]
    await product.leap(staleMs)
    const same = await spend(product, 'br')
    await product.leap(dayMs)
    costs.push({ br, gzip, none, same, raw: await spend(raw, 'br', sizeOf(1_000, 50)) })
  }
  await Promise.all([product.stop(), raw.stop()])
  // Others on the machine can only add to a cost: the quietest round is the nearest to it.
  const least = (kind: 'br' | 'gzip' | 'none' | 'same') => Math.min(...costs.map((cost) => cost[kind]))
  return [
    atMost(aimMs, 'render: uncached article, brotli, CPU a request', least('br'), 'ms'),
    atMost(aimMs, 'render: uncached article, gzip, CPU a request', least('gzip'), 'ms'),
    told('render: uncached article, not compressed', least('none'), 'ms'),
    atMost(aimMs, 'render: article that is too old and unchanged, brotli, CPU a request', least('same'), 'ms'),
    // Not in the noise of the machine: without the comparison it would cost what drawing costs.
    atMost(0.75, 'render: article unchanged / drawn anew', median(costs.map(({ br, same }) => same / br)), '×'),
    told(
      'render: uncached article, brotli / answer of raw node:http',
      median(costs.map(({ br, raw }) => br / raw)),
      '×',
    ),
  ]
}
