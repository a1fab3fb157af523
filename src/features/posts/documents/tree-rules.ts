import { z } from 'zod/mini'
import { type DocumentTree, DraftTree, maxBlocks } from '#lib/document.ts'
import { liveBlockOf } from './live-block-rules.ts'
import { cleanHref, cleanText } from './text-rules.ts'

type Block = DocumentTree['content'][number]
type Paragraph = Extract<Block, { type: 'paragraph' }>
type Inline = NonNullable<Paragraph['content']>[number]
type Mark = NonNullable<Extract<Inline, { type: 'text' }>['marks']>[number]
type Node = { type?: unknown; text?: unknown; attrs?: Record<string, unknown>; marks?: unknown; content?: unknown }

const deepest = 40
const maxInline = 400
/** UTF-16 units of text: twenty times our longest article. The tree's JSON may take four times as much. */
const maxLetters = 60_000
const longestText = 5_000

/**
 * Converts untrusted editor JSON to a valid tree: unknown nodes are removed and their text kept, deceptive characters
 * are removed. Idempotent. Null when it exceeds the limits of a post.
 */
export function cleanTree(json: unknown): DocumentTree | null {
  const content = blocksOf(childrenOf(json), 0)
  if (content.length > maxBlocks || JSON.stringify(content).length > maxLetters * 4) return null
  if (countLetters(content) > maxLetters) return null
  const checked = z.safeParse(DraftTree, { type: 'doc', content })
  return checked.success ? checked.data : null
}

function countLetters(nodes: unknown[]): number {
  return nodes.reduce<number>((sum, node) => {
    const { text } = node as Node
    return sum + (typeof text === 'string' ? text.length : 0) + countLetters(childrenOf(node))
  }, 0)
}

function childrenOf(node: unknown): Node[] {
  const content = typeof node === 'object' && node !== null && 'content' in node ? node.content : null
  return Array.isArray(content) ? content.filter((one) => typeof one === 'object' && one !== null) : []
}

function isInline({ type }: Node): boolean {
  return type === 'text' || type === 'hardBreak'
}

/** Loose text between blocks becomes paragraphs. */
function blocksOf(nodes: Node[], depth: number): Block[] {
  if (depth > deepest) return []
  const blocks: Block[] = []
  let loose: Node[] = []
  const flush = () => {
    blocks.push(...paragraphsOf(loose))
    loose = []
  }
  for (const node of nodes) {
    if (isInline(node)) loose.push(node)
    else {
      flush()
      blocks.push(...blockOf(node, depth))
    }
  }
  flush()
  return blocks
}

function blockOf(node: Node, depth: number): Block[] {
  const inside = childrenOf(node)
  const { attrs = {} } = node
  switch (node.type) {
    case 'paragraph':
      return inside.every(isInline) ? paragraphsOf(inside) : blocksOf(inside, depth + 1)
    case 'heading':
      return headingsOf(inside, attrs)
    case 'bulletList':
    case 'orderedList':
      return listsOf(node.type, inside, depth)
    case 'blockquote':
      return chunk(plainParagraphs(inside, depth), 10).map((content) => ({ type: 'blockquote', content }))
    case 'keyPoint':
      return keyPointOf(plainParagraphs(inside, depth), lineOf(attrs.title, 60))
    case 'horizontalRule':
      return [{ type: 'horizontalRule' }]
    case 'image':
      return pictureOf(attrs)
    case 'koinCalculator':
      return [calculatorOf(attrs)]
    case 'video':
      return filmOf(attrs)
    case 'table':
      return tableOf(attrs)
    case 'slider':
    case 'sorting':
    case 'branches':
    case 'chat':
    case 'practiceTransfer':
    case 'drawing':
    case 'comic':
    case 'sources':
      return liveBlockOf(node.type, attrs)
    default:
      return blocksOf(inside, depth + 1)
  }
}

function paragraphsOf(nodes: Node[]): Paragraph[] {
  const inline = inlineOf(nodes)
  return chunk(inline, maxInline)
    .filter(hasText)
    .map((content) => ({ type: 'paragraph', content }))
}

function hasText(inline: Inline[]): boolean {
  return inline.some((node) => node.type === 'text' && node.text.trim() !== '')
}

function headingsOf(inside: Node[], { level }: Record<string, unknown>): Block[] {
  const inline = inlineOf(inside.flatMap((node) => lineNodes(node, 0))).slice(0, maxInline)
  if (!hasText(inline)) return []
  return [{ type: 'heading', attrs: { level: level === 3 ? 3 : 2 }, content: inline }]
}

function lineNodes(node: Node, depth: number): Node[] {
  if (isInline(node) || depth > deepest) return isInline(node) ? [node] : []
  return childrenOf(node).flatMap((one) => lineNodes(one, depth + 1))
}

/** All text in these nodes as paragraphs. */
function plainParagraphs(nodes: Node[], depth: number): Paragraph[] {
  return blocksOf(nodes, depth + 1).flatMap(paragraphsIn)
}

function paragraphsIn(block: Block): Paragraph[] {
  switch (block.type) {
    case 'paragraph':
      return [block]
    case 'heading':
      return [{ type: 'paragraph', content: block.content }]
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap((item) => item.content)
    case 'blockquote':
    case 'keyPoint':
      return block.content
    default:
      return []
  }
}

