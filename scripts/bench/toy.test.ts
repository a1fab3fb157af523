// Runs every measure of the bench but Lighthouse once at a toy size, so that they keep working.
import { expect, test } from 'vitest'
import { runScript } from '../run-script.ts'

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
  'content-desk',
  'quest',
  'enumeration',
  'store',
  'economy',
  'bank',
  'bank-funds',
  'robo',
  'market',
  'start',
  'hostile-text',
  'others',
  'memory',
  'load',
  'overload',
  'population',
  'people',
]
const inBrowser = ['js', 'frames', 'moments']

test('the measures of the bench succeed', async () => {
  const { code, said } = await runScript('./bench/run-bench.ts', ['--toy', ...measures])
  expect(code, said).toBe(0)
  for (const name of measures) expect(said).toMatch(new RegExp(`^${name}: \\d+ s$`, 'm'))
})

test.skipIf(!hasBrowser)('the measures that need a browser succeed', async () => {
  const { code, said } = await runScript('./bench/run-bench.ts', ['--toy', ...inBrowser])
  expect(code, said).toBe(0)
})
