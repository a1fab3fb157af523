import { z } from 'zod/mini'

/** Leaves U+0000 out: a letter that no stored text may hold, and with which PostgreSQL refuses to compare. */
export const withoutNull = z.overwrite<string>((text) => text.replaceAll('\u0000', ''))

/** Text that is there, without space around it, of at most `max` UTF-16 units. */
export function storedLine(max: number) {
  return z.string().check(withoutNull, z.trim(), z.minLength(1), z.maxLength(max))
}
