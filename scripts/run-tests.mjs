// `npm test` on the pinned Node; with --drills `npm run test:drills`: every drill and bench at a toy size.
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buildWeb } from './build.mjs'
import { findReach } from './changed.mjs'
import { runChecks } from './check.mjs'
import { findBrowser } from './find-browser.mjs'
import { root } from './install.mjs'
import { countTests, failedTests, isJourney, namesOnly, none, repeatCommand, sumOf } from './test-report.mjs'

/** More failures than this are not flaky tests. */
const maxFlaky = 8
/** For so many failures the command that repeats it is printed; of more it is the first that tells. */
const maxRepeats = 20

const args = process.argv.slice(2)
const changed = args.find((arg) => /^--changed(=|$)/.test(arg))
const isDrill = args.includes('--drills')
const filters = args.filter((arg) => arg !== changed && arg !== '--drills')
const seed = process.env.TEST_SEED || String(randomInt(1_000_000))
const howAgain = `seed ${seed} (the same again: TEST_SEED=${seed} npm test -- part-of-a-path)`
console.log(howAgain)

// Without browser tests no browser needs to be installed.
const needsBrowser = !filters.includes('--project=server')
const browser = needsBrowser ? findBrowser() : null
if (needsBrowser && !browser) console.error('no browser could be found or installed: set CHROME_PATH to a Chromium')

// With a filter only the selected tests run, without checks.
const before = await Promise.all([isDrill || filters.length ? none : runChecks(), countBuild()])
const ran = sumOf([...before, ...(await runTests()), { ...none, failed: needsBrowser && !browser ? 1 : 0 }])
const flaky = await runFlakyAgain(ran)
if (flaky.length > 0) {
  console.log(`\n${flaky.length} flaky: failed, and passed when run once more by itself`)
  for (const { file, name } of flaky) console.log(`  ${path.relative(root, file)}${name ? ` > ${name}` : ''}`)
}
const broken = ran.failures.filter(
  (failure) => !flaky.some(({ file, name }) => failure.file === file && failure.name === name),
)
for (const failure of broken.slice(0, maxRepeats))
  console.log(`\nagain: ${repeatCommand(failure, { root, seed, isDrill })}`)
console.log(`\n${howAgain}`)
const failed = ran.failed - flaky.length
const passed = flaky.reduce((sum, one) => sum + one.passed, ran.passed)
console.log(`${passed} passed, ${failed} failed, ${ran.skipped} skipped`)
process.exit(failed ? 1 : 0)

/** Runs the requested tests: all, those in files whose path contains a word, or those that a change affects. */
async function runTests() {
  if (isDrill) return [await runVitest(['run', '--project=drills', ...filters])]
  if (!changed) return [await runVitest(['run', ...behaviour(filters), ...filters])]
  const { base, files, journeys } = findReach(changed.slice('--changed='.length))
  console.log(`${files.length} files changed since ${base}`)
  const counts = files.length ? [await runVitest(['related', '--run', '--project=server', ...files])] : []
  return journeys.length && needsBrowser
    ? [...counts, await runVitest(['run', '--project=browser', ...journeys])]
    : counts
}

/** The projects that prove behaviour, unless the caller names one. */
function behaviour(words) {
  return words.some((word) => word.startsWith('--project=')) ? [] : ['--project=server', '--project=browser']
}

/** Runs failed browser tests once more, alone with a new product; returns those that then passed. */
async function runFlakyAgain(run) {
  const failures = run.failures.filter(isJourney)
  if (failures.length === 0 || failures.length > maxFlaky) return []
  console.log(`\n${failures.length} browser tests failed: each runs once more by itself\n`)
  const flaky = []
  for (const failure of failures) {
    const again = await runVitest(['run', '--project=browser', failure.file, ...namesOnly(failure)])
    if (again.failed === 0 && again.passed > 0) flaky.push({ ...failure, passed: again.passed })
  }
  return flaky
}

async function countBuild() {
  try {
    await buildWeb()
    return none
  } catch (error) {
    console.error(error.message)
    return { ...none, failed: 1 }
  }
}

async function runVitest(command) {
  const report = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'koinklass-report-')), 'report.json')
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
  const options = ['--passWithNoTests', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const child = spawn(process.execPath, [vitest, ...command, ...options], {
    cwd: root,
    env: { ...process.env, TEST_SEED: seed, ...(browser && { CHROME_PATH: browser }) },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const end = () => child.kill('SIGINT')
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']
  for (const signal of signals) process.on(signal, end)
  process.channel?.unref()
  const [code] = await once(child, 'exit')
  for (const signal of signals) process.off(signal, end)
  const told = fs.existsSync(report) ? JSON.parse(fs.readFileSync(report, 'utf8')) : null
  fs.rmSync(path.dirname(report), { recursive: true })
  const counts = told ? { ...countTests(told), failures: failedTests(told) } : none
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}
