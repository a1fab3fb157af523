import type { DocumentBlock, DocumentTree, InlineNode, ReadingBlock, ReadingNode, ReadingTree } from '#lib/document.ts'
import { blockText } from '#lib/document-text.ts'
import { slugOf } from '#lib/slug.ts'
import { type Found, newPhraseFinder } from '#lib/thai/phrases.ts'

type Named = { key: string; term: string; also: string[] }
type Find = (text: string) => Found<string>[]

/**
 * Converts a stored document for readers: headings get ids, and the first occurrence of each glossary term is marked,
 * except in links and headings. `terms` are the marked ones, in order.
 */
export function markReading<T extends Named>(tree: DocumentTree, terms: readonly T[]): Reading<T> {
  return newMarker(terms)(tree)
}

type Reading<T> = { tree: ReadingTree; terms: T[] }

/** Makes a converter for many documents, which builds the index of terms once. */
export function newMarker<T extends Named>(terms: readonly T[]): (tree: DocumentTree) => Reading<T> {
  const find = newPhraseFinder(
    terms.flatMap(({ key, term, also }) => [term, ...also].map((spelling) => ({ spelling, phrase: key }))),
  )
  const byKey = new Map(terms.map((term) => [term.key, term]))
  return (tree) => {
    const marked = new Set<string>()
    const content = nameHeadings(tree.content).map((block) => markBlock(block, find, marked))
    return { tree: { ...tree, content }, terms: [...marked].map((key) => byKey.get(key)!) }
  }
}

/** The id comes from the heading's words, so that links survive when a paragraph is inserted before it. */
function nameHeadings(blocks: DocumentBlock[]): ReadingBlock[] {
  const used = new Map<string, number>()
  return blocks.map((block) => {
    if (block.type !== 'heading') return block
    const name = `h-${slugOf(blockText(block)) || 'x'}`
    const times = (used.get(name) ?? 0) + 1
    used.set(name, times)
    return { ...block, attrs: { ...block.attrs, id: times === 1 ? name : `${name}-${times}` } }
  })
}

/** From this many headings on a text gets a table of contents. */
const minHeadings = 3

/** The first-level headings as a table of contents; empty for a short text. */
export function listContents(tree: ReadingTree): { id: string; text: string }[] {
  const contents = tree.content.flatMap((block) =>
    block.type === 'heading' && block.attrs.level === 2 && block.attrs.id
      ? [{ id: block.attrs.id, text: blockText(block as DocumentBlock) }]
      : [],
  )
  return contents.length < minHeadings ? [] : contents
}

function markBlock(block: ReadingBlock, find: Find, marked: Set<string>): ReadingBlock {
  switch (block.type) {
    case 'paragraph':
      return block.content ? { ...block, content: markInline(block.content as InlineNode[], find, marked) } : block
    case 'bulletList':
    case 'orderedList':
      return {
        ...block,
        content: block.content.map((item) => ({ ...item, content: markAll(item.content, find, marked) })),
      }
    case 'blockquote':
    case 'keyPoint':
      return { ...block, content: markAll(block.content, find, marked) }
    default:
      return block
  }
}

function markAll<B extends ReadingBlock>(blocks: B[], find: Find, marked: Set<string>): B[] {
  return blocks.map((block) => markBlock(block, find, marked) as B)
}

/**
 * Terms are searched in the whole line, since a word border may coincide with a mark; each match must be inside one
 * node.
 */
function markInline(nodes: InlineNode[], find: Find, marked: Set<string>): ReadingNode[] {
  const found = find(nodes.map((node) => (node.type === 'text' ? node.text : '\n')).join(''))
  let start = 0
  return nodes.flatMap((node) => {
    const from = start
    start += node.type === 'text' ? node.text.length : 1
    if (node.type !== 'text' || node.marks?.some(({ type }) => type === 'link')) return [node]
    const inside = found.filter(({ at, length }) => at >= from && at + length <= start)
    return splitText(
      node,
      inside.map((one) => ({ ...one, at: one.at - from })),
      marked,
    )
  })
}

type TextNode = Extract<InlineNode, { type: 'text' }>

function splitText(node: TextNode, found: Found<string>[], marked: Set<string>): ReadingNode[] {
  const pieces: ReadingNode[] = []
  let done = 0
  const put = (end: number) => {
    if (end > done) pieces.push({ ...node, text: node.text.slice(done, end) })
    done = end
  }
  for (const { at, length, phrase: key } of found) {
    if (marked.has(key)) continue
    marked.add(key)
    put(at)
    const text = node.text.slice(at, at + length)
    pieces.push({ ...node, text, marks: [...(node.marks ?? []), { type: 'term', attrs: { key } }] })
    done = at + length
  }
  put(node.text.length)
  return pieces
}
