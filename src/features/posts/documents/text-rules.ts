/**
 * Letters that show nothing and only deceive: control characters, marks that turn the direction of what follows, letters
 * without width that hide in words. What joins emoji (U+200D) and what Thai breaks lines by (U+200B) stay.
 */
const deceiving =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken away.
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu
/** Thai puts at most three marks on a letter; hundreds of them cover the lines above. */
const towers = /(\p{M}{6})\p{M}+/gu

/** A text as it may be stored: whole letters, none that deceives, no line break. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
    .replace(deceiving, '')
    .replace(towers, '$1')
}

/** The same for a field: one line, trimmed. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim()
}

/** Where a link may lead: https, or a path of ours; null for everything else. */
export function cleanHref(href: unknown): string | null {
  if (typeof href !== 'string') return null
  const trimmed = href.trim()
  if (trimmed.length > 500 || cleanText(trimmed) !== trimmed || /[\s\\]/.test(trimmed)) return null
  if (/^\/(?!\/)/.test(trimmed)) return trimmed
  if (!/^https:\/\//i.test(trimmed)) return null
  const url = parseUrl(trimmed)
  // A name before the host is there to look like another host.
  if (!url?.hostname || url.username || url.password) return null
  return `https://${trimmed.slice('https://'.length)}`
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
