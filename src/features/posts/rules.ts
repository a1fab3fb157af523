import type { DocumentBlock, DocumentTree, InlineNode } from '#lib/document.ts'
import { liveBlockText } from '#lib/document-blocks.ts'
import { commonRefusal } from '#lib/errors.ts'
import { shuffled } from '#lib/shuffle.ts'

/**
 * Our own assumption. Adults read English non-fiction silently at 238 words a minute (Brysbaert 2019, Journal of Memory
 * and Language 109); for Thai teenagers, and Thai words as a dictionary cuts them, we know of no figure and take less.
 */
const wordsPerMinute = 200

/** So many words → whole minutes of reading, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / wordsPerMinute))
}

/** The videos of a tree, each once. */
export function filmIds(tree: DocumentTree): string[] {
  return [...new Set(tree.content.flatMap((block) => (block.type === 'video' ? [block.attrs.id] : [])))]
}

/** What a tree says without showing it: the words of its pictures, and where its links lead; each once. */
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

/** The text of every block of a tree, in order, without blocks that have none (a picture, a chart). */
export function blockTexts(tree: DocumentTree): string[] {
  return tree.content.map(blockText).filter((text) => text !== '')
}

/** What is read in a block, its paragraphs, items and cells each on a line. */
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
    case 'drawing':
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
 * Choices in an order that is the same at every showing of a post and tells nothing of which is right: by a hash of
 * the post's id and the choice's own text (FNV-1a with the final mix of MurmurHash3).
 */
export function orderChoices(postId: string, choices: string[]): string[] {
  return choices
    .map((choice) => ({ choice, at: hash(`${postId}:${choice}`) }))
    .sort((a, b) => a.at - b.at || (a.choice < b.choice ? -1 : 1))
    .map(({ choice }) => choice)
}

/**
 * The same choices as one person sees them, so that “the second one” says nothing to a friend. They are turned from the
 * order that everybody sees, which knows nothing of the right one; `seed` is the person's.
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

/** The post that a request means: its id comes in the query or in the body, and in both only if it is the same. */
export function idOf({ query, body }: Given): string {
  const id = query.id ?? body.id
  if (id !== undefined && (body.id ?? id) === id) return id
  const detail = id === undefined ? 'บอกรหัสบทความมาด้วย' : 'รหัสบทความสองที่ไม่ตรงกัน'
  throw commonRefusal('invalid_input', {
    fields: [{ path: 'id', code: id === undefined ? 'missing' : 'differs', detail }],
  })
}
