import { createECDH, type ECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { decrypt } from 'http_ece'
import { importJWK, jwtVerify } from 'jose'

export type Pushed = { words: { title: string; body: string; href: string }; raw: string; topic: string; ttl: number }
type Subscription = { endpoint: string; p256dh: string; auth: string }

/** A browser that is subscribed at the service. `received` is what reached it, decrypted with its own key. */
export type PushBrowser = { subscription: Subscription; received: Pushed[]; answerWith: (status: number) => void }

/**
 * A push service (RFC 8030) on this machine: it checks the sender's token (RFC 8292) against the key with which browsers
 * subscribed, and decrypts as the browser does (RFC 8291). `now` is the clock of the tokens.
 */
export async function openPushSink(now: () => Date) {
  const browsers = new Map<string, PushBrowser & { keys: ECDH; secret: Buffer; status: number }>()
  const senders = new Set<string>()
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      const browser = browsers.get(request.url ?? '')
      response.statusCode = browser ? browser.status : 404
      try {
        if (browser?.status === 201) {
          senders.add(await senderOf(request.headers.authorization ?? '', { audience: origin, now: now() }))
          const keys = {
            version: 'aes128gcm',
            privateKey: browser.keys,
            authSecret: browser.subscription.auth,
          } as const
          const raw = decrypt(Buffer.concat(chunks), keys).toString()
          const { topic, ttl } = request.headers
          browser.received.push({ words: JSON.parse(raw), raw, topic: String(topic), ttl: Number(ttl) })
        }
      } catch {
        response.statusCode = 403
      }
      response.end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    /** The public keys of all who sent. */
    senders,
    /** Subscribes a new browser. */
    subscribe(): PushBrowser {
      const keys = createECDH('prime256v1')
      const secret = randomBytes(16)
      const path = `/push/${randomBytes(12).toString('base64url')}`
      const subscription = {
        endpoint: origin + path,
        p256dh: keys.generateKeys('base64url'),
        auth: secret.toString('base64url'),
      }
      const browser = {
        subscription,
        received: [],
        keys,
        secret,
        status: 201,
        answerWith(status: number) {
          browser.status = status
        },
      }
      browsers.set(path, browser)
      return browser
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}

/** The public key of a valid token of VAPID; throws for any other. */
async function senderOf(header: string, { audience, now }: { audience: string; now: Date }): Promise<string> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? []
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const { payload } = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x: x!, y: y! }, 'ES256'), {
    audience,
    currentDate: now,
    maxTokenAge: undefined,
  } as object)
  const life = (payload.exp ?? 0) - now.getTime() / 1000
  if (life <= 0 || life > 24 * 3_600 || !/^(mailto|https):/.test(payload.sub ?? '')) throw new Error('a wrong token')
  return key
}
