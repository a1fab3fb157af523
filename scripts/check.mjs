// `npm run check`: style, types, architecture, documents, migrations, packages and dead code in parallel. Prints faults,
// what could not be checked, and one line.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findNode, root } from './install.mjs'

const bin = (name) => path.join('node_modules', '.bin', name)
const checks = {
  style: [bin('biome'), 'check', '--colors=off'],
  types: [bin('tsc'), '--noEmit', '--pretty', 'false'],
  architecture: ['scripts/check-architecture.mjs'],
  documents: ['scripts/check-documents.mjs'],
  migrations: ['scripts/check-migrations.mjs'],
  packages: ['scripts/check-packages.mjs'],
  'dead code': [bin('knip'), '--no-progress'],
}

/** Runs every check and prints the output of failed ones; returns the names of passed and failed checks. */
export async function runChecks() {
  const node = findNode()
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, args]) => ({ name, ...(await run(node, args)) })),
  )
  const failed = results.filter(({ code }) => code !== 0)
  for (const { name, output } of failed) console.log(`── ${name} ──\n${output.trim()}\n`)
  // What was not checked is never a silent ok.
  const isTold = /^(SKIPPED|NOTE): .+$/gm
  for (const { code, output } of results)
    if (code === 0) for (const [line] of output.matchAll(isTold)) console.log(line)
  const times = results.map(
    ({ name, code, output, seconds }) =>
      `${name} ${code === 0 ? (/^SKIPPED/m.test(output) ? 'PARTLY SKIPPED' : 'ok') : 'FAILED'} ${seconds} s`,
  )
  console.log(`check: ${times.join(', ')}`)
  return { passed: results.length - failed.length, failed: failed.length }
}

function run(node, args) {
  const started = performance.now()
  // The tools start others with "env node", which must be the same Node.
  const env = { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` }
  const child = spawn(node, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  return new Promise((resolve) => {
    const end = (code) => resolve({ code, output, seconds: ((performance.now() - started) / 1000).toFixed(1) })
    child.once('error', (error) => {
      output += error.message
      end(1)
    })
    child.once('close', end)
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = (await runChecks()).failed ? 1 : 0
