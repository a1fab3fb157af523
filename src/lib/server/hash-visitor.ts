import { createHmac } from 'node:crypto'

/** Who looks at something: a person, or a visitor as far as a request tells one from another. */
export type Reader = { userId: string } | { userId: null; address: string; userAgent: string }

/** A visitor's name for one day. Without the server's secret (`salt`) nobody finds it by trying all addresses. */
export function hashVisitor(
  { address, userAgent }: { address: string; userAgent: string },
  day: string,
  salt: string,
): Buffer {
  return createHmac('sha256', salt)
    .update(JSON.stringify([day, address, userAgent]))
    .digest()
    .subarray(0, 16)
}
