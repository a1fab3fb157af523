import { createHash, createHmac } from 'node:crypto'

/**
 * The reader of a page: a signed-in person, or a visitor identified by the client address (shared by a household) and
 * user agent.
 */
export type Reader = { userId: string } | { userId: null; address: string; userAgent: string }

/** Several browsers at one address may be a family; more than this many count as one that varies its user agent. */
const maxOfAddress = 5

/**
 * A pseudonymous id of a visitor for one day. The user agent only selects one of five slots per address, so an address
 * adds at most five views of a thing a day, whatever user agents it sends. HMAC with the server's secret (`salt`) keeps
 * the address from being found by trying all of them.
 */
export function hashVisitor(
  { address, userAgent }: { address: string; userAgent: string },
  day: string,
  salt: string,
): Buffer {
  const slot = createHash('sha256').update(userAgent).digest()[0]! % maxOfAddress
  return createHmac('sha256', salt)
    .update(JSON.stringify([day, address, slot]))
    .digest()
    .subarray(0, 16)
}
