import type { DocumentTree } from '#lib/document.ts'
import type { TextChecker } from './text-checker.ts'
import type { Flag } from './text-flags.ts'

type Json = { type?: string; text?: string; marks?: unknown[]; content?: Json[] }
type Text = Json & { text: string }

/** More marks would not help a moderator to decide. */
const maxMarks = 200

/**
 * Marks the flagged passages of a tree as terms for moderators; the key of each term is the index of its flag in
 * `flags`, to which the flags are appended. When a text was not checked to its end, `flags` gets one `unread` and the
 * rest of the text is not marked.
 */
export async function markFlags(tree: DocumentTree, flags: Flag[], checker: TextChecker): Promise<DocumentTree> {
  const texts = [...textsIn(tree as Json)]
  const found = texts.length > 0 ? await checker.checkAll(texts.map(({ text }) => text)) : []
  const flagsOfNode = new Map(texts.map((node, i) => [node, found[i]!]))
  for (const flag of found.flat())
    if (flag.kind === 'unread' && !flags.some(({ kind }) => kind === 'unread')) flags.push(flag)
  const walk = (node: Json): Json[] => {
    const own = flagsOfNode.get(node as Text)
    if (own) return split(node as Text, own, flags)
    return [node.content ? { ...node, content: node.content.flatMap(walk) } : node]
  }
  const [marked] = walk(tree as Json)
  return marked as DocumentTree
}

function* textsIn(node: Json): Generator<Text> {
  if (node.type === 'text' && node.text !== undefined) yield node as Text
  for (const child of node.content ?? []) yield* textsIn(child)
}

function split(node: Text, own: Flag[], flags: Flag[]): Json[] {
  const pieces: Json[] = []
  let done = 0
  for (const flag of own) {
    if (flag.kind === 'unread' || flag.at < done || flags.length >= maxMarks) continue
    const end = flag.at + flag.excerpt.length
    if (flag.at > done) pieces.push({ ...node, text: node.text.slice(done, flag.at) })
    const term = { type: 'term', attrs: { key: String(flags.length) } }
    // The schema allows at most four marks per text node.
    pieces.push({ ...node, text: node.text.slice(flag.at, end), marks: [...(node.marks ?? []).slice(0, 3), term] })
    flags.push(flag)
    done = end
  }
  if (done < node.text.length) pieces.push(done === 0 ? node : { ...node, text: node.text.slice(done) })
  return pieces
}
