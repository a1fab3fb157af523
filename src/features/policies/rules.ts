import type { DocumentTree } from '#lib/document.ts'

type Version = { version: number; effective: string }

/** The state of a version on a day ('YYYY-MM-DD'): of all versions whose day has come the highest is in force. */
export function stateOf(one: Version, all: readonly Version[], today: string): 'current' | 'coming' | 'past' {
  if (one.effective > today) return 'coming'
  return all.some(({ version, effective }) => version > one.version && effective <= today) ? 'past' : 'current'
}

/** The path of a version's PDF; without a version that of the one in force. */
export function pdfPath(type: string, version?: number): string {
  return version === undefined ? `/policy/pdf/${type}.pdf` : `/policy/pdf/${type}-${version}.pdf`
}

const contactMark = '{{contact}}'

/** Copies the tree and replaces every `{{contact}}` by the contact. */
export function fillContact(tree: DocumentTree, contact: string): DocumentTree {
  return fill(tree, contact) as DocumentTree
}

function fill(value: unknown, contact: string): unknown {
  if (typeof value === 'string') return value.replaceAll(contactMark, () => contact)
  if (Array.isArray(value)) return value.map((one) => fill(one, contact))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fill(one, contact)]))
}
