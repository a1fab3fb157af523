import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** The defaults of authenticator apps: SHA-1, six digits, 30 seconds (RFC 6238, RFC 4226). */
export const totpDigits = 6
const stepSeconds = 30
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** 160 random bits, as RFC 4226 4 recommends. */
export function newTotpSecret(): Buffer {
  return randomBytes(20)
}

/** The time step of a moment: 30-second steps since 1970. */
export function totpStep(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds)
}

/** The code of a time step (RFC 4226 5.3). */
export function totpCode(secret: Uint8Array, step: number, digits: number = totpDigits): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac[19]! & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/**
 * The time step that a code belongs to: the current, previous or next one, to tolerate clock drift. Null for a wrong
 * code.
 */
export function findTotpStep(secret: Uint8Array, code: string, now: Date): number | null {
  const step = totpStep(now)
  const given = Buffer.from(code)
  const found = [step, step - 1, step + 1].filter((one) => {
    const expected = Buffer.from(totpCode(secret, one))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  return found[0] ?? null
}

/** Base32 without padding (RFC 4648), the form in which apps take a secret by hand. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => letters[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** Decodes base32; characters outside the alphabet are skipped. */
export function fromBase32(text: string): Buffer {
  const bits = [...text.toUpperCase()]
    .filter((letter) => letters.includes(letter))
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}

/** The otpauth:// URI that a QR code passes to an authenticator app. */
export function totpUri({ secret, issuer, account }: { secret: Uint8Array; issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}`
}
