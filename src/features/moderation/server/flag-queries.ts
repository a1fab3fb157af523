import type { DocumentTree } from '#lib/document.ts'
import { checkText, type Flag } from './text-queries.ts'

type Json = { type?: string; text?: string; marks?: unknown[]; content?: Json[] }

/** A tree for moderators: each flagged stretch is a term, whose key is the flag's place in the list, to which it is added. */
export function markFlags(tree: DocumentTree, flags: Flag[]): DocumentTree {
  const walk = (node: Json): Json[] => {
    if (node.type === 'text' && node.text !== undefined) return split(node as Json & { text: string }, flags)
    return [node.content ? { ...node, content: node.content.flatMap(walk) } : node]
  }
  const [marked] = walk(tree as Json)
  return marked as DocumentTree
}

function split(node: Json & { text: string }, flags: Flag[]): Json[] {
  const pieces: Json[] = []
  let done = 0
  for (const flag of checkText(node.text).flags) {
    if (flag.at < done) continue
    const end = flag.at + flag.excerpt.length
    if (flag.at > done) pieces.push({ ...node, text: node.text.slice(done, flag.at) })
    const term = { type: 'term', attrs: { key: String(flags.length) } }
    // A tree carries four marks at most.
    pieces.push({ ...node, text: node.text.slice(flag.at, end), marks: [...(node.marks ?? []).slice(0, 3), term] })
    flags.push(flag)
    done = end
  }
  if (done < node.text.length) pieces.push(done === 0 ? node : { ...node, text: node.text.slice(done) })
  return pieces
}
