import { randomBytes, randomInt } from 'node:crypto'

let last = { time: Number.NaN, count: 0 }

/**
 * A UUIDv7 (RFC 9562, 6.2 method 1), so new rows are appended at the end of an index. Within a millisecond a 32-bit
 * counter with a random start keeps the ids of one process in order. Not for persons: it reveals when they signed up.
 */
export function newId(now: Date): string {
  const time = now.getTime()
  const count = time === last.time ? last.count + 1 : randomInt(2 ** 31)
  last = { time, count }
  const bytes = randomBytes(16)
  bytes.writeUIntBE(time, 0, 6)
  // 12 bits of the counter stand before the variant bits, 20 behind them.
  bytes.writeUInt16BE(0x7000 | (count >>> 20), 6)
  bytes.writeUInt32BE((0x8000_0000 | ((count & 0xf_ffff) << 10) | (bytes.readUInt16BE(10) & 0x3ff)) >>> 0, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** The lowest UUIDv7 of a moment: ids made from then on are not below it, older ones are. */
export function firstIdAt(at: Date): string {
  const time = Math.max(0, at.getTime()).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`
}

/** The moment that a UUIDv7 was made for. */
export function momentOfId(id: string): Date {
  return new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16))
}
