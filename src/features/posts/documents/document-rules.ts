import type { DocumentBlock, DocumentTree, InlineNode } from '#lib/document.ts'
import { liveBlockText } from '#lib/document-blocks.ts'
import { commonRefusal } from '#lib/errors.ts'
import { shuffled } from '#lib/shuffle.ts'

/**
 * Our own assumption. Adults silently read English non-fiction at 238 words a minute (Brysbaert 2019, Journal of Memory
 * and Language 109); for Thai teenagers and words segmented by dictionary we know of no figure and assume less.
 */
const wordsPerMinute = 200

/** Reading time of a number of words, in whole minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / wordsPerMinute))
}

/** The ids of the videos in a tree, without duplicates. */
export function filmIds(tree: DocumentTree): string[] {
  return [...new Set(tree.content.flatMap((block) => (block.type === 'video' ? [block.attrs.id] : [])))]
}

/** Texts of a tree that are not visible: alternative texts and link targets, without duplicates. */
export function unseenTexts(tree: DocumentTree): string[] {
  const found = new Set<string>()
  const walk = (node: Json) => {
    if (node.type === 'image' && node.attrs?.alt) found.add(node.attrs.alt)
    for (const { type, attrs } of node.marks ?? []) if (type === 'link' && attrs?.href) found.add(attrs.href)
    for (const child of node.content ?? []) walk(child)
  }
  walk(tree as Json)
  return [...found]
}

type Json = {
  type: string
  attrs?: { alt?: string; href?: string }
  marks?: { type: string; attrs?: { href?: string } }[]
  content?: Json[]
}

/** The text of each block of a tree, in order; blocks without text (a picture, a chart) are left out. */
export function blockTexts(tree: DocumentTree): string[] {
  return tree.content.map(blockText).filter((text) => text !== '')
}

/** The same, first the blocks that are read as sentences, then those of labels, cells and references. */
export function splitBlockTexts(tree: DocumentTree): { sentences: string[]; labels: string[] } {
  const isOfLabels = ({ type }: DocumentBlock) => type === 'drawing' || type === 'table' || type === 'sources'
  return {
    sentences: blockTexts({ ...tree, content: tree.content.filter((block) => !isOfLabels(block)) }),
    labels: blockTexts({ ...tree, content: tree.content.filter(isOfLabels) }),
  }
}

/** The text of a block, with a line for each paragraph, item and cell. */
export function blockText(block: DocumentBlock): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return inlineText(block.content)
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap((item) => item.content.map(blockText)).join('\n')
    case 'blockquote':
      return block.content.map(blockText).join('\n')
    case 'keyPoint':
      return [block.attrs.title, ...block.content.map(blockText)].join('\n')
    case 'table':
      return [block.attrs.caption, ...block.attrs.head, ...block.attrs.rows.flat()].join('\n')
    case 'slider':
    case 'sorting':
    case 'branches':
    case 'chat':
    case 'practiceTransfer':
    case 'drawing':
    case 'comic':
    case 'sources':
      return liveBlockText(block)
    case 'horizontalRule':
    case 'image':
    case 'koinCalculator':
    case 'video':
      return ''
  }
}

function inlineText(nodes: InlineNode[] = []): string {
  return nodes.map((node) => (node.type === 'text' ? node.text : '\n')).join('')
}

/**
 * Orders choices by a hash of post id and text (FNV-1a with the final mix of MurmurHash3): stable for a post, and
 * independent of which one is right.
 */
export function orderChoices(postId: string, choices: string[]): string[] {
  return choices
    .map((choice) => ({ choice, at: hash(`${postId}:${choice}`) }))
    .sort((a, b) => a.at - b.at || (a.choice < b.choice ? -1 : 1))
    .map(({ choice }) => choice)
}

/**
 * The order of the choices for one person, so that telling a friend “the second one” does not help. It permutes the
 * common order, which does not depend on the right one; `seed` is the person's.
 */
export function orderChoicesFor(seed: number, postId: string, choices: string[]): string[] {
  const shown = orderChoices(postId, choices)
  return shuffled(shown.length, seed, hash(postId)).map((place) => shown[place]!)
}

function hash(text: string): number {
  let h = 0x811c9dc5
  for (const unit of text) h = Math.imul(h ^ unit.codePointAt(0)!, 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

type Given = { query: { id?: string | undefined }; body: { id?: string | undefined } }

/** The post id of a request, from query or body. Throws when it is missing or both differ. */
export function idOf({ query, body }: Given): string {
  const id = query.id ?? body.id
  if (id !== undefined && (body.id ?? id) === id) return id
  const detail = id === undefined ? 'บอกรหัสบทความมาด้วย' : 'รหัสบทความสองที่ไม่ตรงกัน'
  throw commonRefusal('invalid_input', {
    fields: [{ path: 'id', code: id === undefined ? 'missing' : 'differs', detail }],
  })
}
