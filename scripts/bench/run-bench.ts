// `npm run bench` on the pinned Node.
import { buildWeb } from '../build.mjs'
import { measureBank } from './bank.ts'
import { measureBoard } from './board.ts'
import { measureEarn } from './earn.ts'
import { measureEconomy } from './economy.ts'
import { measureEnumeration } from './enumeration.ts'
import { measureFrames } from './frames.ts'
import { measureFunds } from './funds.ts'
import { type Ground, openGround } from './ground.ts'
import { measureGrowth } from './growth.ts'
import { measureHostileText } from './hostile-text.ts'
import { measureHtml } from './html.ts'
import { measureItemAnalysis } from './item-analysis.ts'
import { measureJs } from './js.ts'
import { measureJson } from './json.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureMarket } from './market.ts'
import { measureMemory } from './memory.ts'
import { measureMoments } from './moments.ts'
import { measureOthers } from './others.ts'
import { measurePostLists } from './post-list.ts'
import { printTable } from './print-table.ts'
import { measureQuest } from './quest.ts'
import { measureRender } from './render.ts'
import { measureRobo } from './robo.ts'
import { broken, isFailure, isSaved, type Row } from './row.ts'
import { measureSearch } from './search.ts'
import { measureStart } from './start.ts'
import { measureStore } from './store.ts'
import { isToy } from './toy.ts'

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
