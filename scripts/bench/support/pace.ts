import http from 'node:http'
import type { Usage } from './child.ts'
import type { Ground } from './ground.ts'
import { sendRequests } from './send-requests.ts'

/** A server in a process of its own. */
export type Side = { port: number; usage: () => Promise<Usage> }

/** Replies per second, and CPU milliseconds per reply. */
export type Pace = { perSecond: number; cpuMs: number }

/** Sends one request many times and returns the server's pace. */
export async function measurePace(
  { port, usage }: Side,
  { request, count, ...lanes }: { request: Buffer; count: number; connections: number; status?: number },
): Promise<Pace> {
  const before = await usage()
  const seconds = await sendRequests({ port, requests: Array<Buffer>(count).fill(request), ...lanes })
  const after = await usage()
  return { perSecond: count / seconds, cpuMs: (after.cpuMs - before.cpuMs) / count }
}

/** Starts a bare node:http server that sends what another server replies at `path`: the same bytes and headers. */
export async function startRaw(ground: Ground, original: Side, path: string, headers: Record<string, string> = {}) {
  const raw = await ground.startChild('serve-raw.ts')
  const page = await readPage(original.port, path, headers)
  const { port } = await raw.ask<{ port: number }>({ page })
  return { port, usage: () => raw.ask<Usage>({}), stop: raw.end }
}

const madeByNode = new Set(['date', 'connection', 'keep-alive'])

/** A page as a browser gets it, compressed. */
function readPage(
  port: number,
  path: string,
  own: Record<string, string>,
): Promise<{ headers: Record<string, string>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, headers: { 'accept-encoding': 'gzip, deflate, br, zstd', ...own } }
    http
      .get(options, async (reply) => {
        const body = Buffer.concat(await reply.toArray())
        const headers = Object.entries(reply.headersDistinct).filter(([name]) => !madeByNode.has(name))
        resolve({ headers: Object.fromEntries(headers.map(([name, values]) => [name, values!.join(', ')])), body })
      })
      .once('error', reject)
  })
}
