import { findArticle } from '../support/find-article.ts'
import type { Ground } from '../support/ground.ts'
import { measurePace, type Side, startRaw } from '../support/pace.ts'
import { alternate, median } from '../support/rounds.ts'
import { aim, figure, type Row } from '../support/row.ts'
import { packRequest } from '../support/send-requests.ts'
import { sizeOf } from '../support/toy.ts'

const minRatio = 0.7
const rounds = sizeOf(7, 1)
const count = sizeOf(3_000, 100)

/** A cached article from the whole product, compared with node:http sending the same bytes and headers. */
export async function measureHtml(ground: Ground): Promise<Row[]> {
  const product = await ground.startProduct()
  const path = await findArticle(product.origin)
  const raw = await startRaw(ground, product, path)
  const load = { request: packRequest('GET', path), count, connections: 16 }
  const run = (side: Side) => () => measurePace(side, load)

  await alternate(2, run(product), run(raw))
  const paces = await alternate(rounds, run(product), run(raw))
  await Promise.all([product.stop(), raw.stop()])
  const byCpu = paces.map(([ours, bare]) => bare.cpuMs / ours.cpuMs)
  const bySpeed = paces.map(([ours, bare]) => ours.perSecond / bare.perSecond)
  return [
    aim({ min: minRatio }, 'html: cached article / raw node:http, per CPU second', median(byCpu), '×'),
    // Not judged: it depends on other load.
    figure('html: cached article / raw node:http, per second', median(bySpeed), '×'),
    figure('html: cached article, CPU a request', median(paces.map(([ours]) => ours.cpuMs * 1_000)), 'µs'),
    figure('html: cached article, one process', median(paces.map(([ours]) => ours.perSecond)), 'requests/s'),
  ]
}
