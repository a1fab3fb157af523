import net from 'node:net'

type Load = {
  port: number
  /** Raw requests, each sent once. */
  requests: readonly Buffer[]
  /** The number of keep-alive connections, with one request at a time each. */
  connections: number
  /** The status that every reply must have; 200 by default. */
  status?: number
}

const headEnd = Buffer.from('\r\n\r\n')
const patienceMs = 30_000

/**
 * Sends requests and returns the seconds until the last reply was complete. Throws when a reply has another status. Uses raw
 * sockets, since node:http's client costs more than the measured servers.
 */
export async function sendRequests({ port, requests, connections, status = 200 }: Load): Promise<number> {
  let sent = 0
  const next = () => requests[sent++]
  const started = performance.now()
  await Promise.all(
    Array.from({ length: Math.min(connections, requests.length) }, () => openLane({ port, status }, next)),
  )
  return (performance.now() - started) / 1000
}

/** The text of a request, with a browser's usual headers. */
export function packRequest(method: string, path: string, headers: Record<string, string> = {}, body = ''): Buffer {
  const lines = Object.entries({ ...browserHeaders, ...headers }).map(([name, value]) => `${name}: ${value}`)
  const length = body ? [`content-length: ${Buffer.byteLength(body)}`] : []
  return Buffer.from(`${[`${method} ${path} HTTP/1.1`, ...lines, ...length].join('\r\n')}\r\n\r\n${body}`)
}

const browserHeaders = {
  host: '127.0.0.1',
  connection: 'keep-alive',
  'user-agent':
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
  accept: 'text/html,application/xhtml+xml,application/json;q=0.9,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'th-TH,th;q=0.9,en;q=0.8',
}

type Lane = { port: number; status: number }

function openLane({ port, status }: Lane, next: () => Buffer | undefined): Promise<void> {
  const socket = net.connect({ port, host: '127.0.0.1', noDelay: true })
  socket.setTimeout(patienceMs)
  return new Promise<void>((resolve, reject) => {
    let head: Buffer = Buffer.alloc(0)
    let left = 0
    const send = () => {
      const request = next()
      if (request) socket.write(request)
      else resolve()
    }
    socket.once('connect', send)
    socket.once('error', reject)
    socket.once('timeout', () => reject(new Error('the server did not answer in time')))
    socket.once('close', () => reject(new Error('the server closed the connection')))
    socket.on('data', (chunk) => {
      if (left > 0) left -= chunk.length
      else {
        head = head.length ? Buffer.concat([head, chunk]) : chunk
        const end = head.indexOf(headEnd)
        if (end < 0) return
        const length = readLength(head, end, status)
        if (length === null) return reject(new Error(`not a ${status}: ${head.toString('utf8').slice(0, 1_500)}`))
        left = length - (head.length - end - headEnd.length)
        head = Buffer.alloc(0)
      }
      if (left === 0) send()
      else if (left < 0) reject(new Error('more came than was announced'))
    })
  }).finally(() => socket.destroy())
}

/** The length of a reply's body; null when it has another status or no content-length. */
function readLength(reply: Buffer, end: number, status: number): number | null {
  const text = reply.toString('latin1', 0, end)
  const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1]
  return text.startsWith(`HTTP/1.1 ${status}`) && length ? Number(length) : null
}
