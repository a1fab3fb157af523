import type { Editor } from '@tiptap/core'
import type { EditorView } from '@tiptap/pm/view'
import type { cleanTree } from '#features/posts/documents/tree-rules.ts'
import { treeOfHtml, treeOfText } from '../paste-rules.ts'

type Taking = {
  editor: () => Editor | null
  /** Sends a picture, and puts it where it was dropped or pasted. */
  onPictures: (files: File[], at: number | null) => void
  onTooLong: () => void
}

/**
 * Paste and drop, before ProseMirror's own: that one gives the text to the browser's parser, for which the page's policy
 * would need an exception (Trusted Types). Ours never makes an element of it.
 */
export function pasteHandlers({ editor, onPictures, onTooLong }: Taking) {
  function take(data: DataTransfer | null, at: number | null): boolean {
    const pictures = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
    // A word processor sends a picture of the text along with it.
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
    // One line goes on in the line where it is put.
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
      // Moved inside the editor: nothing is parsed.
      if (view.dragging) return false
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
      event.preventDefault()
      take(event.dataTransfer, place?.pos ?? null)
      return true
    },
  }
}
