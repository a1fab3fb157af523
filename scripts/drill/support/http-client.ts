import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** A request; `key` is the Idempotency-Key, `json` or `form` the body. */
export type Ask = {
  method: 'GET' | 'POST'
  path: string
  token?: string
  key?: string | null
  json?: unknown
  form?: Record<string, string>
  cookie?: string | null
}
export type Reply = { status: number; json: unknown }
/** A definite reply: done (2xx) or refused (4xx). `isFirst`: no earlier attempt was left without a reply. */
export type Answer = Reply & { isFirst: boolean }

/** Counts of requests. `broken`: no reply; `busy`: 503; `failed`: another 5xx. */
export type Traffic = { requests: number; inFlight: number; broken: number; busy: number; failed: number }

const timeoutMs = 15_000
const patienceMs = 120_000

export type Client = ReturnType<typeof newClient>

/** A client with keep-alive connections of its own, at most `sockets`. */
export function newClient(port: () => number, traffic: Traffic, { sockets }: { sockets: number }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: sockets })

  /** Sends one request; null when there was no reply and its effect is unknown. */
  async function send(ask: Ask): Promise<Reply | null> {
    traffic.requests += 1
    traffic.inFlight += 1
    try {
      return await exchange(agent, port(), ask)
    } catch {
      traffic.broken += 1
      return null
    } finally {
      traffic.inFlight -= 1
    }
  }

  /** Retries until there is a definite reply, as a person does who presses the button again. */
  async function insist(ask: Ask): Promise<Answer> {
    const deadline = performance.now() + patienceMs
    for (let isFirst = true; performance.now() < deadline; isFirst = false) {
      const reply = await send(ask)
      if (reply && reply.status < 500) return { ...reply, isFirst }
      if (reply) traffic[reply.status === 503 ? 'busy' : 'failed'] += 1
      await sleep(100 + Math.random() * 200)
    }
    throw new Error(`${ask.path} had no answer within ${patienceMs / 1000} s`)
  }

  return { send, insist, close: () => agent.destroy() }
}

export function newTraffic(): Traffic {
  return { requests: 0, inFlight: 0, broken: 0, busy: 0, failed: 0 }
}

function exchange(agent: http.Agent, port: number, { method, path, token, key, json, form, cookie }: Ask) {
  const body = json === undefined ? form && new URLSearchParams(form).toString() : JSON.stringify(json)
  const headers = {
    ...(body !== undefined && {
      'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
      'content-length': Buffer.byteLength(body),
    }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(key && { 'idempotency-key': key }),
    ...(cookie && { cookie }),
  }
  return new Promise<Reply>((resolve, reject) => {
    const request = http.request({ agent, host: '127.0.0.1', port, method, path, headers, timeout: timeoutMs })
    request.once('timeout', () => request.destroy(new Error('timeout')))
    request.once('error', reject)
    request.once('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () => {
        try {
          resolve({ status: response.statusCode!, json: JSON.parse(Buffer.concat(chunks).toString('utf8')) })
        } catch (error) {
          reject(error)
        }
      })
    })
    request.end(body)
  })
}
