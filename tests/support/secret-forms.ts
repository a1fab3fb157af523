import { createHash, createHmac } from 'node:crypto'

const hashes = ['md5', 'sha1', 'sha256', 'sha512'] as const
/** Length of a prefix of a code that does not occur by chance. */
const enough = 12

/** Sent data, ready to be searched: as it is, with escapes resolved, and with everything that looks encoded decoded. */
export type Sent = { texts: string[]; codes: Set<string> }

/** Prepares text as it was sent, over the network or in a file. */
export function readSent(text: string): Sent {
  const plain = text.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  const runs = text.match(/[A-Za-z0-9+/_=-]{8,}/g) ?? []
  const hex = runs.filter((run) => /^([0-9a-f]{2})+$/i.test(run)).map((run) => Buffer.from(run, 'hex').toString())
  const decoded = runs.map((run) => Buffer.from(run, 'base64').toString())
  return {
    texts: [text, plain, unpercent(plain), unentity(plain), [...hex, ...decoded].join('\n')],
    codes: new Set((text.match(/[A-Za-z0-9+/_-]{12,}/g) ?? []).map((run) => run.slice(0, enough).toLowerCase())),
  }
}

function unpercent(text: string): string {
  return text.replace(/(%[0-9a-f]{2})+/gi, (run) => Buffer.from(run.replaceAll('%', ''), 'hex').toString())
}

function unentity(text: string): string {
  return text.replace(/&#(x?)([0-9a-f]+);/gi, (_, isHex, code) =>
    String.fromCodePoint(Number.parseInt(code, isHex ? 16 : 10) || 32),
  )
}

/**
 * Whether a secret occurs in the sent data: in plain text, reversed, escaped, or as base64 or hex of any alignment or
 * as UTF-16.
 */
export function isWritten({ texts }: Sent, secret: string): boolean {
  const wide = Buffer.from(secret, 'utf16le')
  const forms = [secret, [...secret].reverse().join(''), secret.normalize('NFD'), wide.toString('hex')]
  return [...forms, wide.toString('base64').slice(0, -4)].some(
    (form) => form !== '' && texts.some((text) => text.includes(form)),
  )
}

/** Whether a hash of a secret was sent, without a salt or with one of these salts as prefix, suffix or HMAC key. */
export function isHashed({ codes }: Sent, secret: string, salts: readonly string[]): boolean {
  return hashesOf(secret, salts).some((code) => codes.has(code))
}

function hashesOf(secret: string, salts: readonly string[]): string[] {
  const digests = hashes.flatMap((name) => [
    createHash(name).update(secret).digest(),
    ...salts.flatMap((salt) => [
      ...[salt + secret, secret + salt, `${salt}:${secret}`, `${secret}:${salt}`, `${salt}-${secret}`].map((text) =>
        createHash(name).update(text).digest(),
      ),
      createHmac(name, salt).update(secret).digest(),
    ]),
  ])
  return digests.flatMap((digest) =>
    (['hex', 'base64', 'base64url'] as const).map((form) => digest.toString(form).slice(0, enough).toLowerCase()),
  )
}
