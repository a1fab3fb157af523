import { type Editor, mergeAttributes, Node, type NodeViewRenderer } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Italic } from '@tiptap/extension-italic'
import { Link } from '@tiptap/extension-link'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { Dropcursor, Placeholder, TrailingNode, UndoRedo } from '@tiptap/extensions'
import { cleanHref } from '#features/posts/documents/text-rules.ts'
import { type LiveBlock, liveBlockTypes } from '#lib/document-blocks.ts'

type AtomName = 'image' | 'koinCalculator' | 'video' | 'table' | LiveBlock['type']
export type NodeViews = Record<Exclude<AtomName, LiveBlock['type']> | 'keyPoint' | 'live', NodeViewRenderer>

/** What blocks that are written in content files have: here they are kept as they are, moved or taken out. */
const liveAttributes: Record<LiveBlock['type'], string[]> = {
  slider: ['title', 'formula', 'given', 'label', 'unit', 'min', 'max', 'step', 'start', 'sentence', 'decimals', 'note'],
  sorting: ['title', 'groups', 'cards'],
  branches: ['title', 'carries', 'steps'],
  chat: ['title', 'other', 'bubbles'],
  practiceTransfer: ['title', 'cases'],
  comic: ['title', 'panels'],
  sources: ['notes'],
  drawing: ['kind', 'caption', 'unit', 'bars', 'labels', 'lines', 'parts', 'stations'],
}

/** The data of a copied node, so that pasting restores it (paste-rules.ts). */
const carried = (type: string, attrs: Record<string, unknown>) => ({ 'data-node': JSON.stringify({ type, attrs }) })

function atom(name: AtomName, attributes: Record<string, unknown>, view: NodeViewRenderer) {
  return Node.create({
    name,
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () =>
      Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, { default: value, rendered: false }])),
    renderHTML: ({ node }) => ['div', carried(name, node.attrs)],
    addNodeView: () => view,
  })
}

/** The key-point box. Its text is edited in place, its title in a field. */
const keyPoint = (view: NodeViewRenderer) =>
  Node.create({
    name: 'keyPoint',
    group: 'block',
    content: 'paragraph{1,3}',
    defining: true,
    addAttributes: () => ({ title: { default: '', rendered: false } }),
    renderHTML: ({ HTMLAttributes }) => ['blockquote', mergeAttributes(HTMLAttributes), 0],
    addNodeView: () => view,
  })

/**
 * Exactly the nodes and marks of lib/document.ts. There are no input rules: typed text is never converted, and nothing
 * interferes with composition.
 */
export function editorNodes(views: NodeViews, placeholder: string) {
  return [
    Document,
    Paragraph,
    Text,
    HardBreak,
    Heading.configure({ levels: [2, 3] }),
    Bold,
    Italic,
    Link.configure({
      openOnClick: false,
      autolink: false,
      linkOnPaste: false,
      isAllowedUri: (href) => cleanHref(href) !== null,
      HTMLAttributes: { rel: null, target: null },
    }),
    BulletList,
    OrderedList,
    ListItem.extend({ content: 'paragraph+' }),
    ListKeymap,
    Blockquote.extend({ content: 'paragraph+' }),
    HorizontalRule,
    atom('image', { src: '', alt: '', width: 1, height: 1 }, views.image),
    atom('koinCalculator', { principal: 100_000, rate: 150, months: 12 }, views.koinCalculator),
    atom('video', { id: '' }, views.video),
    atom('table', { caption: '', head: ['', ''], rows: [['', '']] }, views.table),
    ...liveBlockTypes.map((name) =>
      atom(name, Object.fromEntries(liveAttributes[name].map((key) => [key, null])), views.live),
    ),
    keyPoint(views.keyPoint),
    UndoRedo,
    Dropcursor,
    // Allows typing after a picture at the end.
    TrailingNode,
    Placeholder.configure({ placeholder }),
  ]
}

/** After the block with the cursor, so that an insertion replaces nothing. */
export function placeAfter({ state }: Editor): number {
  const { $to, to } = state.selection
  return $to.depth > 0 ? $to.after(1) : to
}
