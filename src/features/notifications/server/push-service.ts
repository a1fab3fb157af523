import { createECDH, createPrivateKey, randomBytes } from 'node:crypto'
import { encrypt } from 'http_ece'
import { SignJWT } from 'jose'
import { isPushService, type PushWords } from '../push-rules.ts'

/** The browser's side of a subscription, keys in base64url. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

/** `gone`: the subscription has ended at the push service. `refused`: the service will never take this message. */
export type PushOutcome = 'sent' | 'gone' | 'refused'

/** Sends a message to one browser. Throws when the service is not reachable or busy: the job tries again. */
export type PushService = {
  /** The public key that browsers subscribe with: an uncompressed point of P-256 in base64url. */
  publicKey: string
  send: (target: PushTarget, message: { words: PushWords; topic: string; now: Date }) => Promise<PushOutcome>
  isKnown: (endpoint: string) => boolean
}

type Settings = {
  /** Derives secrets for one use (identity/keys). */
  hmac: (use: string, ...parts: string[]) => string
  /** Whom a push service may write to: an https or mailto address (RFC 8292, 2.1). */
  contact: string
  /** Origins of other push services: a local one in tests. */
  services?: readonly string[]
}

const patienceMs = 10_000
/** For so long the service keeps a message for a phone that is off: until the evening is over. */
const lifeSeconds = 4 * 3_600

/**
 * Web Push (RFC 8030) with VAPID (RFC 8292) and encryption for the browser (RFC 8291). The signing key comes from the
 * server's own secret, so all processes have the same one and nothing is stored.
 */
export function newPushService({ hmac, contact, services = [] }: Settings): PushService {
  const own = signingPair(hmac)
  return {
    publicKey: own.publicKey,
    isKnown: (endpoint) => isPushService(endpoint, services),
    async send({ endpoint, p256dh, auth }, { words, topic, now }) {
      if (!isPushService(endpoint, services)) return 'refused'
      const seconds = Math.floor(now.getTime() / 1000)
      const token = await new SignJWT({})
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
        .setAudience(new URL(endpoint).origin)
        .setSubject(contact)
        .setExpirationTime(seconds + 3_600)
        .sign(own.key)
      const reply = await fetch(endpoint, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
        headers: {
          authorization: `vapid t=${token}, k=${own.publicKey}`,
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: `${lifeSeconds}`,
          urgency: 'normal',
          // A newer message of the same topic takes the place of one that still waits.
          topic,
        },
        body: new Uint8Array(encryptFor({ p256dh, auth }, words)),
      })
      await reply.body?.cancel()
      if (reply.ok) return 'sent'
      if (reply.status === 404 || reply.status === 410) return 'gone'
      if (reply.status === 429 || reply.status >= 500) throw new Error(`push service answered ${reply.status}`)
      return 'refused'
    },
  }
}

/** A message for one browser (RFC 8291): content coding aes128gcm with a key pair of its own. */
function encryptFor({ p256dh, auth }: Omit<PushTarget, 'endpoint'>, words: PushWords): Buffer {
  const once = createECDH('prime256v1')
  once.generateKeys()
  return encrypt(Buffer.from(JSON.stringify(words)), {
    version: 'aes128gcm',
    dh: p256dh,
    authSecret: auth,
    privateKey: once,
    salt: randomBytes(16).toString('base64url'),
  })
}

/** Whether a browser's public key is a point of P-256, and its secret has 16 bytes. */
export function areKeysOfBrowser({ p256dh, auth }: Omit<PushTarget, 'endpoint'>): boolean {
  try {
    const probe = createECDH('prime256v1')
    probe.generateKeys()
    probe.computeSecret(Buffer.from(p256dh, 'base64url'))
    return Buffer.from(auth, 'base64url').length === 16
  } catch {
    return false
  }
}

/** The pair of P-256 whose private number is derived; a number that is none of the curve's is derived again. */
function signingPair(hmac: Settings['hmac']) {
  for (let turn = 0; ; turn++) {
    const curve = createECDH('prime256v1')
    try {
      curve.setPrivateKey(Buffer.from(hmac('vapid', `${turn}`), 'base64url').subarray(0, 32))
    } catch {
      continue
    }
    const point = curve.getPublicKey()
    const d = curve.getPrivateKey('base64url')
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
    const key = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', d, x: x!, y: y! }, format: 'jwk' })
    return { key, publicKey: point.toString('base64url') }
  }
}
