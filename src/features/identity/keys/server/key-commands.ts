import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import {
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTVerifyGetKey,
  jwtVerify,
  SignJWT,
} from 'jose'
import { sql } from 'kysely'
import { z } from 'zod/mini'
import type { Db, Tx } from '#db/open.ts'

/** The claims of an access token. */
export type Claims = { sub: string; sid: string; roles: string[]; type: string; exp: number }

/** The server's secrets in use: they sign and verify, but are never returned. */
export type Keys = {
  /** Signs an access token that is valid for 15 minutes from `now`. */
  sign: (claims: Omit<Claims, 'exp'>, now: Date) => Promise<{ token: string; exp: number }>
  /**
   * Verifies an access token; null when it is not ours or expired (`evenExpired` accepts an expired one, for logout).
   */
  read: (token: string, now: Date, evenExpired?: boolean) => Promise<Claims | null>
  /** HMAC-SHA-256 in base64url; `use` separates the purposes, so that a value for one is invalid for another. */
  hmac: (use: string, ...parts: string[]) => string
}

/**
 * Keys from the environment (one JSON text), for deployments that must not store them in the database: `hmac` is 256
 * bits in base64url, `accessToken` are private Ed25519 JWKs; the first one signs and all are accepted.
 */
export const GivenKeys = z.object({
  hmac: z.string().check(z.regex(/^[\w-]{43,}$/)),
  accessToken: z
    .array(z.looseObject({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string(), d: z.string() }))
    .check(z.minLength(1)),
})
export type GivenKeys = z.infer<typeof GivenKeys>

type Parts = { db: Db; clock: () => Date; given?: GivenKeys | undefined; issuer?: string }
type Loaded = { signing: { kid: string; key: CryptoKey }; accepted: Map<string, CryptoKey>; hmac: Buffer }

const audience = 'koinklass'
const lock = 20_261_123
// Keys are reloaded, since another process may have rotated them: regularly, and for an unknown key id at once, but
// with a limit against forged tokens.
const reloadMs = 60_000
const unknownKeyMs = 5_000

/**
 * Loads the server's keys, creating them on the first start. They are stored in server_secret, which only the app's
 * role can read.
 */
export async function openKeys({ db, clock, given, issuer = 'koinklass' }: Parts): Promise<Keys> {
  if (!given) await makeMissingKeys(db, clock())
  let loaded = await load(db, given)
  let loadedAt = clock().getTime()
  const renew = async (afterMs: number) => {
    if (given || clock().getTime() - loadedAt < afterMs) return
    loadedAt = clock().getTime()
    loaded = await load(db, given)
  }
  const find = async (kid: string) => {
    if (!loaded.accepted.has(kid)) await renew(unknownKeyMs)
    const key = loaded.accepted.get(kid)
    if (!key) throw new Error('unknown key')
    return key
  }
  const getKey: JWTVerifyGetKey<CryptoKey> = ({ kid }) => find(kid ?? '')
  return {
    async sign({ sub, sid, roles, type }, now) {
      await renew(reloadMs)
      const { kid, key } = loaded.signing
      const issuedAt = Math.floor(now.getTime() / 1000)
      const exp = issuedAt + accessSeconds
      const jwt = new SignJWT({ sid, roles, type }).setProtectedHeader({ alg: 'EdDSA', kid, typ: 'JWT' })
      jwt.setSubject(sub).setIssuer(issuer).setAudience(audience).setIssuedAt(issuedAt).setExpirationTime(exp)
      return { token: await jwt.sign(key), exp }
    },
    async read(token, now, evenExpired = false) {
      const options = {
        algorithms: ['EdDSA'],
        issuer,
        audience,
        currentDate: now,
        requiredClaims: ['sub', 'sid', 'exp'],
        ...(evenExpired && { clockTolerance: '10y' }),
      }
      const found = await jwtVerify<Claims>(token, getKey, options).catch(() => null)
      return found?.payload ?? null
    },
    hmac: (use, ...parts) =>
      createHmac('sha256', loaded.hmac)
        .update([use, ...parts].join('\0'))
        .digest('base64url'),
  }
}

/**
 * Makes a new signing key; tokens of the old one stay valid until they expire. Every process picks it up within a
 * minute.
 */
export async function rotateAccessKey(db: Db, now: Date): Promise<void> {
  const made = await makeAccessKey()
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('server_secret').set({ retired_at: now }).where('purpose', '=', 'access_token').execute()
    await tx
      .insertInto('server_secret')
      .values({ ...made, made_at: now })
      .execute()
  })
}

/** An advisory lock, so that processes that start together on a new database share the same keys. */
async function makeMissingKeys(db: Db, now: Date) {
  if (!(await listMissing(db)).length) return
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lock})`.execute(tx)
    for (const purpose of await listMissing(tx)) {
      const made = purpose === 'hmac' ? makeHmacKey() : await makeAccessKey()
      await tx
        .insertInto('server_secret')
        .values({ ...made, made_at: now })
        .execute()
    }
  })
}

async function listMissing(db: Db | Tx) {
  const found = await db.selectFrom('server_secret').select('purpose').where('retired_at', 'is', null).execute()
  return (['hmac', 'access_token'] as const).filter((purpose) => !found.some((one) => one.purpose === purpose))
}

function makeHmacKey() {
  return { id: randomUUID(), purpose: 'hmac', secret: randomBytes(32).toString('base64url') }
}

async function makeAccessKey() {
  const { privateKey } = await generateKeyPair('EdDSA', { extractable: true })
  return { id: randomUUID(), purpose: 'access_token', secret: JSON.stringify(await exportJWK(privateKey)) }
}

async function load(db: Db, given: GivenKeys | undefined): Promise<Loaded> {
  const { hmac, keys } = given ? readGiven(given) : await readStored(db)
  const accepted = new Map<string, CryptoKey>()
  let signing: Loaded['signing'] | undefined
  for (const { kid, jwk } of keys) {
    const key = (await importJWK(jwk, 'EdDSA')) as CryptoKey
    signing ??= { kid, key }
    const { d: _secret, ...shown } = jwk
    accepted.set(kid, (await importJWK(shown as JWK, 'EdDSA')) as CryptoKey)
  }
  if (!signing) throw new Error('no key to sign access tokens with')
  return { signing, accepted, hmac }
}

function readGiven({ hmac, accessToken }: GivenKeys) {
  const keys = accessToken.map((jwk) => ({ kid: thumbprintOf(jwk), jwk: jwk as JWK }))
  return { hmac: Buffer.from(hmac, 'base64url'), keys }
}

function thumbprintOf({ x }: { x: string }): string {
  return createHash('sha256').update(x).digest('base64url').slice(0, 16)
}

async function readStored(db: Db) {
  const rows = await db
    .selectFrom('server_secret')
    .selectAll()
    .orderBy('retired_at', (o) => o.desc().nullsFirst())
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .execute()
  const hmac = rows.find((row) => row.purpose === 'hmac')!
  const keys = rows
    .filter((row) => row.purpose === 'access_token')
    .map((row) => ({ kid: row.id, jwk: JSON.parse(row.secret) as JWK }))
  return { hmac: Buffer.from(hmac.secret, 'base64url'), keys }
}

/** Lifetime of an access token in seconds; it limits the use of a stolen token. */
export const accessSeconds = 15 * 60
