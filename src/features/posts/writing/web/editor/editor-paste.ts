import type { Editor } from '@tiptap/core'
import type { EditorView } from '@tiptap/pm/view'
import type { cleanTree } from '#features/posts/documents/tree-rules.ts'
import { treeOfHtml, treeOfText } from '../../paste-rules.ts'

type Taking = {
  editor: () => Editor | null
  /** Uploads pictures, and inserts them where they were dropped or pasted. */
  onPictures: (files: File[], at: number | null) => void
  onTooLong: () => void
}

/**
 * Handles paste and drop before ProseMirror's own handler, which uses the browser's HTML parser; the page's policy
 * would need an exception for it (Trusted Types). Ours never creates elements.
 */
export function pasteHandlers({ editor, onPictures, onTooLong }: Taking) {
  function take(data: DataTransfer | null, at: number | null): boolean {
    const pictures = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
    // Word processors add a picture of the text to the clipboard.
    const html = data?.getData('text/html') ?? ''
    if (pictures.length > 0 && !html.includes('<p')) {
      onPictures(pictures, at)
      return true
    }
    const text = data?.getData('text/plain') ?? ''
    if (!html && !text) return false
    const tree = html ? treeOfHtml(html) : treeOfText(text)
    if (tree === null) onTooLong()
    else insert(tree.content, at)
    return true
  }

  function insert(blocks: NonNullable<ReturnType<typeof cleanTree>>['content'], at: number | null) {
    const only = blocks.length === 1 ? blocks[0] : undefined
    // A single line is inserted into the current line.
    const content = only?.type === 'paragraph' ? (only.content ?? []) : blocks
    if (content.length === 0) return
    const chain = editor()?.chain().focus()
    if (at === null) {
      const { from, to } = editor()?.state.selection ?? { from: 0, to: 0 }
      chain?.insertContentAt({ from, to }, content).scrollIntoView().run()
    } else chain?.insertContentAt(at, content).run()
  }

  return {
    paste(_view: EditorView, event: ClipboardEvent): boolean {
      const isOurs = take(event.clipboardData, null)
      event.preventDefault()
      return isOurs
    },
    drop(view: EditorView, event: DragEvent): boolean {
      // A move inside the editor: nothing is parsed.
      if (view.dragging) return false
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
      event.preventDefault()
      take(event.dataTransfer, place?.pos ?? null)
      return true
    },
  }
}
