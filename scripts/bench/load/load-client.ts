import http from 'node:http'
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'
import { retryAfterShedding } from '#app/boot/load-shedding.ts'

/** What pupils wait for: a page, what a page asks for, an act. */
export const waits = ['page', 'read', 'act'] as const
type Wait = (typeof waits)[number]

/** One request. `due`: when somebody pressed, by `performance.now()`; all waiting since then counts. */
export type Asked = {
  is: Wait
  due: number
  method?: 'GET' | 'POST'
  path: string
  token?: string
  key?: string
  body?: unknown
  /** What this browser has of pages: address to ETag. */
  cache?: Map<string, string>
}
/** `status` 0: there was no answer. */
export type Got = { status: number; json: unknown; ms: number }

export type LoadClient = ReturnType<typeof newLoadClient>

const patienceMs = 30_000
const maxUs = 600_000_000

/**
 * A client that never holds a request back for another one, and measures from the moment at which it was due, so that a
 * server that stands still is seen by all who would have come meanwhile (no coordinated omission). Latencies are in HDR
 * histograms (of Node) with three significant figures, in microseconds. Refusals have one of their own, and those of the
 * database that did not answer in time another one.
 */
export function newLoadClient(port: number) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  const newOne = () => createHistogram({ lowest: 1, highest: maxUs, figures: 3 })
  const answered = Object.fromEntries(waits.map((is) => [is, newOne()])) as Record<Wait, RecordableHistogram>
  const [shed, gaveUp] = [newOne(), newOne()]
  const statuses = new Map<number, number>()
  let lateMs = 0

  async function ask(asked: Asked): Promise<Got> {
    const sentAt = performance.now()
    lateMs = Math.max(lateMs, sentAt - asked.due)
    const { status, json } = await exchange(agent, port, asked).catch(() => ({ status: 0, json: null }))
    const now = performance.now()
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    const us = (ms: number) => Math.min(maxUs, Math.max(1, Math.round(ms * 1000)))
    // What a refusal costs a client is the time on the wire.
    if (status === 503) (isShed(json) ? shed : gaveUp).record(us(now - sentAt))
    else answered[asked.is].record(us(now - asked.due))
    return { status, json, ms: now - asked.due }
  }

  return {
    ask,
    answered,
    shed,
    gaveUp,
    statuses,
    /** How late this client itself sent something at most: much of it, and the figures are the client's. */
    lateMs: () => lateMs,
    close: () => agent.destroy(),
  }
}

/** Whether a 503 was said by the product itself, before it began anything. */
export function isShed(json: unknown): boolean {
  return (json as { retry_after?: number } | null)?.retry_after === retryAfterShedding
}

/** Milliseconds at a percentile. */
export function msAt(histogram: RecordableHistogram, percentile: number): number {
  return histogram.count === 0 ? 0 : histogram.percentile(percentile) / 1000
}

function exchange(agent: http.Agent, port: number, asked: Asked): Promise<{ status: number; json: unknown }> {
  const { method = 'GET', path, token, key, body, cache } = asked
  const text = body === undefined ? undefined : JSON.stringify(body)
  const known = cache?.get(path)
  const headers = {
    // A page is sent as a browser gets it; what is read here comes as it is.
    ...(cache && { 'accept-encoding': 'br' }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(key && { 'idempotency-key': key }),
    ...(known && { 'if-none-match': known }),
    ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  }
  return new Promise((resolve, reject) => {
    const request = http.request({ agent, host: '127.0.0.1', port, method, path, headers, timeout: patienceMs })
    request.once('timeout', () => request.destroy(new Error('timeout')))
    request.once('error', reject)
    request.once('response', (reply) => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk) => chunks.push(chunk))
      reply.once('error', reject)
      reply.once('end', () => {
        if (cache && reply.headers.etag) cache.set(path, reply.headers.etag)
        resolve({ status: reply.statusCode!, json: parse(reply, chunks) })
      })
    })
    request.end(text)
  })
}

function parse(reply: http.IncomingMessage, chunks: Buffer[]): unknown {
  if (!reply.headers['content-type']?.includes('json') || reply.headers['content-encoding']) return null
  try {
    return JSON.parse(Buffer.concat(chunks).toString())
  } catch {
    return null
  }
}
