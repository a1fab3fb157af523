import type { DocumentTree } from '#lib/document.ts'

const contactMark = '{{contact}}'

/** A copy of the tree with the contact address in place of every `{{contact}}`. */
export function fillContact(tree: DocumentTree, contact: string): DocumentTree {
  return fill(tree, contact) as DocumentTree
}

function fill(value: unknown, contact: string): unknown {
  if (typeof value === 'string') return value.replaceAll(contactMark, () => contact)
  if (Array.isArray(value)) return value.map((one) => fill(one, contact))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fill(one, contact)]))
}
