/** A token of HTML. Names are lower case; an attribute without a value is ''. */
export type HtmlToken =
  | { kind: 'open'; name: string; attrs: Map<string, string> }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }

/** Twice the size of our longest article as copied from a word processor. */
const longest = 400_000

/** The content of these elements is not text of the document. */
const skipped = new Set([
  ...['script', 'style', 'title', 'textarea', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript', 'plaintext'],
  ...['template', 'svg', 'math', 'select', 'object', 'audio', 'video', 'canvas', 'button', 'option'],
])

/**
 * Tokenizes HTML without a browser's parser: nothing becomes an element, so nothing can run, and no Trusted Types
 * policy is needed. Anything it misreads becomes harmless text.
 */
export function* readHtml(source: string): Generator<HtmlToken> {
  const html = source.slice(0, longest)
  let at = 0
  while (at < html.length) {
    const start = html.indexOf('<', at)
    if (start < 0 || start > at)
      yield { kind: 'text', text: decodeEntities(html.slice(at, start < 0 ? undefined : start)) }
    if (start < 0) return
    const tag = /^<(\/?)([a-z][^\s/>]*)/i.exec(html.slice(start, start + 200))
    if (!tag) {
      at = skipMarkup(html, start)
      if (at === start + 1) yield { kind: 'text', text: '<' }
      continue
    }
    const name = tag[2]!.toLowerCase()
    const { attrs, end } = readAttributes(html, start + tag[0].length)
    at = end
    if (tag[1]) yield { kind: 'close', name }
    else if (skipped.has(name)) at = skipContent(html, name, end)
    else yield { kind: 'open', name, attrs }
  }
}

/** Skips comments, doctypes and the like; a lone < is one character. */
function skipMarkup(html: string, start: number): number {
  if (html.startsWith('<!--', start)) {
    const end = html.indexOf('-->', start + 4)
    return end < 0 ? html.length : end + 3
  }
  if (!/[!?/]/.test(html[start + 1] ?? '')) return start + 1
  const end = html.indexOf('>', start)
  return end < 0 ? html.length : end + 1
}

function skipContent(html: string, name: string, from: number): number {
  const close = new RegExp(`</${name}(?=[\\s/>])[^>]*>?`, 'gi')
  close.lastIndex = from
  return close.test(html) ? close.lastIndex : html.length
}

function readAttributes(html: string, from: number): { attrs: Map<string, string>; end: number } {
  const attrs = new Map<string, string>()
  const one = /[\s/]*(?:(>)|([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?|(=))/y
  one.lastIndex = from
  for (let end = from; ; end = one.lastIndex) {
    const found = one.exec(html)
    if (!found) return { attrs, end: html.length > end && one.lastIndex === 0 ? endOfTag(html, end) : html.length }
    if (found[1]) return { attrs, end: one.lastIndex }
    const name = found[2]?.toLowerCase()
    if (name && !attrs.has(name)) attrs.set(name, decodeEntities(found[3] ?? found[4] ?? found[5] ?? ''))
  }
}

function endOfTag(html: string, from: number): number {
  const end = html.indexOf('>', from)
  return end < 0 ? html.length : end + 1
}

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  middot: '·',
  times: '×',
  deg: '°',
  euro: '€',
  copy: '©',
  shy: '',
}

/** Decodes numeric entities and the few named ones that browsers write; other text stays as it is. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));?/gi, (whole, hex, decimal, name) => {
    if (name) return named[name] ?? whole
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code)
  })
}
