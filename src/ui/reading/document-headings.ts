import type { ReadingBlock, ReadingNode, ReadingTree } from '#lib/document.ts'

export interface DocumentHeading {
  /** The id that `<DocumentView>` gives the heading. */
  id: string
  level: 2 | 3
  text: string
}

/** The headings of a document in order, for a table of contents. */
export function listHeadings(tree: ReadingTree): DocumentHeading[] {
  return tree.content.flatMap((block, i) =>
    block.type === 'heading'
      ? [{ id: headingId(block, i), level: block.attrs.level, text: plainText(block.content) }]
      : [],
  )
}

/** The id that the server gave a heading, otherwise one by its index. */
export function headingId(block: ReadingBlock, index: number): string {
  return (block.type === 'heading' && block.attrs.id) || `h-${index}`
}

function plainText(nodes: ReadingNode[]): string {
  return nodes.map((node) => (node.type === 'text' ? node.text : ' ')).join('')
}
