import fs from 'node:fs'
import path from 'node:path'
import { newLoadClient } from '../load/load-client.ts'
import type { Ground } from '../support/ground.ts'
import { canReadCpu } from '../support/process-cpu.ts'
import { aim, figure, type Row, skipped } from '../support/row.ts'
import { isToy, sizeOf } from '../support/toy.ts'
import { requests, type Visitor } from './people-requests.ts'
import { type Counted, openPeopleStage, type PeopleStage } from './people-stage.ts'

/** `BENCH_DIR=/var/tmp/people PEOPLE_SIZES=10000,1000000 npm run bench -- people`; each size stays in its folder there. */
const sizes = (process.env.PEOPLE_SIZES || (isToy ? '60,120' : '1000,10000')).split(',').map(Number)
/** A tenth of them only warms up. */
const pupils = Number(process.env.PEOPLE_PUPILS) || sizeOf(300, 8)
const lanes = 4
const maxGrowth = 1.3

type Told = {
  name: string
  count: number
  failed: number
  at: number[]
  product: number
  database: number
  blocks: number
}
type Side = { stage: PeopleStage; visitors: Visitor[]; told: Told[]; statements: Map<string, Counted> }

/**
 * The ten commonest requests with few people and with many, side by side: waits, CPU of product and database, and blocks that
 * each reads. Each statement that reads over 1.3 times as many blocks a call with the most people as with the fewest is named.
 */
export async function measurePeople(ground: Ground): Promise<Row[]> {
  if (!canReadCpu) return [skipped('people', 'the CPU of PostgreSQL cannot be read here')]
  const home = process.env.BENCH_DIR || ground.makeDir()
  const sides: Side[] = []
  try {
    for (const people of sizes) {
      const stage = await openPeopleStage(path.join(home, String(people)), { people, pupils })
      const visitors = stage.tokens.map((token) => ({ token, quiz: null, game: null }))
      sides.push({ stage, visitors, told: [], statements: new Map() })
    }
    for (const request of requests) for (const side of sides) await measureRequest(side, request)
  } finally {
    for (const { stage } of sides) await stage.close()
  }
  const rows = sides.flatMap(rowsOf)
  const [first, last] = [sides[0]!, sides.at(-1)!]
  const grown = listGrown(first, last)
  fs.writeFileSync(path.join(home, 'people.json'), JSON.stringify({ sides: sides.map(tellSide), grown }, null, 1))
  for (const one of grown) console.log(`people: ${one.few.toFixed(1)} → ${one.many.toFixed(1)} blocks: ${one.query}`)
  const growth = first.told.map(({ name, blocks }, nth) => {
    // A page from a cache reads none, whoever asks.
    const times = (last.told[nth]!.blocks + 1) / (blocks + 1)
    return aim(
      { max: maxGrowth },
      `people: ${name}, blocks at ${last.stage.people} / ${first.stage.people}`,
      times,
      '×',
    )
  })
  return [...rows, ...growth, figure('people: statements that read more', grown.length, '')]
}

/** One of the ten on one side: the first few pupils warm up what is prepared and cached, the others are counted. */
async function measureRequest(side: Side, { name, turn }: (typeof requests)[number]): Promise<void> {
  const { stage, visitors, told, statements } = side
  const client = newLoadClient(stage.port)
  const run = async (some: Visitor[]) => {
    const got: { ms: number; status: number }[] = []
    const rest = [...some]
    await Promise.all(
      Array.from({ length: lanes }, async () => {
        for (let visitor = rest.pop(); visitor; visitor = rest.pop())
          got.push(...(await turn({ client, visitor, ways: stage.ways })))
      }),
    )
    return got
  }
  const warm = Math.floor(visitors.length / 10)
  await run(visitors.slice(0, warm))
  await stage.forget()
  const before = await stage.readCpu()
  const got = await run(visitors.slice(warm))
  const after = await stage.readCpu()
  const counted = await stage.listCounted()
  client.close()
  for (const one of counted) statements.set(one.query, add(statements.get(one.query), one))
  const waits = got.map(({ ms }) => ms).toSorted((one, other) => one - other)
  const each = (sum: number) => sum / Math.max(1, got.length)
  told.push({
    name,
    count: got.length,
    failed: got.filter(({ status }) => status !== 200 && status !== 304).length,
    at: [0.5, 0.99, 0.999].map((part) => waits[Math.min(waits.length - 1, Math.floor(part * waits.length))] ?? 0),
    product: each(after.product - before.product),
    database: each(after.database - before.database),
    blocks: each(counted.reduce((sum, { blocks }) => sum + blocks, 0)),
  })
}

function add(one: Counted | undefined, { query, calls, blocks, rows, ms }: Counted): Counted {
  if (!one) return { query, calls, blocks, rows, ms }
  return { query, calls: one.calls + calls, blocks: one.blocks + blocks, rows: one.rows + rows, ms: one.ms + ms }
}

function rowsOf({ stage, told }: Side): Row[] {
  return told.flatMap(({ name, at, product, database, blocks, failed, count }) => {
    const of = `people: ${stage.people}, ${name}`
    return [
      figure(`${of}, requests (failed: ${failed})`, count, ''),
      ...['p50', 'p99', 'p99.9'].map((part, nth) => figure(`${of}, ${part}`, at[nth]!, 'ms')),
      figure(`${of}, CPU of the product`, product, 'ms'),
      figure(`${of}, CPU of the database`, database, 'ms'),
      figure(`${of}, blocks`, blocks, ''),
    ]
  })
}

const tellSide = ({ stage, told, statements }: Side) => ({
  people: stage.people,
  told,
  statements: [...statements.values()].toSorted((one, other) => other.blocks - one.blocks),
})

/** The statements that read more blocks a call with more people, the worst first. */
function listGrown(first: Side, last: Side) {
  return [...last.statements.values()]
    .map(({ query, calls, blocks, rows }) => {
      const before = first.statements.get(query)
      const few = before ? before.blocks / before.calls : 0
      return { query, calls, rows: rows / calls, few, many: blocks / calls, isNew: !before }
    })
    .filter(({ few, many, isNew }) => !isNew && many > few * maxGrowth)
    .toSorted((one, other) => (other.many - other.few) * other.calls - (one.many - one.few) * one.calls)
}
