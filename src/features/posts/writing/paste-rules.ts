import { cleanTree } from '#features/posts/documents/tree-rules.ts'
import type { DocumentTree } from '#lib/document.ts'
import { type HtmlToken, readHtml } from './html-rules.ts'

type Node = { type: string; attrs?: Record<string, unknown>; marks?: Mark[]; text?: string; content?: Node[] }
type Mark = { type: string; attrs?: { href: string } }
type Open = { name: string; node: Node }

const inlineNames = new Set([
  ...[
    'a',
    'abbr',
    'b',
    'bdi',
    'bdo',
    'big',
    'cite',
    'code',
    'data',
    'del',
    'dfn',
    'em',
    'font',
    'i',
    'ins',
    'kbd',
    'label',
  ],
  ...[
    'mark',
    'q',
    's',
    'samp',
    'small',
    'span',
    'strike',
    'strong',
    'sub',
    'sup',
    'time',
    'tt',
    'u',
    'var',
    'wbr',
    'o:p',
  ],
])
const headingLevels: Record<string, number> = { h1: 2, h2: 2, h3: 3, h4: 3, h5: 3, h6: 3 }
const listNames: Record<string, string> = { ul: 'bulletList', ol: 'orderedList' }
/** Elements that cannot be nested in their own kind: the next one closes the previous one. */
const endsItself = new Set(['li', 'tr', 'td', 'th', 'p', ...Object.keys(headingLevels)])

/** The maximum depth of nesting, for reading and for the result. */
const deepest = 40
const maxMarks = 20

/** Converts pasted HTML to a tree; null when it exceeds the limits of a post. Only pictures of ours are kept. */
export function treeOfHtml(html: string): DocumentTree | null {
  const root: Node = { type: 'doc', content: [] }
  const paste = newPaste(root)
  for (const token of readHtml(html)) paste(token)
  return cleanTree(withTables(root))
}

/** Converts plain text to paragraphs, one per line. */
export function treeOfText(text: string): DocumentTree | null {
  const lines = text.split(/\r\n?|\n/)
  const content = lines.map((line) => ({ type: 'paragraph', content: line ? [{ type: 'text', text: line }] : [] }))
  return cleanTree({ type: 'doc', content })
}

function newPaste(root: Node) {
  const open: Open[] = [{ name: '', node: root }]
  let inline: { name: string; marks: Mark[] }[] = []
  let preformatted = 0
  const put = (node: Node) => void open.at(-1)!.node.content!.push(node)
  const endBlock = () => {
    const last = open.at(-1)!.node.content!.at(-1)
    if (last?.text) last.text = last.text.trimEnd()
    put({ type: 'border' })
  }

  function putText(text: string) {
    const lines = preformatted > 0 ? text.split('\n') : [text.replace(/[ \t\r\n\f]+/g, ' ')]
    lines.forEach((line, i) => {
      if (i > 0) put({ type: 'hardBreak' })
      const before = open.at(-1)!.node.content!.at(-1)
      const isAtStart = before?.type !== 'text' || before.text?.endsWith(' ')
      const shown = isAtStart && preformatted === 0 ? line.trimStart() : line
      if (shown) put({ type: 'text', text: shown, marks: inline.flatMap(({ marks }) => marks) })
    })
  }

  function openBlock(name: string, node: Node | null) {
    if (endsItself.has(name)) closeBlock(name)
    endBlock()
    if (!node) return
    // Text nested deeper is added to the deepest open element.
    if (open.length > deepest) return
    put(node)
    open.push({ name, node })
  }

  function closeBlock(name: string) {
    const place = open.findLastIndex((one) => one.name === name)
    // An item's end tag does not close an outer list from inside a nested one.
    const fence = open.findLastIndex((one) => one.name in listNames || one.name === 'table')
    if (place > 0 && (place >= fence || name in listNames || name === 'table')) open.length = place
    endBlock()
  }

  return (token: HtmlToken) => {
    if (token.kind === 'text') return putText(token.text)
    const { name } = token
    if (name === 'pre') preformatted = Math.max(0, preformatted + (token.kind === 'open' ? 1 : -1))
    if (token.kind === 'close') {
      if (!inlineNames.has(name)) return closeBlock(name)
      const place = inline.findLastIndex((one) => one.name === name)
      if (place >= 0) inline = inline.toSpliced(place, 1)
      return
    }
    if (inlineNames.has(name)) {
      if (inline.length < maxMarks) inline.push({ name, marks: marksOf(name, token.attrs) })
      return
    }
    const single = singleOf(name, token.attrs)
    if (single) return put(single)
    openBlock(name, blockOf(name))
  }
}

