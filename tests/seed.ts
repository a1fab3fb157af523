import { AsyncLocalStorage } from 'node:async_hooks'
import crypto, { createCipheriv, createHash, webcrypto } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** Bytes and numbers derived from a seed. */
type Stream = ReturnType<typeof openStream>

const real = {
  random: Math.random,
  randomBytes: crypto.randomBytes,
  randomInt: crypto.randomInt,
  randomUUID: crypto.randomUUID,
  getRandomValues: webcrypto.getRandomValues.bind(webcrypto) as typeof webcrypto.getRandomValues,
}

/** The streams of one run of work, one for each source, so that drawing from one does not shift another. */
type Streams = (source: keyof typeof real) => Stream
const scoped = new AsyncLocalStorage<Streams>()
let current: Streams | null = null

/**
 * Makes all randomness of this process deterministic from now on, by the seed and a name (the path of the test file, so
 * that order and workers do not matter). Keys from OpenSSL and salts of argon2 stay random: no result depends on them.
 */
export function seedProcess(seed: string, name: string): void {
  install()
  current = openStreams(seed, name)
}

/** Runs some work with the randomness of a seed and a name; concurrent work of this process keeps its own. */
export function withSeed<T>(seed: string, name: string, work: () => Promise<T>): Promise<T> {
  install()
  return scoped.run(openStreams(seed, name), work)
}

/** A number of 31 bits derived from the seed and a name, for generators that take one. */
export function numberOf(seed: string, name: string): number {
  return createHash('sha256').update(`${seed}\0${name}`).digest().readUInt32BE() >>> 1
}

function openStreams(seed: string, name: string): Streams {
  const streams = new Map<string, Stream>()
  return (source) => {
    const known = streams.get(source) ?? openStream(`${seed}\0${name}\0${source}`)
    streams.set(source, known)
    return known
  }
}

/** AES in counter mode over zeros: as fast as the system's own randomness. */
function openStream(name: string) {
  const key = createHash('sha256').update(name).digest()
  const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16))
  const bytes = (size: number) => cipher.update(Buffer.alloc(size))
  const below = (limit: number) => Math.floor((Number(bytes(8).readBigUInt64BE() >> 11n) / 2 ** 53) * limit)
  return { bytes, below, fraction: () => below(2 ** 53) / 2 ** 53 }
}

let isInstalled = false

/** Replaces Node's random functions by ours; without a seed ours call Node's. */
function install(): void {
  if (isInstalled) return
  isInstalled = true
  const streamOf = (source: keyof typeof real) => (scoped.getStore() ?? current)?.(source)

  function randomBytes(size: number, done?: (error: Error | null, bytes: Buffer) => void) {
    const stream = streamOf('randomBytes')
    if (!stream) return done ? real.randomBytes(size, done) : real.randomBytes(size)
    const bytes = stream.bytes(size)
    if (!done) return bytes
    process.nextTick(done, null, bytes)
  }
  function randomInt(from: number, to?: number | ((...args: never) => void), done?: (...args: never) => void) {
    const stream = streamOf('randomInt')
    if (!stream || done || typeof to === 'function') return real.randomInt(from, to as number, done as never)
    const [low, high] = to === undefined ? [0, from] : [from, to]
    return low + stream.below(high - low)
  }
  function randomUUID(options?: crypto.RandomUUIDOptions) {
    const bytes = streamOf('randomUUID')?.bytes(16)
    if (!bytes) return real.randomUUID(options)
    bytes[6] = (bytes[6]! & 0x0f) | 0x40
    bytes[8] = (bytes[8]! & 0x3f) | 0x80
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  }
  function getRandomValues<T extends ArrayBufferView>(array: T): T {
    const stream = streamOf('getRandomValues')
    if (!stream) return real.getRandomValues(array as never) as T
    new Uint8Array(array.buffer, array.byteOffset, array.byteLength).set(stream.bytes(array.byteLength))
    return array
  }

  Math.random = () => streamOf('random')?.fraction() ?? real.random()
  Object.assign(crypto, { randomBytes, randomInt, randomUUID })
  syncBuiltinESMExports()
  // The Web Crypto object is the same for the whole process.
  Object.defineProperties(webcrypto, {
    randomUUID: { value: randomUUID, configurable: true, writable: true },
    getRandomValues: { value: getRandomValues, configurable: true, writable: true },
  })
}
