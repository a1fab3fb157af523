import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { reportClientError } from '#app/client-errors/contract.ts'
import { findFreePort } from '#tests/support/find-free-port.ts'
import { openOwnDatabase } from '#tests/support/own-database.ts'
import { callAt } from '#tests/support/processes.ts'
import { startProcess } from '#tests/support/start-process.ts'
import { root } from '../install.mjs'

type Panel = { id: number; title: string; gridPos: { x: number; y: number }; targets: { expr: string }[] }
type Board = { uid: string; title: string; panels: Panel[] }

const folder = path.join(root, 'deploy/dashboards')
const boards = fs.readdirSync(folder).map((file) => {
  const board: Board = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'))
  return { file, board }
})
const queries = boards.flatMap(({ board }) =>
  board.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ what: `${board.uid}: ${title}`, expr }))),
)

/** Metric names of a query: what stands before a selector, a range or an operator, and is no function, word or label. */
function metricsOf(expr: string): string[] {
  const bare = expr
    .replace(/"[^"]*"/g, '')
    .replace(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
  return [...bare.matchAll(/[a-z_]\w*(?!\w*\s*\()/g)].map(([name]) => name)
}

/** Label names that a query selects or groups by. */
function labelsOf(expr: string): string[] {
  const selected = [...expr.matchAll(/\{([^}]*)\}/g)].flatMap(([, inner]) => [...inner!.matchAll(/(\w+)\s*[=!]/g)])
  const grouped = [...expr.matchAll(/\bby\s*\(([^)]*)\)/g)].flatMap(([, inner]) => [...inner!.matchAll(/(\w+)/g)])
  return [...selected, ...grouped].map(([, name]) => name!)
}

test('each query asks for metrics and labels that a running process exposes', async () => {
  const { url, ownerUrl } = await openOwnDatabase({ max: 2 })
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'koinklass-boards-'))
  const [port, metrics] = await Promise.all([findFreePort(), findFreePort()])
  const origin = `http://127.0.0.1:${port}`
  const settings = { DATA_DIR: dataDir, PUBLIC_URL: origin, PORT: `${port}`, METRICS_PORT: `${metrics}` }
  const product = await startProcess({ DATABASE_URL: url, MIGRATION_DATABASE_URL: ownerUrl, ...settings })
  try {
    const body = { kind: 'rejection' as const, name: 'Error', message: 'x', stack: 'Error: x', page: '/' }
    // A process that has just begun on a slow machine sheds load.
    const isTold = async () => (await callAt(product, reportClientError, { body })).status === 200
    await vi.waitUntil(isTold, { timeout: 30_000, interval: 500 })
    // Jobs begin with the process.
    const text = await vi.waitUntil(
      async () => {
        const all = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text()
        return /^job_duration_seconds_count/m.test(all) && /^client_errors_total\{/m.test(all) && all
      },
      { timeout: 60_000, interval: 500 },
    )
    const lines = text.split('\n').filter((line) => !line.startsWith('#'))
    const names = new Set(lines.map((line) => /^\w+/.exec(line)?.[0]))
    const labels = new Set(lines.flatMap((line) => [...line.matchAll(/(\w+)="/g)].map(([, name]) => name)))
    // These two Prometheus adds itself.
    for (const one of ['job', 'instance']) labels.add(one)
    names.add('up')
    for (const { what, expr } of queries) {
      const asked = metricsOf(expr)
      expect(asked.length, what).toBeGreaterThan(0)
      for (const name of asked) expect(names, `${what} asks for ${name}`).toContain(name)
      for (const name of labelsOf(expr)) expect(labels, `${what} uses the label ${name}`).toContain(name)
    }
    expect(text).toMatch(/^database_pool_connections\{state="waiting"\} \d+$/m)
    expect(text).toMatch(/^job_duration_seconds_count\{job="[\w-]+",result="done"\} [1-9]/m)
  } finally {
    await product.stop()
    fs.rmSync(dataDir, { recursive: true })
  }
})

test('panels have titles and ids of their own and do not overlap', () => {
  expect(boards.map(({ file, board }) => file === `${board.uid}.json`)).toEqual(boards.map(() => true))
  for (const { board } of boards) {
    const { panels } = board
    for (const key of ['id', 'title', 'gridPos'] as const)
      expect(new Set(panels.map((panel) => JSON.stringify(panel[key]))).size, `${board.uid} ${key}`).toBe(panels.length)
  }
})

const hasPromtool = spawnSync('promtool', ['--version']).status === 0

test.skipIf(!hasPromtool)('Prometheus can read each query (promtool)', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'koinklass-promql-'))
  const rules = queries.map(({ expr }, i) => ({
    record: `query:${i}`,
    expr: expr.replaceAll('$__rate_interval', '5m'),
  }))
  // JSON is YAML.
  fs.writeFileSync(path.join(dir, 'rules.yml'), JSON.stringify({ groups: [{ name: 'boards', rules }] }))
  const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', path.join(dir, 'rules.yml')], {
    encoding: 'utf8',
  })
  fs.rmSync(dir, { recursive: true })
  expect(status, stdout + stderr).toBe(0)
})
