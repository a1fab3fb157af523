import { prepareAct } from '../money/earn-act.ts'
import type { Ground } from '../support/ground.ts'
import { canReadCpu, readTreeCpu } from '../support/process-cpu.ts'
import { openReaders, rowsOfReader } from '../support/readers.ts'
import { alternate, median } from '../support/rounds.ts'
import { budget, type Row, skipped } from '../support/row.ts'
import { sendRequests } from '../support/send-requests.ts'
import { sizeOf } from '../support/toy.ts'

const maxGrowth = 1.5
const rounds = sizeOf(5, 1)
const readsPerRound = sizeOf(500, 20)
const actsPerRound = sizeOf(300, 20)
const connections = 20
const few = sizeOf(10_000, 1_000)
const [million, tenMillion] = [sizeOf(1_000_000, 2_000), 10_000_000]

type Side = Awaited<ReturnType<typeof openSide>>

/** The cost of a koin history and an earning act with 10 thousand ledger rows and with a million (or ten). */
export async function measureGrowth(ground: Ground): Promise<Row[]> {
  if (!canReadCpu) return [skipped('growth: koin history and earn', 'the CPU of PostgreSQL cannot be read here')]
  const many = process.argv.includes('--ten-million') ? tenMillion : million
  const small = await openSide(ground, 'growth_small', few)
  const large = await openSide(ground, 'growth_large', many)
  const pairs = async (measure: (side: Side) => Promise<number>) => {
    await alternate(
      1,
      () => measure(small),
      () => measure(large),
    )
    const costs = await alternate(
      rounds,
      () => measure(small),
      () => measure(large),
    )
    return median(costs.map(([one, other]) => other / one))
  }
  const reads = await pairs((side) => side.read())
  const earns = await pairs((side) => side.earn())
  await Promise.all([small.close(), large.close()])
  const name = `${many.toLocaleString('en')} ledger rows / ${few.toLocaleString('en')}, CPU of Node and PostgreSQL`
  return [
    budget({ max: maxGrowth }, `growth: koin history, ${name}`, reads, '×'),
    budget({ max: maxGrowth }, `growth: earn, ${name}`, earns, '×'),
  ]
}

/** A product with a ledger of this many rows. */
async function openSide(ground: Ground, database: string, rows: number) {
  const product = await ground.startProduct(database)
  const { postgresPid, ...urls } = await ground.useDatabase(database)
  const act = await prepareAct(urls)
  const closeAct = ground.save(act.close)
  const readers = await openReaders(urls, rows / rowsOfReader)
  const closeReaders = ground.save(readers.close)

  /** CPU milliseconds per request. */
  async function cost(requests: Buffer[]): Promise<number> {
    const [node, database] = [(await product.usage()).cpuMs, readTreeCpu(postgresPid)]
    await sendRequests({ port: product.port, requests, connections })
    return ((await product.usage()).cpuMs - node + readTreeCpu(postgresPid) - database) / requests.length
  }

  return {
    read: async () => cost(await readers.requests(readsPerRound)),
    async earn() {
      const first = await act.addPeople(actsPerRound)
      return cost(await Promise.all(Array.from({ length: actsPerRound }, (_, i) => act.request(first + i))))
    },
    async close() {
      await closeAct()
      await closeReaders()
      await product.stop()
    },
  }
}
