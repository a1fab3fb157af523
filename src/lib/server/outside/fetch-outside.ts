import { lookup as askDns, type LookupAddress, type LookupAllOptions } from 'node:dns'
import { get as getPlain, type IncomingMessage } from 'node:http'
import { get as getSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Where the server may send requests: a check of the URL as written, and a check of the IP address it resolves to. */
export type Reach = { mayAsk: (url: URL) => boolean; mayConnect: (ip: string) => boolean }

/** The open internet: https only, default port, no credentials in the URL. */
export const openInternet: Reach = {
  mayAsk: ({ protocol, port, username, password }) => protocol === 'https:' && !port && !username && !password,
  mayConnect: isPublicAddress,
}

/** `lookUp` replaces the DNS lookup of the system (for tests). */
type Limits = { reach?: Reach; maxBytes: number; patienceMs: number; lookUp?: LookUp }
type LookUp = (name: string, options: LookupAllOptions, callback: LookupAllCallback) => void
type LookupAllCallback = (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void

const maxRedirects = 2

/**
 * Fetches the bytes at a URL that another service gave us. Returns null on any failure: timeout, too large, or an
 * address that `reach` forbids. The IP is checked when the socket connects, and that same IP is used, so DNS rebinding
 * does not get around the check. Each redirect is checked again. Sends no cookies and no referrer.
 */
export async function fetchOutside(address: string, limits: Limits): Promise<Uint8Array | null> {
  const signal = AbortSignal.timeout(limits.patienceMs)
  try {
    let url = new URL(address)
    for (let step = 0; step <= maxRedirects; step++) {
      const reply = await ask(url, limits, signal)
      const next = reply.headers.location
      const { statusCode: status = 0 } = reply
      if (status === 200) return await readAtMost(reply, limits.maxBytes)
      reply.destroy()
      if (status < 300 || status > 399 || !next) return null
      url = new URL(next, url)
    }
  } catch {
    // Every error means the same to the caller: there is no file.
  }
  return null
}

function ask(
  url: URL,
  { reach = openInternet, lookUp = askDns }: Limits,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { mayAsk, mayConnect } = reach
  return new Promise((resolve, reject) => {
    const host = url.hostname.replace(/^\[|\]$/g, '')
    // No DNS lookup happens for a literal IP address, so it is checked here.
    if (!mayAsk(url) || (isIP(host) !== 0 && !mayConnect(host))) return reject(new Error('out of reach'))
    const get = url.protocol === 'https:' ? getSecure : getPlain
    const options = { signal, agent: false, lookup: guardedLookup(mayConnect, lookUp), headers: { accept: 'image/*' } }
    get(url, options, resolve).on('error', reject)
  })
}

/** The system's DNS lookup, which fails when any of the addresses is out of reach. */
function guardedLookup(mayConnect: Reach['mayConnect'], lookUp: LookUp): LookupFunction {
  return (name, options, callback) =>
    lookUp(name, { ...options, all: true }, (error, found = []) => {
      const [first] = found
      const isOpen = first !== undefined && found.every(({ address }) => mayConnect(address))
      if (error || !isOpen) return callback(error ?? new Error('out of reach'), '')
      if (options.all) callback(null, found)
      else callback(null, first.address, first.family)
    })
}

async function readAtMost(reply: IncomingMessage, max: number): Promise<Uint8Array | null> {
  const parts: Buffer[] = []
  let total = 0
  // Leaving the loop early destroys the connection.
  for await (const part of reply as AsyncIterable<Buffer>) {
    total += part.length
    if (total > max) return null
    parts.push(part)
  }
  return reply.complete ? Buffer.concat(parts) : null
}
