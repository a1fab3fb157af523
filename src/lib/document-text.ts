import type { DocumentBlock, DocumentTree, InlineNode } from './document.ts'
import { liveBlockText } from './document-blocks.ts'

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
