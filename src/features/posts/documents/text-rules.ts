/**
 * Invisible characters that can deceive: control characters, bidirectional controls, zero-width characters. The joiner
 * of emoji (U+200D) and the Thai line-break opportunity (U+200B) stay.
 */
const deceiving =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken away.
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu
/** A Thai letter has at most three marks; hundreds of them would cover the lines above. */
const towers = /(\p{M}{6})\p{M}+/gu

/** Cleans a text for storage: well-formed, without deceptive characters and line breaks. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
    .replace(deceiving, '')
    .replace(towers, '$1')
}

/** Cleans a text field: one line, trimmed. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim()
}

/** Validates a link target: https, or a path of ours; null for everything else. */
export function cleanHref(href: unknown): string | null {
  if (typeof href !== 'string') return null
  const trimmed = href.trim()
  if (trimmed.length > 500 || cleanText(trimmed) !== trimmed || /[\s\\]/.test(trimmed)) return null
  if (/^\/(?!\/)/.test(trimmed)) return trimmed
  if (!/^https:\/\//i.test(trimmed)) return null
  const url = parseUrl(trimmed)
  // Credentials before the host can make a URL look like another host.
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
