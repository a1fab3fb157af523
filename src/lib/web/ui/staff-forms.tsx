import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { FieldFault } from '#lib/errors.ts'
import { asRefusal } from '../hydration.ts'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { fieldText } from './field-text.ts'
import { Notice } from './notice.tsx'
import { useSaving } from './use-saving.ts'

/** What is wrong with the field of this name, for its `error`. */
export type ErrorOf = (name: string) => string | undefined

/** Saves a form, and keeps which of its boxes a refusal was about: the first of them has the focus then. */
function useMarking() {
  const { isBusy, fault, done, save } = useSaving()
  const [faults, setFaults] = useState<FieldFault[]>([])
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (faults.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [faults])
  const marking = (work: () => Promise<unknown>, said: string) => {
    setFaults([])
    const mark = (error: unknown) => {
      setFaults(asRefusal(error).problem.fields ?? [])
      throw error
    }
    return save(() => work().catch(mark), said)
  }
  const errorOf: ErrorOf = (name) => faults.find(({ path }) => path.split('.')[0] === name)?.detail
  const failure = faults.length > 0 ? fieldText.errorTitle(new Set(faults.map(({ path }) => path)).size) : fault
  return { form, isBusy, failure, done, save: marking, errorOf }
}

function Failure({ children }: { children: string | null }) {
  return (
    children && (
      <Notice kind="danger" isAlert>
        {children}
      </Notice>
    )
  )
}

type EditText = Record<'save' | 'saved' | 'unsaved' | 'retire' | 'restore' | 'retiredNow' | 'restoredNow', string>
type EditProps = {
  text: EditText
  isActive: boolean
  /** The fields; with a new key they show what is kept by now. */
  children: (errorOf: ErrorOf) => ReactNode
  onSave: (form: FormData) => Promise<unknown>
  onTurn: (isActive: boolean) => Promise<unknown>
}

/** Something that staff edits, and takes out of use or back. */
export function EditForm({ text, isActive, children, onSave, onTurn }: EditProps) {
  const [isDirty, setDirty] = useState(false)
  const { form: box, isBusy, failure, done, save, errorOf } = useMarking()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    void save(() => onSave(form), text.saved).then((isDone) => isDone && setDirty(false))
  }
  const turn = () => save(() => onTurn(!isActive), isActive ? text.retiredNow : text.restoredNow)
  return (
    <form ref={box} className="grid gap-4" noValidate onSubmit={submit} onChange={() => setDirty(true)}>
      {children(errorOf)}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="small" isBusy={isBusy}>
          {text.save}
        </Button>
        <Button kind="line" size="small" isBusy={isBusy} onClick={() => void turn()}>
          {isActive ? text.retire : text.restore}
        </Button>
        <span role="status">{done || (isDirty ? text.unsaved : '')}</span>
      </div>
      <Failure>{failure}</Failure>
    </form>
  )
}

type AddProps = {
  id: string
  title: string
  /** What is said once it is kept. */
  said: (form: FormData) => string
  children: (errorOf: ErrorOf) => ReactNode
  onAdd: (form: FormData) => Promise<unknown>
}

/** Something new; the form is empty again once it is kept. */
export function AddForm({ id, title, said, children, onAdd }: AddProps) {
  const { form: box, isBusy, failure, done, save, errorOf } = useMarking()
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
      <form ref={box} className="grid gap-4" noValidate onSubmit={submit}>
        {children(errorOf)}
        <Button type="submit" size="small" className="justify-self-start" isBusy={isBusy}>
          {title}
        </Button>
        <p role="status">{done}</p>
        <Failure>{failure}</Failure>
      </form>
    </Card>
  )
}
