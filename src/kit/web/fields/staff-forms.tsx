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
 * What the server said of a field, by its path in the call ('body.right'), or of one of the `parts` that it holds
 * ('accepted.2' of 'accepted'); undefined where that is fine.
 */
export type FaultOf = (path: string, of?: 'itself' | 'parts') => string | undefined

/** The fields, told which of them are at fault; with a new key they show what is kept by now. */
type Fields = (faultOf: FaultOf) => ReactNode

type EditProps = {
  text: EditText
  isActive: boolean
  children: Fields
  onSave: (form: FormData) => Promise<unknown>
  onTurn: (isActive: boolean) => Promise<unknown>
}

/** Something that staff edits, and takes out of use or back. */
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
  /** What is said once it is kept. */
  said: (form: FormData) => string
  children: Fields
  onAdd: (form: FormData) => Promise<unknown>
}

/** Something new; the form is empty again once it is kept. */
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
  // Beside the form: what is written in it stays.
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

/** Saves a form, and knows which of its fields a refusal was about: the first of them has the focus then. */
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

/** How many boxes to look at, and what is wrong with the first. */
function titleOf(fields: readonly FieldFault[]): string | null {
  const [first] = fields
  return first ? `${fieldText.errorTitle(new Set(fields.map(({ path }) => path)).size)}: ${first.detail}` : null
}
