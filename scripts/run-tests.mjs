// `npm test` on the pinned Node.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buildWeb } from './build.mjs'
import { runChecks } from './check.mjs'
import { findBrowser } from './find-browser.mjs'
import { root } from './install.mjs'

const filters = process.argv.slice(2)
const none = { passed: 0, failed: 0, skipped: 0 }

// Without the browser's tests no browser need be installed.
const needsBrowser = !filters.includes('--project=server')
const browser = needsBrowser ? findBrowser() : null
if (needsBrowser && !browser) console.error('no browser could be found or installed: set CHROME_PATH to a Chromium')

// A filter is for working on something: then only its tests are of interest.
const before = await Promise.all([filters.length ? none : runChecks(), countBuild()])
const counts = [...before, await runVitest(), { ...none, failed: needsBrowser && !browser ? 1 : 0 }]
const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map((kind) =>
  counts.reduce((sum, count) => sum + (count[kind] ?? 0), 0),
)
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exit(failed ? 1 : 0)

async function countBuild() {
  try {
    await buildWeb()
    return none
  } catch (error) {
    console.error(error.message)
    return { ...none, failed: 1 }
  }
}

async function runVitest() {
  const report = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'koinklass-report-')), 'report.json')
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
  const options = ['--passWithNoTests', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const child = spawn(process.execPath, [vitest, 'run', ...options, ...filters], {
    cwd: root,
    env: { ...process.env, ...(browser && { CHROME_PATH: browser }) },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, () => child.kill('SIGINT'))
  process.channel?.unref()
  const [code] = await once(child, 'exit')
  const counts = countTests(report)
  fs.rmSync(path.dirname(report), { recursive: true })
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

/** A file that could not even be loaded is one failure. */
function countTests(report) {
  if (!fs.existsSync(report)) return none
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
    fs.readFileSync(report, 'utf8'),
  )
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((one) => one.status !== 'failed'),
  ).length
  return { passed: numPassedTests, failed: numFailedTests + unloaded, skipped: numPendingTests + numTodoTests }
}
