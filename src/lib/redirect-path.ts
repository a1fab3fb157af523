const maxLength = 512
/** The specification's rule: a slash, then letters, digits and @ - % _ ~ /, a query, a hash. */
const shape = /^\/[A-Za-z0-9@\-%_~/]*(\?[^#]*)?(#.*)?$/
/**
 * Sequences that the rule accepts but browsers or proxies read as another host: //, encoded slash, backslash or dot.
 */
const tricks = /\/\/|\\|%2f|%5c|%2e|%25/i

/** Thai letters are allowed; they are percent-encoded as browsers do. */
const thai = /[\u0e01-\u0e5b]+/g

/**
 * The path to go to after login, or null when it is not on our origin. Stricter than the specification's rule, which
 * accepts '//evil%2ecom'.
 */
export function safeRedirectPath(given: unknown, origin = 'https://koinklass.invalid'): string | null {
  const path = typeof given === 'string' ? given.replace(thai, encodeURIComponent) : ''
  if (path.length > maxLength || !shape.test(path)) return null
  const pathname = path.split(/[?#]/, 1)[0]!
  if (tricks.test(pathname) || hasControl(path)) return null
  try {
    const resolved = new URL(path, origin)
    return resolved.origin === new URL(origin).origin ? path : null
  } catch {
    return null
  }
}

function hasControl(text: string): boolean {
  // Encoded control characters too: a proxy may decode %0d%0a before it writes a Location header.
  return (
    [...text].some((letter) => letter.charCodeAt(0) < 0x20 || letter.charCodeAt(0) === 0x7f) || /%([01]|7f)/i.test(text)
  )
}
