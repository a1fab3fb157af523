import { findArticle } from '../support/find-article.ts'
import type { Ground } from '../support/ground.ts'
import { measurePace, type Side, startRaw } from '../support/pace.ts'
import { median } from '../support/rounds.ts'
import { aim, figure, type Row } from '../support/row.ts'
import { packRequest } from '../support/send-requests.ts'
import { sizeOf } from '../support/toy.ts'

const aimMs = 1.3
const rounds = sizeOf(8, 1)
const warmUp = sizeOf(600, 10)
/** Longer than the page cache keeps a page: it then checks whether the page's data have changed. */
const staleMs = 10_000
/** Every page depends on the day: with a day between two readings of the clock each is rendered again. */
const dayMs = 24 * 60 * 60 * 1_000

/**
 * An uncached article over HTTP: queries, rendering, ETag, compression, sending. And an outdated one whose data have
 * not changed.
 */
export async function measureRender(ground: Ground): Promise<Row[]> {
  const product = await ground.startProduct()
  const path = await findArticle(product.origin)
  const raw = await startRaw(ground, product, path)
  await product.leap(dayMs)
  // One connection, since concurrent requests share a rendering.
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
  // Other load can only add to a cost, so the minimum is the best estimate.
  const min = (kind: 'br' | 'gzip' | 'none' | 'same') => Math.min(...costs.map((cost) => cost[kind]))
  return [
    aim({ max: aimMs }, 'render: uncached article, brotli, CPU a request', min('br'), 'ms'),
    aim({ max: aimMs }, 'render: uncached article, gzip, CPU a request', min('gzip'), 'ms'),
    figure('render: uncached article, not compressed', min('none'), 'ms'),
    aim({ max: aimMs }, 'render: article that is too old and unchanged, brotli, CPU a request', min('same'), 'ms'),
    // Well above noise: without the comparison it would cost as much as rendering.
    aim({ max: 0.75 }, 'render: article unchanged / drawn anew', median(costs.map(({ br, same }) => same / br)), '×'),
    figure(
      'render: uncached article, brotli / answer of raw node:http',
      median(costs.map(({ br, raw }) => br / raw)),
      '×',
    ),
  ]
}
