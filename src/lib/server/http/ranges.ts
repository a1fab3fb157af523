/** A range in bytes, both ends inclusive. */
export type ByteRange = { start: number; end: number }

/**
 * Parses a Range header for a file of `size` bytes (RFC 9110, 14.2). Null means the whole file (no header, another
 * unit, several ranges, a syntax error); 'outside' means the range is not satisfiable.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'outside' | null {
  const found = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/.exec(header ?? '')
  if (!found) return null
  const [from, to] = [found[1]!, found[2]!]
  if (from === '' && to === '') return null
  if (from === '')
    return to === '0' || size === 0 ? 'outside' : { start: Math.max(0, size - Number(to)), end: size - 1 }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return null
  return start >= size ? 'outside' : { start, end }
}
