import { type FormEvent, useState } from 'react'
import { Button } from '#ui/basics/button.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { text } from './list-text.ts'

type Props = { isOpen: boolean; count: number; onClose: () => void; onTag: (tag: string) => void }

/** Adds a tag to the selected rows. */
export function TagDialog({ isOpen, count, onClose, onTag }: Props) {
  const [tag, setTag] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.tagTitle(count)}
      tone="money"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        setIsMissing(tag.trim() === '')
        if (tag.trim() !== '') onTag(tag.trim())
      }}
      actions={
        <>
          <Button type="submit">{text.acts.tag}</Button>
          <Button kind="line" onClick={onClose}>
            {text.cancel}
          </Button>
        </>
      }
    >
      <TextField
        label={text.tag}
        hint={text.tagHint}
        name="content-tag"
        value={tag}
        maxLength={30}
        autoComplete="off"
        error={isMissing ? text.tagMissing : undefined}
        onChange={(event) => setTag(event.currentTarget.value)}
      />
    </Dialog>
  )
}
