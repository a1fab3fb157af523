// `npm run bench` on the pinned Node.
import { buildWeb } from '../build.mjs'
import { measureBoard } from './data-size/board.ts'
import { measureContentDesk } from './data-size/content-desk.ts'
import { measureGrowth } from './data-size/growth.ts'
import { measureItemAnalysis } from './data-size/item-analysis.ts'
import { measurePeople } from './data-size/people.ts'
import { measurePopulation } from './data-size/population.ts'
import { measurePostLists } from './data-size/post-list.ts'
import { measureQuest } from './data-size/quest.ts'
import { measureSearch } from './data-size/search.ts'
import { measureEconomy } from './economy/economy.ts'
import { measureLoad } from './load/load.ts'
import { measureOverload } from './load/overload.ts'
import { measureMarket } from './market/market.ts'
import { measureRobo } from './market/robo.ts'
import { measureBank } from './money/bank.ts'
import { measureEarn } from './money/earn.ts'
import { measureFunds } from './money/funds.ts'
import { measureStore } from './money/store.ts'
import { measureFrames } from './pages/frames.ts'
import { measureHtml } from './pages/html.ts'
import { measureJs } from './pages/js.ts'
import { measureJson } from './pages/json.ts'
import { measureLighthouse } from './pages/lighthouse.ts'
import { measureMoments } from './pages/moments.ts'
import { measureRender } from './pages/render.ts'
import { measureEnumeration } from './server/enumeration.ts'
import { measureHostileText } from './server/hostile-text.ts'
import { measureMemory } from './server/memory.ts'
import { measureOthers } from './server/others.ts'
import { measureStart } from './server/start.ts'
import { type Ground, openGround } from './support/ground.ts'
import { printTable } from './support/print-table.ts'
import { broken, isFailure, isSaved, type Row } from './support/row.ts'
import { isToy } from './support/toy.ts'

const measures: Record<string, (ground: Ground) => Promise<Row[]>> = {
  html: measureHtml,
  render: measureRender,
  js: measureJs,
  lighthouse: measureLighthouse,
  frames: measureFrames,
  moments: measureMoments,
  earn: measureEarn,
  json: measureJson,
  growth: measureGrowth,
  search: measureSearch,
  lists: measurePostLists,
  board: measureBoard,
  analysis: measureItemAnalysis,
  'content-desk': measureContentDesk,
  quest: measureQuest,
  enumeration: measureEnumeration,
  'hostile-text': measureHostileText,
  store: measureStore,
  economy: measureEconomy,
  bank: measureBank,
  'bank-funds': measureFunds,
  robo: measureRobo,
  market: measureMarket,
  start: measureStart,
  others: measureOthers,
  memory: measureMemory,
  load: measureLoad,
  overload: measureOverload,
  population: measurePopulation,
  people: measurePeople,
}

const ground = openGround()
let isEnding = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, () => void end(1))
process.channel?.unref()

try {
  await end(await run(process.argv.slice(2)))
} catch (error) {
  if (!isEnding) console.error(error)
  await end(1)
}

/** Runs the requested measures one by one and returns the exit code. */
async function run(args: string[]): Promise<number> {
  const names = args.filter((arg) => !arg.startsWith('--'))
  const unknown = [
    ...names.filter((name) => !measures[name]),
    ...args.filter((arg) => /^--(?!(ten-million|toy)$)/.test(arg)),
  ]
  if (unknown.length) {
    console.error(
      `no such measure: ${unknown.join(', ')}; there are ${Object.keys(measures).join(', ')} --ten-million and --toy`,
    )
    return 1
  }
  await buildWeb()
  const rows: Row[] = []
  for (const name of names.length ? names : Object.keys(measures)) {
    rows.push(...(await runMeasure(name)))
    if (isEnding) return 1
  }
  printTable(rows)
  const failed = rows.filter((row) => isFailure(row, { isToy }))
  const count = (kind: Row['kind']) => rows.filter((row) => row.kind === kind).length
  const verdict = failed.length ? `${failed.length} FAIL` : 'every budget is held'
  const outside = rows.filter((row) => row.kind === 'aim' && !isSaved(row)).length
  console.log(
    `bench: ${count('budget')} budgets, ${verdict}; ${outside} of ${count('aim')} aims missed, ${count('skipped')} SKIPPED`,
  )
  return failed.length ? 1 : 0
}

async function runMeasure(name: string): Promise<Row[]> {
  const started = performance.now()
  try {
    return await measures[name]!(ground)
  } catch (error) {
    if (!isEnding) console.error(error)
    return [broken(name, error)]
  } finally {
    if (!isEnding) console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`)
  }
}

/** Cleans up and ends the process. */
async function end(code: number): Promise<void> {
  if (isEnding) return
  isEnding = true
  setTimeout(() => process.exit(1), 30_000).unref()
  await ground.close()
  process.exit(code)
}
