import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGunzip, createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { commonRefusal } from '#lib/errors.ts'
import { newTurns } from '#lib/server/turns.ts'

/** A text as it is made, in pieces; null where there is nothing at this address. */
export type MakeText = () => Promise<string | null> | AsyncIterable<string>

type Made = { packed: Buffer; etag: string; madeAt: number }
type Options = { clock: () => Date; freshMs?: number; mostBytes?: number }

const pageFreshMs = 5_000
const mb = 1024 * 1024

/**
 * Texts for machines (calendars, feeds, sitemaps), kept as pages are: made once for all who ask in `freshMs`, one at a
 * time whatever is asked for, kept compressed, and answered with a 304 where the ETag matches. So asking in a loop costs what sending costs.
 */
export function newMadeFiles({ clock, freshMs = pageFreshMs, mostBytes = 16 * mb }: Options) {
  const inTurn = newTurns({ atOnce: 1, waiting: 20 })
  const kept = new Map<string, Made>()
  const underWay = new Map<string, Promise<Made | null>>()
  let bytes = 0

  function forget(key: string) {
    bytes -= kept.get(key)?.packed.length ?? 0
    kept.delete(key)
  }

  async function make(key: string, text: MakeText): Promise<Made | null> {
    try {
      const madeAt = clock().getTime()
      const made = await inTurn(() => pack(text))
      forget(key)
      if (!made) return null
      kept.set(key, { ...made, madeAt })
      bytes += made.packed.length
      while (bytes > mostBytes && kept.size > 1) forget(kept.keys().next().value!)
      return { ...made, madeAt }
    } finally {
      underWay.delete(key)
    }
  }

  function load(key: string, text: MakeText): Promise<Made | null> | Made {
    const made = kept.get(key)
    const age = made ? clock().getTime() - made.madeAt : Number.POSITIVE_INFINITY
    if (made && age >= 0 && age < freshMs) return made
    const running = underWay.get(key) ?? make(key, text)
    underWay.set(key, running)
    return running
  }

  /** Sends what stands under a key, made by `text` when it must be. Refuses with not_found, overloaded. */
  return async function send(request: FastifyRequest, reply: FastifyReply, key: string, text: MakeText) {
    const made = await load(key, text)
    if (!made) throw commonRefusal('not_found')
    const isPacked = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
    // A strong tag per encoding: a cache must never mix their bytes.
    const etag = `"${made.etag}${isPacked ? '-gzip' : ''}"`
    void reply.headers({ etag, vary: 'accept-encoding' })
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    if (isPacked) return reply.header('content-encoding', 'gzip').send(made.packed)
    return reply.send(Readable.from([made.packed]).pipe(createGunzip()))
  }
}

async function pack(make: MakeText): Promise<Omit<Made, 'madeAt'> | null> {
  const made = make()
  const text = made instanceof Promise ? await made : made
  if (text === null) return null
  const hash = createHash('sha1')
  async function* hashed() {
    for await (const piece of typeof text === 'string' ? [text] : text!) {
      hash.update(piece)
      yield piece
    }
  }
  const source = Readable.from(hashed())
  const gzip = createGzip({ level: 6 })
  source.once('error', (error) => gzip.destroy(error))
  const packed = await buffer(source.pipe(gzip))
  return { packed, etag: hash.digest('base64url') }
}
