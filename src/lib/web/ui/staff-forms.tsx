import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { Notice } from './notice.tsx'
import { useSaving } from './use-saving.ts'

type EditText = Record<'save' | 'saved' | 'unsaved' | 'retire' | 'restore' | 'retiredNow' | 'restoredNow', string>
type EditProps = {
  text: EditText
  isActive: boolean
  /** The fields; with a new key they show what is kept by now. */
  children: ReactNode
  onSave: (form: FormData) => Promise<unknown>
  onTurn: (isActive: boolean) => Promise<unknown>
}

/** Something that staff edits, and takes out of use or back. */
export function EditForm({ text, isActive, children, onSave, onTurn }: EditProps) {
  const [isDirty, setDirty] = useState(false)
  const { isBusy, fault, done, save } = useSaving()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    void save(() => onSave(form), text.saved).then((isDone) => isDone && setDirty(false))
  }
  const turn = () => save(() => onTurn(!isActive), isActive ? text.retiredNow : text.restoredNow)
  return (
    <form className="grid gap-4" noValidate onSubmit={submit} onChange={() => setDirty(true)}>
      {children}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="small" isBusy={isBusy}>
          {text.save}
        </Button>
        <Button kind="line" size="small" isBusy={isBusy} onClick={() => void turn()}>
          {isActive ? text.retire : text.restore}
        </Button>
        <span role="status">{done || (isDirty ? text.unsaved : '')}</span>
      </div>
      {fault && (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      )}
    </form>
  )
}

type AddProps = {
  id: string
  title: string
  /** What is said once it is kept. */
  said: (form: FormData) => string
  children: ReactNode
  onAdd: (form: FormData) => Promise<unknown>
}

/** Something new; the form is empty again once it is kept. */
export function AddForm({ id, title, said, children, onAdd }: AddProps) {
  const { isBusy, fault, done, save } = useSaving()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const form = new FormData(element)
    void save(() => onAdd(form), said(form)).then((isDone) => isDone && element.reset())
  }
  return (
    <Card aria-labelledby={id}>
      <h2 id={id} className="mb-4">
        {title}
      </h2>
      <form className="grid gap-4" noValidate onSubmit={submit}>
        {children}
        <Button type="submit" size="small" className="justify-self-start" isBusy={isBusy}>
          {title}
        </Button>
        <p role="status">{done}</p>
        {fault && (
          <Notice kind="danger" isAlert>
            {fault}
          </Notice>
        )}
      </form>
    </Card>
  )
}
