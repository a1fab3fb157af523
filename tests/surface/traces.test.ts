import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { login } from '#features/identity/sign-in/contract.ts'
import { listVideos } from '#features/videos/video-contract.ts'
import { findFreePort } from '../support/find-free-port.ts'
import { openOtlpReceiver, type ReceivedSpan } from '../support/otlp-receiver.ts'
import { openOwnDatabase } from '../support/own-database.ts'
import { runSql } from '../support/run-sql.ts'
import { startProcess } from '../support/start-process.ts'

const collector = await openOtlpReceiver()
const { name: database, url, ownerUrl } = await openOwnDatabase({ max: 2, hasContent: true })
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'koinklass-traces-'))
const product = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '1' })
afterAll(() => fs.rmSync(dataDir, { recursive: true }))

async function start(settings: Record<string, string>) {
  const port = await findFreePort()
  const one = await startProcess({
    DATABASE_URL: url,
    MIGRATION_DATABASE_URL: ownerUrl,
    DATA_DIR: dataDir,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    PORT: String(port),
    LOG_LEVEL: 'info',
    ...settings,
  })
  afterAll(() => one.stop())
  return one
}

let made = 0
const newTrace = () => (++made).toString(16).padStart(32, 'f')
const parentOf = (trace: string) => `00-${trace}-00f067aa0ba902b7-00`
const spansOf = (trace: string) => collector.spans.filter(({ traceId }) => traceId === trace)
const attribute = ({ attributes }: ReceivedSpan, key: string) => {
  const value = attributes.find((one) => one.key === key)?.value
  return value?.stringValue ?? Number(value?.intValue)
}

/** The spans of a trace, once that of its request has arrived. */
async function awaitTrace(trace: string) {
  await vi.waitFor(() => expect(spansOf(trace).some(({ kind }) => kind === 2)).toBe(true), { timeout: 30_000 })
  const spans = spansOf(trace)
  const root = spans.find(({ kind }) => kind === 2)!
  return { root, queries: spans.filter((span) => span !== root) }
}

/** Asks until a process that has just begun on a slow machine sheds no load. */
async function ask(at: { origin: string }, trace: string) {
  const headers = { traceparent: parentOf(trace) }
  const reply = await vi.waitUntil(
    async () => {
      const one = await fetch(`${at.origin}${listVideos.path}`, { headers })
      return one.status !== 503 && one
    },
    { timeout: 30_000, interval: 500 },
  )
  expect(reply.status).toBe(200)
}

test('a request has the id of the browser in its trace, in each query and in the log', async () => {
  const trace = newTrace()
  await ask(product, trace)
  // Idle connections keep the text of their last query.
  const { rows } = await runSql(
    inject('postgres') + database,
    `select query from pg_stat_activity where datname = $1 and query like '%traceparent=''00-${trace}%'`,
    [database],
  )
  const { root, queries } = await awaitTrace(trace)
  expect(root).toMatchObject({ name: `GET ${listVideos.path}` })
  expect(attribute(root, 'http.response.status_code')).toBe(200)
  expect(queries.length).toBeGreaterThan(0)
  for (const query of queries) expect(query).toMatchObject({ parentSpanId: root.spanId, kind: 3, name: 'select' })
  const spanIds = rows.map(({ query }) => /traceparent='00-\w{32}-(\w{16})-01'/.exec(query)?.[1])
  expect(spanIds.length).toBeGreaterThan(0)
  expect(queries.map(({ spanId }) => spanId)).toEqual(expect.arrayContaining(spanIds))
  expect(product.said()).toContain(`"reqId":"${trace}"`)
})

test('the queries of a request with a body belong to it, and no span has what a person typed', async () => {
  const trace = newTrace()
  const body = JSON.stringify({ email: 'palm.secret@example.com', password: 'a very secret word' })
  const headers = { 'content-type': 'application/json', traceparent: parentOf(trace) }
  const reply = await fetch(`${product.origin}${login.path}`, { method: 'POST', headers, body })
  expect(reply.status).toBeGreaterThanOrEqual(400)
  const { root, queries } = await awaitTrace(trace)
  expect(root.name).toBe(`POST ${login.path}`)
  expect(queries.length).toBeGreaterThan(0)
  expect(JSON.stringify(collector.spans)).not.toContain('palm.secret')
  expect(JSON.stringify(collector.spans)).not.toContain('secret word')
})

test('a path is told by its route, since it may have the id of a person', async () => {
  const trace = newTrace()
  const key = 'x'.repeat(43)
  await fetch(`${product.origin}/media/${key}/256.webp`, { headers: { traceparent: parentOf(trace) } })
  const { root } = await awaitTrace(trace)
  expect([root.name, attribute(root, 'http.response.status_code')]).toEqual(['GET /media/:key/:file', 404])
  expect(JSON.stringify(spansOf(trace).filter(({ kind }) => kind === 2))).not.toContain(key)
})

test('a job is a trace with its queries', async () => {
  const job = await vi.waitUntil(() => collector.spans.find(({ name }) => name.startsWith('job ')), { timeout: 60_000 })
  const queries = () => spansOf(job.traceId).filter((span) => span !== job)
  await vi.waitFor(() => expect(queries().length).toBeGreaterThan(0), { timeout: 30_000 })
  for (const query of queries()) expect(query.parentSpanId).toBe(job.spanId)
})

test('a request without an id, or with a broken one, gets a new one', async () => {
  for (const traceparent of [
    '',
    'ff',
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${'A'.repeat(32)}-00f067aa0ba902b7-01`,
  ])
    await fetch(`${product.origin}/robots.txt?${traceparent.length}`, traceparent ? { headers: { traceparent } } : {})
  const ids = [...product.said().matchAll(/"reqId":"([^"]*)"/g)].map(([, id]) => id!)
  expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true)
  expect(ids).not.toContain('0'.repeat(32))
})

test('with a share of nothing, and with tracing off, no query is marked and nothing is sent', async () => {
  const [none, off] = [
    await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '0' }),
    await start({}),
  ]
  for (const one of [none, off]) {
    const trace = newTrace()
    await ask(one, trace)
    const { rows } = await runSql(
      inject('postgres') + database,
      `select query from pg_stat_activity where datname = $1 and query like '%traceparent=''00-${trace}%'`,
      [database],
    )
    expect(rows).toEqual([])
    expect(await one.stop()).toBe(0)
    expect(spansOf(trace)).toEqual([])
    expect(one.said()).toContain(`"reqId":"${trace}"`)
  }
})

test('a collector that is gone costs no request', async () => {
  const lonely = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_TRACES_SAMPLER_ARG: '1' })
  for (let i = 0; i < 5; i++) await ask(lonely, newTrace())
  expect(await lonely.stop()).toBe(0)
})

test('only the file that is loaded where tracing is on uses OpenTelemetry', () => {
  const src = new URL('../../src/', import.meta.url)
  const files = fs.readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const users = files.filter((file) => fs.readFileSync(new URL(file, src), 'utf8').includes("from '@opentelemetry/"))
  expect(users).toEqual([path.join('lib', 'server', 'tracing', 'otel-tracing.ts')])
  const statically = files.filter((file) => /^import .*otel-tracing/m.test(fs.readFileSync(new URL(file, src), 'utf8')))
  expect(statically).toEqual([])
})
