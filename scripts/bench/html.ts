import http from 'node:http'
import { findArticle } from './find-article.ts'
import type { Ground } from './ground.ts'
import { alternate, median } from './rounds.ts'
import { atLeast, type Row, told } from './row.ts'
import { packRequest, sendRequests } from './send-requests.ts'

const aim = 0.7
const rounds = 7
const perRound = 3_000
const connections = 16

type Side = { port: number; usage: () => Promise<{ cpuMs: number }> }
type Pace = { perSecond: number; cpuMs: number }

/** A cached article from the whole product against node:http that sends the same bytes and headers. */
export async function measureHtml(ground: Ground): Promise<Row[]> {
  const product = await ground.startProduct()
  const raw = await ground.startChild('serve-raw.ts')
  const path = await findArticle(product.origin)
  const request = packRequest('GET', path)
  const page = await readPage(product.port, path)
  const { port } = await raw.ask<{ port: number }>({ page })
  const sides: [Side, Side] = [product, { port, usage: () => raw.ask({}) }]

  await alternate(2, ...run(sides, request))
  const paces = await alternate(rounds, ...run(sides, request))
  await Promise.all([product.stop(), raw.end()])
  return [
    atLeast(aim, 'html: cached article / raw node:http, per CPU second', median(paces.map(ratioOfCpu)), '×'),
    atLeast(aim, 'html: cached article / raw node:http, per second', median(paces.map(ratioOfSpeed)), '×'),
    told('html: cached article, CPU a request', median(paces.map(([ours]) => ours.cpuMs * 1000)), 'µs'),
    told('html: cached article, one process', median(paces.map(([ours]) => ours.perSecond)), 'requests/s'),
  ]
}

function run([ours, raw]: [Side, Side], request: Buffer): [() => Promise<Pace>, () => Promise<Pace>] {
  const requests = Array<Buffer>(perRound).fill(request)
  return [() => pace(ours, requests), () => pace(raw, requests)]
}

async function pace({ port, usage }: Side, requests: Buffer[]): Promise<Pace> {
  const before = await usage()
  const seconds = await sendRequests({ port, requests, connections })
  const after = await usage()
  return { perSecond: requests.length / seconds, cpuMs: (after.cpuMs - before.cpuMs) / requests.length }
}

function ratioOfCpu([ours, raw]: [Pace, Pace]): number {
  return raw.cpuMs / ours.cpuMs
}

function ratioOfSpeed([ours, raw]: [Pace, Pace]): number {
  return ours.perSecond / raw.perSecond
}

const madeByNode = new Set(['date', 'connection', 'keep-alive'])

/** The page as the product sends it to a browser, compressed. */
function readPage(port: number, path: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } }
    http
      .get(options, async (reply) => {
        const body = Buffer.concat(await reply.toArray())
        const headers = Object.entries(reply.headersDistinct).filter(([name]) => !madeByNode.has(name))
        resolve({ headers: Object.fromEntries(headers.map(([name, values]) => [name, values!.join(', ')])), body })
      })
      .once('error', reject)
  })
}
