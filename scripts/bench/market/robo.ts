import { calculateTargetValue } from '#features/robo/projection/contract.ts'
import { listModelPortfolios } from '#features/robo/risk/contract.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { openServer } from '../support/earn-server.ts'
import type { Ground } from '../support/ground.ts'
import { aim, figure, type Row } from '../support/row.ts'
import { sizeOf } from '../support/toy.ts'

const perSecond = 50
const seconds = sizeOf(20, 1)

/**
 * Projections at 50 a second on the running product, and what the page's other call costs beside them. Whether their bands hold
 * is measured by `market`.
 */
export async function measureRobo(ground: Ground): Promise<Row[]> {
  const product = await ground.startProduct()
  const server = await openServer(await ground.useDatabase())
  const close = ground.save(server.close)
  const { token } = await aPerson({ db: server.db, clock: { now: server.now } })
  const rows = await measurePace(product.origin, token)
  await close()
  await product.stop()
  return rows
}

async function measurePace(origin: string, token: string): Promise<Row[]> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const project = (nth: number) => {
    const plan = { level: 1 + (nth % 5), start: 100_000 + 1_000 * (nth % 90), monthly: 20_000 + 500 * (nth % 70) }
    const body = JSON.stringify({ ...plan, months: 6 + ((nth * 7) % 115), goal: 5_000_000 })
    return fetch(origin + calculateTargetValue.path, { method: 'POST', headers, body })
  }
  const other = () => fetch(origin + listModelPortfolios.path, { headers })
  // The first projections of the process draw the market and compile the code.
  for (let nth = 0; nth < 30; nth++) await timeOf(() => project(nth))
  await inStep(20, 1, other)
  const alone = await inStep(20, seconds, other)
  const [projections, beside] = await Promise.all([inStep(perSecond, seconds, project), inStep(20, seconds, other)])
  return [
    aim({ max: 100 }, `robo: calculateTargetValue at ${perSecond} a second, p99`, placeOf(projections, 0.99), 'ms'),
    figure('robo: calculateTargetValue, median', placeOf(projections, 0.5), 'ms'),
    figure('robo: another call alone, p99', placeOf(alone, 0.99), 'ms'),
    figure('robo: another call beside the projections, p99', placeOf(beside, 0.99), 'ms'),
    figure('robo: another call beside the projections, median', placeOf(beside, 0.5), 'ms'),
  ]
}

/** Sends requests at fixed moments, whether or not earlier ones are answered, and returns how long each took from its moment. */
async function inStep(rate: number, length: number, send: (nth: number) => Promise<Response>): Promise<number[]> {
  const startedAt = performance.now()
  const waits = Array.from({ length: rate * length }, async (_, nth) => {
    const due = startedAt + (nth * 1_000) / rate
    await new Promise((go) => setTimeout(go, Math.max(0, due - performance.now())))
    await timeOf(() => send(nth))
    return performance.now() - due
  })
  return Promise.all(waits)
}

async function timeOf(send: () => Promise<Response>): Promise<void> {
  const reply = await send()
  const text = await reply.text()
  if (!reply.ok) throw new Error(`robo: ${reply.status} ${text.slice(0, 300)}`)
}

const placeOf = (list: readonly number[], part: number) =>
  list.toSorted((one, other) => one - other)[Math.min(list.length - 1, Math.floor(part * list.length))]!
