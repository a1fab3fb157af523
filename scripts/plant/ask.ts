import http from 'node:http'
import net from 'node:net'
import pg from 'pg'

/** Asks a part of the plant; null when nothing answers within two seconds, or what is given. */
export function ask(url: string, timeout = 2_000): Promise<{ status: number; body: string } | null> {
  return new Promise((resolve) => {
    const request = http.get(url, { timeout, agent: false }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (chunk) => (body += chunk))
      response.once('end', () => resolve({ status: response.statusCode!, body }))
      response.once('error', () => resolve(null))
    })
    request.once('timeout', () => request.destroy())
    request.once('error', () => resolve(null))
  })
}

/** Whether an address answers with 200. */
export async function isOk(url: string): Promise<boolean> {
  return (await ask(url))?.status === 200
}

/** Whether something listens. */
export function listens(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ host, port, timeout: 1_000 })
    const end = (is: boolean) => {
      socket.destroy()
      resolve(is)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
    socket.once('timeout', () => end(false))
  })
}

/** Runs one statement on a connection of its own. */
export async function query<Row extends pg.QueryResultRow>(url: string, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
