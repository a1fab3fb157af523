import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { findNginx } from '#tests/support/nginx.ts'
import { newRandom } from '../../drill/support/random.ts'
import type { Ground } from '../support/ground.ts'
import { measurePace } from '../support/pace.ts'
import { aim, figure, type Row, skipped } from '../support/row.ts'
import { packRequest } from '../support/send-requests.ts'
import { isToy, sizeOf } from '../support/toy.ts'
import { type Asked, isShed, msAt, newLoadClient } from './load-client.ts'
import { type LoadGround, openLoadGround } from './load-ground.ts'
import { drawArrivals } from './scenes.ts'

const seed = 20_261_129
const seconds = sizeOf(10, 1)
const probeMs = sizeOf(5_000, 500)
const count = sizeOf(200, 8)
const stock = 10_000_000
const maxShedMs = 50
const maxRecoveryMs = 5_000
const normalMs = 1_000
const refusals = sizeOf(5_000, 50)
const timesOver = [3, 10] as const

/**
 * Three and ten times as many acts and reads as the product can do: what is too much is refused within 50 ms, the product is
 * normal again within 5 s, and the money is right: one process alone, and two behind nginx, which refuses before they hear
 * of it. Fails on wrong money only; the times depend on the machine.
 */
export async function measureOverload(ground: Ground): Promise<Row[]> {
  const nginx = findNginx()
  const alone = await overload(ground, 'overload', null)
  const behind = nginx
    ? await overload(ground, 'overload behind nginx', nginx)
    : [skipped('overload behind nginx', 'nginx is not installed')]
  return [...alone, ...behind, await measureRefusal(ground)]
}

async function overload(ground: Ground, name: string, nginx: string | null): Promise<Row[]> {
  const stage = await openLoadGround(ground, { count, stock, nginx })
  const sums = { bought: 0, unanswered: 0 }
  const possible = await findCapacity(stage, sums)
  const rows: Row[] = [figure(`${name}: what the product can do`, possible, '/s')]
  for (const times of timesOver)
    rows.push(...(await press(stage, { name: `${name}: ${times} times`, perSecond: possible * times, sums })))
  await stage.audit(sums.bought, sums.unanswered)
  await stage.stop()
  return rows
}

/** What a refusal costs the product, at which every call is refused: unlike its time it depends on no other work. */
async function measureRefusal(ground: Ground): Promise<Row> {
  const product = await ground.startProduct('load', { BENCH_SHEDS: 'always' })
  const request = packRequest('GET', '/v2/api/day', { authorization: 'Bearer unread' })
  const refuse = () => measurePace(product, { request, count: refusals, connections: 16, status: 503 })
  await refuse()
  const costs = [(await refuse()).cpuMs, (await refuse()).cpuMs, (await refuse()).cpuMs]
  await product.stop()
  return figure('overload: a refusal, CPU', Math.min(...costs) * 1_000, 'µs')
}

type Sums = { bought: number; unanswered: number }

/** Answers a second when as many clients as the pool has connections ask one after the other. */
async function findCapacity(stage: LoadGround, sums: Sums): Promise<number> {
  const client = newLoadClient(stage.port)
  const until = performance.now() + probeMs
  let nth = 0
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      while (performance.now() < until) await askOne(stage, client, sums, nth++)
    }),
  )
  client.close()
  return Math.max(1, nth / (probeMs / 1000))
}

async function press(stage: LoadGround, given: { name: string; perSecond: number; sums: Sums }): Promise<Row[]> {
  const { name, perSecond, sums } = given
  const client = newLoadClient(stage.port)
  const startedAt = performance.now()
  const asked: Promise<number>[] = []
  for (const [nth, at] of drawArrivals(newRandom(seed), { seconds, perSecond, shape: () => 1 }).entries()) {
    const wait = startedAt + at - performance.now()
    if (wait > 1) await sleep(wait)
    asked.push(askOne(stage, client, sums, nth, startedAt + at))
  }
  const pressedFor = performance.now() - startedAt
  const recovered = await timeUntilNormal(stage, sums)
  const statuses = await Promise.all(asked)
  const of = (status: number) => statuses.filter((one) => one === status).length
  const rows = [
    figure(`${name}, asked`, asked.length / (pressedFor / 1000), '/s'),
    figure(`${name}, done`, of(200), ''),
    figure(`${name}, refused with 503`, client.shed.count, ''),
    figure(`${name}, given up with 503 after a wait`, client.gaveUp.count, ''),
    figure(
      `${name}, no answer or another 5xx`,
      statuses.filter((one) => one === 0 || (one >= 500 && one !== 503)).length,
      '',
    ),
    aim({ max: maxShedMs }, `${name}, a refusal, p99`, msAt(client.shed, 99), 'ms'),
    figure(`${name}, a refusal, median`, msAt(client.shed, 50), 'ms'),
    figure(`${name}, a refusal, p99.9`, msAt(client.shed, 99.9), 'ms'),
    figure(`${name}, an act, median from the moment it was due`, msAt(client.answered.act, 50), 'ms'),
    figure(`${name}, an act, p99`, msAt(client.answered.act, 99), 'ms'),
    aim({ max: maxRecoveryMs }, `${name}, until normal again`, recovered, 'ms'),
    figure(`${name}, the client itself was late by`, client.lateMs(), 'ms'),
  ]
  client.close()
  return rows
}

/** One of five is a purchase, the others are reads. Returns the status. */
async function askOne(
  { persons, ways }: LoadGround,
  client: ReturnType<typeof newLoadClient>,
  sums: Sums,
  nth: number,
  due = performance.now(),
): Promise<number> {
  const { token } = persons[nth % persons.length]!
  const body = { id: ways.premium, quantity: 1, expected_price: ways.price, address: ways.address }
  const isAct = nth % 5 === 0
  const asked: Asked = isAct
    ? { is: 'act', due, token, method: 'POST', path: '/v2/api/store/buy', key: randomUUID(), body }
    : { is: 'read', due, token, path: '/v2/api/day' }
  const { status, json } = await client.ask(asked)
  if (isAct && status === 200) sums.bought += 1
  if (isAct && isUnclear(status, json)) sums.unanswered += 1
  return status
}

/**
 * Whether an act may have been done without saying so: there was no answer, or the database did not answer in time, perhaps
 * only to its commit or to what is shown after it. A browser sends it again with the same key. What the product itself
 * refused was never begun.
 */
function isUnclear(status: number, json: unknown): boolean {
  return status === 0 || (status >= 500 && !isShed(json))
}

/** Milliseconds until ten reads in a row are answered in a second each, tried every tenth of a second. */
async function timeUntilNormal(stage: LoadGround, sums: Sums): Promise<number> {
  const client = newLoadClient(stage.port)
  const startedAt = performance.now()
  let [inRow, since] = [0, startedAt]
  for (let nth = 1; inRow < 10 && performance.now() - startedAt < 120_000; nth += 5) {
    const from = performance.now()
    const status = await askOne(stage, client, sums, nth)
    const isNormal = status === 200 && performance.now() - from < normalMs
    if (!isNormal || inRow === 0) since = from
    inRow = isNormal ? inRow + 1 : 0
    if (!isToy) await sleep(100)
  }
  client.close()
  return since - startedAt
}
