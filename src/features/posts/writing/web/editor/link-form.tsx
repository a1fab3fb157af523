import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { cleanHref } from '#features/posts/documents/text-rules.ts'
import { Button } from '#ui/basics/button.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { editorText } from '../writing-text.ts'

/** Completes an address that was copied without its scheme, or with http. */
function completeHref(typed: string): string | null {
  const text = typed.trim().replace(/^http:\/\//i, 'https://')
  return cleanHref(/^(https:|\/)/i.test(text) ? text : `https://${text}`)
}

/** Adds a link to the selection, or edits the link at the cursor. Below the toolbar, so that the text stays visible. */
export function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = (editor.getAttributes('link').href as string | undefined) ?? ''
  const [typed, setTyped] = useState(before)
  const [isWrong, setWrong] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])

  const set = () => {
    const href = completeHref(typed)
    if (!href || !typed.trim()) return setWrong(true)
    const chain = editor.chain().focus().extendMarkRange('link')
    const isBare = editor.state.selection.empty && !before
    if (isBare) chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    onClose()
  }
  const drop = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter ends a composition here, and must not submit.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') set()
    else if (event.key === 'Escape') {
      editor.commands.focus()
      onClose()
    } else return
    event.preventDefault()
  }
  return (
    <div ref={box} className="editor-link">
      <TextField
        label={editorText.linkTo}
        hint={editorText.linkHint}
        error={isWrong ? editorText.linkWrong : undefined}
        type="url"
        value={typed}
        onKeyDown={onKeyDown}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={set}>
          {editorText.linkSet}
        </Button>
        {before && (
          <Button kind="line" size="small" onClick={drop}>
            {editorText.linkDrop}
          </Button>
        )}
        <Button kind="quiet" size="small" onClick={onClose}>
          {editorText.cancel}
        </Button>
      </div>
    </div>
  )
}
