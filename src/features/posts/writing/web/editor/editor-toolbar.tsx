import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import Bold from 'lucide-react/icons/bold'
import Calculator from 'lucide-react/icons/calculator'
import Film from 'lucide-react/icons/film'
import Heading2 from 'lucide-react/icons/heading-2'
import Heading3 from 'lucide-react/icons/heading-3'
import ImageIcon from 'lucide-react/icons/image'
import Italic from 'lucide-react/icons/italic'
import Lightbulb from 'lucide-react/icons/lightbulb'
import LinkIcon from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Minus from 'lucide-react/icons/minus'
import Quote from 'lucide-react/icons/quote'
import Redo from 'lucide-react/icons/redo-2'
import Table from 'lucide-react/icons/table'
import Undo from 'lucide-react/icons/undo-2'
import { type KeyboardEvent, useState } from 'react'
import { type Glyph, Icon } from '#ui/basics/icon.tsx'
import { editorText } from '../writing-text.ts'
import { placeAfter } from './editor-nodes.ts'
import { LinkForm } from './link-form.tsx'

type Tool = { name: keyof typeof editorText & string; icon: Glyph; isOn?: boolean; act: () => void }

interface EditorToolbarProps {
  editor: Editor
  /** Null where no picture can be uploaded. */
  onPicture: (() => void) | null
  isUploading: boolean
}

/** One tab stop: arrows move along the toolbar, Home and End to its ends. */
export function EditorToolbar({ editor, onPicture, isUploading }: EditorToolbarProps) {
  const [stop, setStop] = useState(0)
  const [isLinking, setLinking] = useState(false)
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      heading2: now.isActive('heading', { level: 2 }),
      heading3: now.isActive('heading', { level: 3 }),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      blockquote: now.isActive('blockquote'),
      link: now.isActive('link'),
    }),
  })
  const chain = () => editor.chain().focus()
  const put = (content: object) => chain().insertContentAt(placeAfter(editor), content).run()
  const tools: Tool[] = [
    { name: 'bold', icon: Bold, isOn: on.bold, act: () => chain().toggleBold().run() },
    { name: 'italic', icon: Italic, isOn: on.italic, act: () => chain().toggleItalic().run() },
    { name: 'heading2', icon: Heading2, isOn: on.heading2, act: () => chain().toggleHeading({ level: 2 }).run() },
    { name: 'heading3', icon: Heading3, isOn: on.heading3, act: () => chain().toggleHeading({ level: 3 }).run() },
    { name: 'bulletList', icon: List, isOn: on.bulletList, act: () => chain().toggleBulletList().run() },
    { name: 'orderedList', icon: ListOrdered, isOn: on.orderedList, act: () => chain().toggleOrderedList().run() },
    { name: 'blockquote', icon: Quote, isOn: on.blockquote, act: () => chain().toggleBlockquote().run() },
    { name: 'link', icon: LinkIcon, isOn: on.link, act: () => setLinking(!isLinking) },
    ...(onPicture ? [{ name: 'picture', icon: ImageIcon, act: () => !isUploading && onPicture() } as const] : []),
    { name: 'calculator', icon: Calculator, act: () => put({ type: 'koinCalculator' }) },
    { name: 'video', icon: Film, act: () => put({ type: 'video' }) },
    { name: 'keyPoint', icon: Lightbulb, act: () => put(newKeyPoint) },
    { name: 'table', icon: Table, act: () => put(newTable) },
    { name: 'divider', icon: Minus, act: () => put({ type: 'horizontalRule' }) },
    { name: 'undo', icon: Undo, act: () => chain().undo().run() },
    { name: 'redo', icon: Redo, act: () => chain().redo().run() },
  ]
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const last = tools.length - 1
    const steps: Record<string, number> = {
      ArrowRight: stop === last ? 0 : stop + 1,
      ArrowLeft: stop === 0 ? last : stop - 1,
      Home: 0,
      End: last,
    }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    setStop(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div className="editor-bar">
      <div
        className="editor-tools"
        role="toolbar"
        aria-label={editorText.toolbar}
        aria-controls="f-body"
        onKeyDown={move}
      >
        {tools.map(({ name, icon, isOn, act }, i) => {
          const label = editorText[name] as string
          return (
            <button
              key={name}
              type="button"
              className="btn-icon editor-tool"
              aria-label={label}
              title={label}
              aria-pressed={isOn}
              tabIndex={i === stop ? 0 : -1}
              // Keeps the selection in the text.
              onMouseDown={(event) => event.preventDefault()}
              onFocus={() => setStop(i)}
              onClick={act}
            >
              <Icon of={icon} />
            </button>
          )
        })}
      </div>
      {isLinking && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
    </div>
  )
}

const newKeyPoint = {
  type: 'keyPoint',
  attrs: { title: editorText.keyPointDefault },
  content: [{ type: 'paragraph' }],
}
const newTable = {
  type: 'table',
  attrs: {
    caption: editorText.tableDefault,
    head: ['', ''],
    rows: [
      ['', ''],
      ['', ''],
    ],
  },
}