/** Nested lists are not supported: their items follow the item that contained them. */
function listsOf(type: 'bulletList' | 'orderedList', inside: Node[], depth: number): Block[] {
  if (depth > deepest) return []
  const items = inside.flatMap((item) => {
    const isList = ({ type }: Node) => type === 'bulletList' || type === 'orderedList'
    if (isList(item)) return listsOf(type, childrenOf(item), depth + 1).flatMap(itemsIn)
    const own = childrenOf(item)
    const first = own.findIndex(isList)
    const [head, rest] = first < 0 ? [own, []] : [own.slice(0, first), own.slice(first)]
    const paragraphs = isInline(item) ? paragraphsOf([item]) : plainParagraphs(head, depth)
    return [...chunk(paragraphs, 5), ...rest.flatMap((one) => itemsOf(one, depth + 1))]
  })
  const listItems = items.map((content) => ({ type: 'listItem' as const, content }))
  return chunk(listItems, 50).map((content) => ({ type, content }))
}

function itemsOf(node: Node, depth: number): Paragraph[][] {
  return blockOf(node, depth).flatMap((block) => {
    const items = itemsIn(block)
    return items.length > 0 ? items : chunk(paragraphsIn(block), 5)
  })
}

function itemsIn(block: Block): Paragraph[][] {
  return block.type === 'bulletList' || block.type === 'orderedList' ? block.content.map(({ content }) => content) : []
}

function keyPointOf(paragraphs: Paragraph[], title: string): Block[] {
  if (paragraphs.length === 0 || title === '') return paragraphs
  const content = paragraphs.slice(0, 3)
  return [{ type: 'keyPoint', attrs: { title }, content }, ...paragraphs.slice(3)]
}

function pictureOf({ src, alt, width, height }: Record<string, unknown>): Block[] {
  const isSize = (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) > 0 && Number(value) <= 10_000
  if (typeof src !== 'string' || !/^\/media\/[\w-]{43}\/\d+\.webp$/.test(src)) return []
  if (!isSize(width) || !isSize(height)) return []
  return [{ type: 'image', attrs: { src, alt: lineOf(alt, 250), width, height } }]
}

function calculatorOf({ principal, rate, months }: Record<string, unknown>): Block {
  const between = (value: unknown, min: number, max: number, otherwise: number) =>
    typeof value === 'number' && Number.isFinite(value) ? Math.min(max, Math.max(min, Math.round(value))) : otherwise
  return {
    type: 'koinCalculator',
    attrs: {
      principal: between(principal, 100, 100_000_000, 100_000),
      rate: between(rate, 0, 3_000, 150),
      months: between(months, 1, 600, 12),
    },
  }
}

function filmOf({ id }: Record<string, unknown>): Block[] {
  const isId =
    typeof id === 'string' && /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id)
  return isId ? [{ type: 'video', attrs: { id } }] : []
}

function tableOf({ caption, head, rows }: Record<string, unknown>): Block[] {
  const cellsOf = (row: unknown, max: number) =>
    (Array.isArray(row) ? row : []).slice(0, 4).map((cell) => lineOf(cell, max))
  const names = cellsOf(head, 60)
  if (names.length < 2) return []
  const filled = (Array.isArray(rows) ? rows : [])
    .map((row) => cellsOf(row, 120))
    .filter((row) => row.some((cell) => cell !== ''))
    .map((row) => names.map((_, i) => row[i] ?? ''))
  return chunk(filled, 20).map((some) => ({
    type: 'table',
    attrs: { caption: lineOf(caption, 120) || lineOf(names.join(' · '), 120), head: names, rows: some },
  }))
}

/** One line of plain text, at most `max` UTF-16 units. */
function lineOf(value: unknown, max: number): string {
  const line = typeof value === 'string' ? cleanText(value).replace(/\s+/g, ' ').trim() : ''
  return cutUnits(line, max).trim()
}

/** The inline nodes of a line: neighbours with equal marks are merged, and overlong ones split. */
function inlineOf(nodes: Node[]): Inline[] {
  const joined: Inline[] = []
  for (const node of nodes) {
    if (node.type === 'hardBreak') joined.push({ type: 'hardBreak' })
    const text = node.type === 'text' && typeof node.text === 'string' ? cleanText(node.text) : ''
    if (text === '') continue
    const marks = marksOf(node.marks)
    const last = joined.at(-1)
    if (last?.type === 'text' && JSON.stringify(last.marks ?? []) === JSON.stringify(marks)) last.text += text
    else joined.push({ type: 'text', text, ...(marks.length > 0 && { marks }) })
  }
  return joined.flatMap((node) => (node.type === 'text' ? splitText(node) : [node]))
}

function splitText(node: Extract<Inline, { type: 'text' }>): Inline[] {
  const pieces: Inline[] = []
  // Joining nodes can create sequences that cleaning has to handle again.
  for (let rest = cleanText(node.text); rest !== ''; ) {
    const text = cutUnits(rest, longestText)
    pieces.push({ ...node, text })
    rest = rest.slice(text.length)
  }
  return pieces
}

/** Never splits a surrogate pair. */
function cutUnits(text: string, max: number): string {
  if (text.length <= max) return text
  const isHalved = /[\ud800-\udbff]/.test(text[max - 1] ?? '')
  return text.slice(0, isHalved ? max - 1 : max)
}

/** Marks in a fixed order without duplicates. */
function marksOf(marks: unknown): Mark[] {
  const list: { type?: unknown; attrs?: { href?: unknown } }[] = Array.isArray(marks)
    ? marks.filter((one) => typeof one === 'object' && one !== null)
    : []
  const has = (type: string) => list.some((mark) => mark.type === type)
  const href = cleanHref(list.find(({ type }) => type === 'link')?.attrs?.href)
  return [
    ...(href ? [{ type: 'link' as const, attrs: { href } }] : []),
    ...(has('bold') ? [{ type: 'bold' as const }] : []),
    ...(has('italic') ? [{ type: 'italic' as const }] : []),
  ]
}

function chunk<T>(all: T[], size: number): T[][] {
  const chunks: T[][] = []
  for (let at = 0; at < all.length; at += size) chunks.push(all.slice(at, at + size))
  return chunks
}
