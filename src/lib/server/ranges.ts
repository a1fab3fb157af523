/** Both ends included, in bytes. */
export type ByteRange = { start: number; end: number }

/**
 * What a Range header asks of a file of `size` bytes (RFC 9110, 14.2): null where the whole file is the answer (no header,
 * another unit, more than one range, one that cannot be read), 'outside' where nothing of it is in the file.
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
