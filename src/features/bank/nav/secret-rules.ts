/** Bytes from a month's secret, on both sides of the wire: the same secret gives the same numbers on every machine. */

const text = new TextEncoder()

/** The bytes of HKDF-SHA-256 (RFC 5869) from a secret, without salt, for a purpose. */
export async function expand(secret: Uint8Array, purpose: string, length: number): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', Uint8Array.from(secret), 'HKDF', false, ['deriveBits'])
  const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(0), info: text.encode(`koinklass-nav:${purpose}`) }
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, length * 8))
}

/** The published fingerprint of a secret: SHA-256 as hex. */
export async function hashSecret(secret: Uint8Array): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(secret))))
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

/** How many bytes a normal number takes. */
export const perShock = 24

/** Twelve uniform numbers of 16 bits, summed and centred: mean 0, variance 1 (the Irwin–Hall approximation of a normal). */
export function readNormal(stream: Uint8Array, at: number): number {
  let sum = 0
  for (let nth = 0; nth < 12; nth++) sum += stream[at + 2 * nth]! * 256 + stream[at + 2 * nth + 1]!
  return (sum - 6 * 65_535) / 65_536
}

/** How wild a day is: a table of factors with their chances in 256, read by one byte. */
export type Tempers = readonly (readonly [factor: number, chance: number])[]

/** The factor that a byte draws. */
export function readTemper(tempers: Tempers, byte: number): number {
  let below = 0
  for (const [factor, chance] of tempers) {
    below += chance
    if (byte < below) return factor
  }
  return 1
}
