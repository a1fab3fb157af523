import { z } from 'zod/mini'

/** Removes U+0000, which PostgreSQL refuses in stored texts and in comparisons. */
export const withoutNull = z.overwrite<string>((text) => text.replaceAll('\u0000', ''))

/** A non-empty, trimmed text of at most `max` UTF-16 units. */
export function storedLine(max: number) {
  return z.string().check(withoutNull, z.trim(), z.minLength(1), z.maxLength(max))
}
