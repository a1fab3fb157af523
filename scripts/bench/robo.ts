import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import { calculateTargetValue } from '#features/robo/projection/contract.ts'
import { mixFunds } from '#features/robo/projection/mixture-rules.ts'
import { listModelPortfolios } from '#features/robo/risk/contract.ts'
import { listModels, listPartFunds } from '#features/robo/risk/server/portfolio-queries.ts'
import { aPerson } from '#tests/people.ts'
import { openServer } from './earn-server.ts'
import type { Ground } from './ground.ts'
import {
  addCoverage,
  anotherPast,
  bandOf,
  type Coverage,
  cover,
  insideOf,
  monthEnds,
  monthlyFactors,
  noCoverage,
  realDays,
} from './robo-backtest.ts'
import { aim, budget, figure, type Row } from './row.ts'
import { sizeOf } from './toy.ts'

const perSecond = 50
const seconds = sizeOf(20, 1)
const otherPasts = sizeOf(20, 1)
/** Months of a plan: a bank year, and the weeks of a real one. */
const aheads = [12, 52]

/**
 * Projections at 50 a second on the running product, and what the page's other call costs beside them; then how often the true
 * value lay inside the band, in the ten years of NAVs and in other pasts of the same model.
 */
export async function measureRobo(ground: Ground): Promise<Row[]> {
  const product = await ground.startProduct()
  const server = await openServer(await ground.useDatabase())
  const close = ground.keep(server.close)
  const { token } = await aPerson({ db: server.db, clock: { now: server.now } })
  const rows = [...(await measurePace(product.origin, token)), ...(await calibrate(server.db))]
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

type Known = {
  models: Awaited<ReturnType<typeof listModels>>
  funds: Awaited<ReturnType<typeof listPartFunds>>
  series: Map<string, number[]>
  pasts: Awaited<ReturnType<typeof anotherPast>>[]
}

/** The calibration after twelve months of a plan and after a real year: aimed at 70 % inside, within 5. */
async function calibrate(db: Db): Promise<Row[]> {
  const [models, funds, series] = await Promise.all([listModels(db), listPartFunds(db), readMonthEnds(db)])
  const pasts = await Promise.all(Array.from({ length: otherPasts }, (_, nth) => anotherPast(`robo-backtest-${nth}`)))
  return aheads.flatMap((ahead) => calibrateAt(ahead, { models, funds, series, pasts }))
}

function calibrateAt(ahead: number, { models, funds, series, pasts }: Known): Row[] {
  const rows: Row[] = []
  let history = noCoverage
  let others = noCoverage
  for (const { level, parts } of models) {
    const mixture = mixFunds(
      parts.map((part) => ({ ...funds.find(({ code }) => code === part.code)!, share: part.share })),
    )
    const band = bandOf(mixture, ahead)
    const own = parts.map(({ code, share }) => ({ share: share / 10_000, series: series.get(code)! }))
    const found = cover(monthlyFactors(own), ahead, band)
    history = addCoverage(history, found)
    const name = `robo: level ${level}, of the past inside the band after ${ahead} months (${sayEnds(found)})`
    rows.push(figure(name, 100 * insideOf(found), '%'))
    const classes = Object.entries(mixture.weights) as [keyof typeof mixture.weights, number][]
    for (const past of pasts) {
      const factors = monthlyFactors(classes.map(([one, share]) => ({ share, series: past[one] })))
      const net = factors.map((factor) => factor - (mixture.fee * realDays) / 365)
      others = addCoverage(others, cover(net, ahead, band))
    }
  }
  const nameOf = (what: string, found: Coverage) =>
    `robo: all levels after ${ahead} months, ${what} (${sayEnds(found)})`
  const inOthers = nameOf(`of ${otherPasts} other pasts inside the band`, others)
  return [
    ...rows,
    figure(nameOf('of the past inside the band', history), 100 * insideOf(history), '%'),
    budget({ min: 65 }, inOthers, 100 * insideOf(others), '%'),
    budget({ max: 75 }, `${inOthers}, at most`, 100 * insideOf(others), '%'),
  ]
}

const sayEnds = ({ below, inside, above }: Coverage) => `${below} below, ${inside} inside, ${above} above`

async function readMonthEnds(db: Db): Promise<Map<string, number[]>> {
  const { rows } = await sql<{ code: string; days: { day: string; nav: number; dividend: number }[] }>`
    select code, json_agg(json_build_object('day', day, 'nav', nav, 'dividend', dividend) order by day) as days
    from fund_nav group by code`.execute(db)
  return new Map(rows.map(({ code, days }) => [code, monthEnds(days)]))
}
