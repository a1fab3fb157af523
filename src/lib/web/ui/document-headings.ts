import type { DocumentTree, InlineNode } from '#lib/document.ts'

export interface DocumentHeading {
  /** The id that `<DocumentView>` gives the heading. */
  id: string
  level: 2 | 3
  text: string
}

/** The headings of a document in their order, for a table of contents. */
export function listHeadings(tree: DocumentTree): DocumentHeading[] {
  return tree.content.flatMap((block, i) =>
    block.type === 'heading' ? [{ id: headingId(i), level: block.attrs.level, text: plainText(block.content) }] : [],
  )
}

/** By the block's place, since Thai text makes long, ugly fragments. */
export function headingId(blockIndex: number): string {
  return `h-${blockIndex}`
}

function plainText(nodes: InlineNode[]): string {
  return nodes.map((node) => (node.type === 'text' ? node.text.replaceAll('|', '') : ' ')).join('')
}
