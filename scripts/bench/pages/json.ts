import type { Ground } from '../support/ground.ts'
import { measurePace, startRaw } from '../support/pace.ts'
import { canReadCpu, readTreeCpu } from '../support/process-cpu.ts'
import { openReaders } from '../support/readers.ts'
import { alternate, median } from '../support/rounds.ts'
import { aim, figure, type Row } from '../support/row.ts'
import { packRequest } from '../support/send-requests.ts'
import { sizeOf } from '../support/toy.ts'

const minRatio = 0.25
const rounds = sizeOf(7, 1)
const count = sizeOf(600, 40)

/** A person's own list over HTTP (token, session, two queries), compared with node:http sending the same bytes. */
export async function measureJson(ground: Ground): Promise<Row[]> {
  const product = await ground.startProduct()
  const { postgresPid, ...urls } = await ground.useDatabase()
  const readers = await openReaders(urls, 50)
  const close = ground.save(readers.close)
  const headers = await readers.headers(0)
  const raw = await startRaw(ground, product, readers.path, headers)
  const load = { request: packRequest('GET', readers.path, headers), count, connections: 16 }

  async function ours() {
    const before = canReadCpu ? readTreeCpu(postgresPid) : 0
    const pace = await measurePace(product, load)
    return { ...pace, database: canReadCpu ? (readTreeCpu(postgresPid) - before) / count : 0 }
  }
  const bare = () => measurePace(raw, { ...load, count: count * 5 })
  await alternate(1, ours, bare)
  const paces = await alternate(rounds, ours, bare)
  await close()
  await Promise.all([product.stop(), raw.stop()])
  return [
    aim(
      { min: minRatio },
      'json: own koin history / raw node:http, per CPU second of Node',
      median(paces.map(([one, other]) => other.cpuMs / one.cpuMs)),
      '×',
    ),
    figure('json: own koin history, CPU of Node', median(paces.map(([one]) => one.cpuMs)), 'ms/request'),
    figure('json: own koin history, CPU of PostgreSQL', median(paces.map(([one]) => one.database)), 'ms/request'),
    figure('json: own koin history, one process', median(paces.map(([one]) => one.perSecond)), 'requests/s'),
  ]
}
