import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { FieldFault, Way } from '#lib/errors.ts'
import { useSaving } from '#lib/web/data/use-saving.ts'
import { Button } from '../basics/button.tsx'
import { Card } from '../basics/card.tsx'
import { Notice } from '../basics/notice.tsx'
import { ThaiText } from '../reading/thai-text.tsx'
import { fieldText } from './field-text.ts'

type EditText = Record<'save' | 'saved' | 'unsaved' | 'retire' | 'restore' | 'retiredNow' | 'restoredNow', string>

/**
 * The server's error for a field, by its path in the call ('body.right'), or for one of its `parts` ('accepted.2' of
 * 'accepted'); undefined when there is none.
 */
export type FaultOf = (path: string, of?: 'itself' | 'parts') => string | undefined

/** Renders the fields with their errors; a new key resets them to the stored values. */
type Fields = (faultOf: FaultOf) => ReactNode

type EditProps = {
  text: EditText
  isActive: boolean
  children: Fields
  onSave: (form: FormData) => Promise<unknown>
  onTurn: (isActive: boolean) => Promise<unknown>
}

/** A form for something that staff edits, retires and restores. */
export function EditForm({ text, isActive, children, onSave, onTurn }: EditProps) {
  const [isDirty, setDirty] = useState(false)
  const { form, isBusy, fault, see, faultOf, done, save } = useMarking()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const filled = new FormData(event.currentTarget)
    void save(() => onSave(filled), text.saved).then((isDone) => isDone && setDirty(false))
  }
  const turn = () => save(() => onTurn(!isActive), isActive ? text.retiredNow : text.restoredNow)
  return (
    <form ref={form} className="grid gap-4" noValidate onSubmit={submit} onChange={() => setDirty(true)}>
      {children(faultOf)}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="small" isBusy={isBusy}>
          {text.save}
        </Button>
        <Button kind="line" size="small" isBusy={isBusy} onClick={() => void turn()}>
          {isActive ? text.retire : text.restore}
        </Button>
        <span role="status">{done || (isDirty ? text.unsaved : '')}</span>
      </div>
      <FaultNotice fault={fault} see={see} />
    </form>
  )
}

type AddProps = {
  id: string
  title: string
  /** The message after it is stored. */
  said: (form: FormData) => string
  children: Fields
  onAdd: (form: FormData) => Promise<unknown>
}

/** A form for something new; it is emptied after it is stored. */
export function AddForm({ id, title, said, children, onAdd }: AddProps) {
  const { form: element, isBusy, fault, see, faultOf, done, save } = useMarking()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    void save(() => onAdd(form), said(form)).then((isDone) => isDone && element.current?.reset())
  }
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="mb-4">
        {title}
      </h2>
      <form ref={element} className="grid gap-4" noValidate onSubmit={submit}>
        {children(faultOf)}
        <Button type="submit" size="small" className="justify-self-start" isBusy={isBusy}>
          {title}
        </Button>
        <p role="status">{done}</p>
        <FaultNotice fault={fault} see={see} />
      </form>
    </Card>
  )
}

function FaultNotice({ fault, see }: { fault: string | null; see: Way | null }) {
  if (!fault) return null
  // Opens in a new tab, so that the input of the form stays.
  const way = see && (
    <a href={see.href} target="_blank" rel="noreferrer">
      <ThaiText>{see.title}</ThaiText>
      <span className="vh"> {fieldText.newTab}</span>
    </a>
  )
  return (
    <Notice kind="danger" isAlert action={way}>
      {fault}
    </Notice>
  )
}

/** Saves a form, and maps a refusal to its fields: the first one receives the focus. */
function useMarking() {
  const { fault, fields, ...saving } = useSaving()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (fields.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [fields])
  const faultOf: FaultOf = (path, of = 'itself') =>
    fields.find((one) => one.path === path || (of === 'parts' && one.path.startsWith(`${path}.`)))?.detail
  return { ...saving, form, faultOf, fault: titleOf(fields) ?? fault }
}

/** The number of fields with errors, and the first error. */
function titleOf(fields: readonly FieldFault[]): string | null {
  const [first] = fields
  return first ? `${fieldText.errorTitle(new Set(fields.map(({ path }) => path)).size)}: ${first.detail}` : null
}
