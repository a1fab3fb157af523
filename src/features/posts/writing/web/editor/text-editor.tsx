import type { Editor, JSONContent } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import { useRef } from 'react'
import { cleanTree } from '#features/posts/documents/tree-rules.ts'
import type { DocumentTree } from '#lib/document.ts'
import { Notice } from '#ui/basics/notice.tsx'
import { ImageInput } from '#ui/pictures/image-picker.tsx'
import { usePictureUpload } from '../use-picture-upload.ts'
import { editorText, writingText } from '../writing-text.ts'
import { blockViews } from './editor-blocks.tsx'
import { editorNodes, placeAfter } from './editor-nodes.ts'
import { pasteHandlers } from './editor-paste.ts'
import { EditorToolbar } from './editor-toolbar.tsx'

/** Reads the current text; null when it exceeds the limits of a post. */
export type ReadBody = () => DocumentTree | null

const emptyDoc: JSONContent = { type: 'doc', content: [{ type: 'paragraph' }] }

interface TextEditorProps {
  /** The initial text; a new one needs a new `key`. */
  start: DocumentTree
  onChange: (read: ReadBody) => void
  /** False: no picture can be uploaded. */
  hasPictures?: boolean
}

/** The editor of a post's text. Loaded late, and never on a reader's page. */
export function TextEditor({ start, onChange, hasPictures = true }: TextEditorProps) {
  const { send, isBusy, fault, tell } = usePictureUpload()
  const file = useRef<HTMLInputElement>(null)
  async function placePictures(files: File[], at: number | null): Promise<void> {
    if (!hasPictures) return tell(editorText.noPictures)
    for (const one of files) {
      const sent = await send(one)
      if (!sent || editor.isDestroyed) continue
      const place = Math.min(at ?? placeAfter(editor), editor.state.doc.content.size)
      editor
        .chain()
        .insertContentAt(place, { type: 'image', attrs: { ...sent, alt: '' } })
        .run()
    }
  }
  const editor: Editor = useEditor({
    extensions: editorNodes(blockViews, writingText.bodyPlaceholder),
    content: (start.content.length > 0 ? start : emptyDoc) as JSONContent,
    // Its own style element would violate the page's policy; writing.css has the styles.
    injectCSS: false,
    enableInputRules: false,
    enablePasteRules: false,
    editorProps: {
      attributes: {
        id: 'f-body',
        class: 'reading editor-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': writingText.body,
        lang: 'th',
      },
      handleDOMEvents: pasteHandlers({
        editor: () => editor,
        onPictures: (files, at) => void placePictures(files, at),
        onTooLong: () => tell(editorText.pasteTooLong),
      }),
    },
    onUpdate: ({ editor: changed }) => onChange(() => cleanTree(changed.getJSON())),
  })
  return (
    <div className="editor">
      <EditorToolbar
        editor={editor}
        onPicture={hasPictures ? () => file.current?.click() : null}
        isUploading={isBusy}
      />
      {hasPictures ? (
        <ImageInput ref={file} label={editorText.picture} onPick={(one) => void placePictures([one], null)} />
      ) : null}
      <p className="vh" role="status">
        {isBusy ? editorText.uploading : ''}
      </p>
      {fault && (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      )}
      <EditorContent editor={editor} />
    </div>
  )
}
