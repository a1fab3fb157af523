import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** A hash of a request's method, address and body, by which a repeated idempotency key is the same request or another. */
export function fingerprintOf({ method, url }: FastifyRequest, body: unknown): string {
  return createHash('sha256')
    .update(`${method} ${url}\n${JSON.stringify(body, hashFiles)}`)
    .digest('base64url')
}

/** Files enter the fingerprint by their hash: ten megabytes of bytes would become forty as JSON. */
function hashFiles(_name: string, value: unknown): unknown {
  return value instanceof Uint8Array ? createHash('sha256').update(value).digest('base64url') : value
}
