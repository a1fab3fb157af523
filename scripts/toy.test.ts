// Runs every drill, and every measure of the bench but Lighthouse, once at a toy size, so that they keep working.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { drillNames } from './drill/options.ts'

/** False in a run of the server tests alone, for which scripts/run-tests.mjs looks for no browser. */
const hasBrowser = Boolean(process.env.CHROME_PATH)
const measures = [
  'html',
  'render',
  'earn',
  'json',
  'growth',
  'search',
  'lists',
  'board',
  'analysis',
  'quest',
  'enumeration',
  'store',
  'economy',
  'bank',
  'bank-funds',
  'robo',
  'start',
  'hostile-text',
]
const inBrowser = ['js', 'frames']

const toySizes = {
  acts: 120,
  clients: 8,
  kills: 1,
  people: 6,
  seats: 1,
  items: 1,
  buyers: 8,
  savers: 6,
  weeks: 2,
  players: 12,
  pupils: 8,
  writers: 3,
  saves: 3,
  rounds: 10,
  presenters: 4,
  percent: 1,
}

/** Runs a script on this Node until it ends; returns its output and exit code. */
async function run(script: string, args: string[]) {
  const child = spawn(process.execPath, [fileURLToPath(new URL(script, import.meta.url)), ...args], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  onTestFinished(() => void child.kill('SIGTERM'))
  let said = ''
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk) => (said += chunk))
  const [code] = await once(child, 'close')
  return { code, said }
}

// Fourteen drills start a database each: some three minutes alone, twice that beside other work.
test('the drills succeed', { timeout: 900_000 }, async () => {
  const sizes = Object.entries(toySizes).flatMap(([size, count]) => [`--${size}`, String(count)])
  const { code, said } = await run('drill/main.ts', sizes)
  expect(code, said).toBe(0)
  for (const name of drillNames) expect(said).toMatch(new RegExp(`^${name}: `, 'm'))
})

test('the measures of the bench succeed', async () => {
  const { code, said } = await run('bench/run-bench.ts', ['--toy', ...measures])
  expect(code, said).toBe(0)
  for (const name of measures) expect(said).toMatch(new RegExp(`^${name}: \\d+ s$`, 'm'))
})

test.skipIf(!hasBrowser)('the measures that need a browser succeed', async () => {
  const { code, said } = await run('bench/run-bench.ts', ['--toy', ...inBrowser])
  expect(code, said).toBe(0)
})
