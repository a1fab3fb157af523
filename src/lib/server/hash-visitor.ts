import { createHash, createHmac } from 'node:crypto'

/** Who looks at something: a person, or a visitor as far as a request tells one from another; `address` is a household's. */
export type Reader = { userId: string } | { userId: null; address: string; userAgent: string }

/** A family at home are several people; a thousand browsers at one address are one who pretends. */
const mostOfAddress = 5

/**
 * A visitor's name for one day, one of five at an address, by what browser they say they have: so that no address has more
 * than five views of a thing a day, whatever it says. Without the server's secret (`salt`) nobody finds it by trying all
 * addresses.
 */
export function hashVisitor(
  { address, userAgent }: { address: string; userAgent: string },
  day: string,
  salt: string,
): Buffer {
  const slot = createHash('sha256').update(userAgent).digest()[0]! % mostOfAddress
  return createHmac('sha256', salt)
    .update(JSON.stringify([day, address, slot]))
    .digest()
    .subarray(0, 16)
}
