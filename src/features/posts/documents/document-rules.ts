import type { DocumentTree } from '#lib/document.ts'
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

/** The body with its sources at its end, each once. */
export function withSources(body: DocumentTree, sources: readonly string[]): DocumentTree {
  return { ...body, content: [...body.content, { type: 'sources', attrs: { notes: [...new Set(sources)] } }] }
}

/** `withSources` backwards. */
export function splitSources(body: DocumentTree): { body: DocumentTree; sources: string[] } {
  const last = body.content.at(-1)
  if (last?.type !== 'sources') return { body, sources: [] }
  return { body: { ...body, content: body.content.slice(0, -1) }, sources: last.attrs.notes }
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