function marksOf(name: string, attrs: Map<string, string>): Mark[] {
  const style = attrs.get('style') ?? ''
  const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1]
  const isBold = weight ? weight === 'bold' || Number(weight) >= 600 : name === 'b' || name === 'strong'
  const isItalic = /font-style:\s*italic/i.test(style) || name === 'i' || name === 'em'
  return [
    ...(name === 'a' ? [{ type: 'link', attrs: { href: attrs.get('href') ?? '' } }] : []),
    ...(isBold ? [{ type: 'bold' }] : []),
    ...(isItalic ? [{ type: 'italic' }] : []),
  ]
}

/** Elements without content. */
function singleOf(name: string, attrs: Map<string, string>): Node | null {
  if (name === 'br') return { type: 'hardBreak' }
  if (name === 'hr') return { type: 'horizontalRule' }
  if (name === 'img') {
    const size = { width: Number(attrs.get('width')), height: Number(attrs.get('height')) }
    return { type: 'image', attrs: { src: attrs.get('src'), alt: attrs.get('alt'), ...size } }
  }
  const own = attrs.get('data-node')
  return own === undefined ? null : readOwn(own)
}

/** A block copied from our own editor. The attribute can be forged, so the tree is cleaned afterwards. */
function readOwn(json: string): Node {
  try {
    return { type: 'own', content: [JSON.parse(json)] }
  } catch {
    return { type: 'border' }
  }
}

function blockOf(name: string): Node | null {
  const content: Node[] = []
  if (name in headingLevels) return { type: 'heading', attrs: { level: headingLevels[name] }, content }
  if (name in listNames) return { type: listNames[name]!, content }
  if (name === 'li') return { type: 'listItem', content }
  if (name === 'blockquote' || name === 'table' || name === 'tr') return { type: name, content }
  if (name === 'td' || name === 'th') return { type: 'cell', content }
  return null
}

/** Tables with two to four columns become our tables; other tables become one line per row. */
function withTables(node: Node): Node {
  if (!node.content) return node
  if (node.type !== 'table' || node.attrs) return { ...node, content: node.content.map(withTables) }
  const rows = rowsIn(node).filter((row) => row.some((cell) => cell !== ''))
  const max = Math.max(0, ...rows.map((row) => row.length))
  const [head, ...rest] = rows
  const fits = max >= 2 && max <= 4 && head?.length === max && rest.length > 0
  if (fits && rows.flat().every((cell) => cell.length <= 120) && head.every((cell) => cell.length <= 60))
    return { type: 'table', attrs: { caption: '', head, rows: rest } }
  const lines = rows.map((row) => ({ type: 'paragraph', content: [{ type: 'text', text: row.join(' · ') }] }))
  return { type: 'lines', content: lines }
}

function rowsIn(node: Node): string[][] {
  return (node.content ?? []).flatMap((one) => {
    if (one.type !== 'tr') return rowsIn(one)
    return [(one.content ?? []).filter(({ type }) => type === 'cell').map((cell) => textIn(cell).trim())]
  })
}

function textIn(node: Node): string {
  const inside = (node.content ?? []).map(textIn).join('')
  return node.type === 'border' ? ' ' : (node.text ?? inside).replace(/\s+/g, ' ')
}
