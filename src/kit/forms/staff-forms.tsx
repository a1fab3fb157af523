import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Way } from '#lib/errors.ts'
import type { Send } from '#lib/web/data/send-under.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { AddSection } from '#ui/basics/add-section.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { fieldText } from '#ui/fields/field-text.ts'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { type FieldOf, type StaffFormSetup, useStaffForm } from './use-staff-form.ts'

type EditText = Record<'save' | 'saved' | 'unsaved' | 'retire' | 'restore' | 'retiredNow' | 'restoredNow', string>

type EditProps<V extends FieldValues> = Pick<StaffFormSetup<V, unknown>, 'id' | 'values' | 'order' | 'fieldOfPath'> & {
  text: EditText
  isActive: boolean
  /** The fields: `{...field('answer')}`. */
  children: (field: FieldOf<V>, form: UseFormReturn<V, unknown, V>) => ReactNode
  onSave: (values: V, send: Send) => Promise<unknown>
  onTurn: (isActive: boolean, send: Send) => Promise<unknown>
}

/** A form for something that staff edits, retires and restores. */
export function EditForm<V extends FieldValues>(props: EditProps<V>) {
  const { text, isActive, children, onSave, onTurn, ...setup } = props
  const save = useStaffForm<V, unknown>({
    ...setup,
    act: (send, values) => onSave(values, send),
  })
  const turn = useAct((send, isWanted: boolean) => onTurn(isWanted, send), { refresh: ['page'] })
  const isBusy = save.isBusy || turn.isBusy
  const turned = turn.done && (turn.input ? text.restoredNow : text.retiredNow)
  const done = turned ?? (save.done && !save.form.formState.isDirty ? text.saved : null)
  const take = () => {
    save.forget()
    void turn.run(!isActive)
  }
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        turn.forget()
        save.onSubmit(event)
      }}
    >
      {children(save.field, save.form)}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="small" isBusy={isBusy}>
          {text.save}
        </Button>
        <Button kind="line" size="small" isBusy={isBusy} onClick={take}>
          {isActive ? text.retire : text.restore}
        </Button>
        <span role="status">{done ?? (save.form.formState.isDirty ? text.unsaved : '')}</span>
      </div>
      <FormFault fault={save.fault ?? turn.fault} see={save.see ?? turn.refusal?.problem.see ?? null} />
    </form>
  )
}

type AddProps<V extends FieldValues, R> = Pick<StaffFormSetup<V, R>, 'id' | 'values' | 'order' | 'fieldOfPath'> & {
  title: string
  /** On the button; left out: the title. */
  submit?: string
  /** What is said while it is sent. */
  busy?: string
  /** The message after it is stored. */
  said: (values: V, reply: R) => string
  children: (field: FieldOf<V>, form: UseFormReturn<V, unknown, V>) => ReactNode
  onAdd: (values: V, send: Send) => Promise<R>
  onDone?: () => void
  /** Above a list: folded until it is wanted. */
  isFolded?: boolean
}

/** A form for something new; it is emptied after it is stored. */
export function AddForm<V extends FieldValues, R = unknown>(props: AddProps<V, R>) {
  const { title, submit = title, busy = '', said, children, onAdd, onDone, isFolded, ...setup } = props
  const add = useStaffForm<V, R>({
    ...setup,
    act: (send, values) => onAdd(values, send),
    isEmptied: true,
    ...(onDone && { onDone }),
  })
  const form = (
    <form className="grid gap-4" noValidate onSubmit={add.onSubmit}>
      {children(add.field, add.form)}
      <Button type="submit" size="small" className="justify-self-start" isBusy={add.isBusy}>
        {submit}
      </Button>
      <p role="status">{add.isBusy ? busy : add.done && add.input ? said(add.input, add.done.reply) : ''}</p>
      <FormFault fault={add.fault} see={add.see} />
    </form>
  )
  if (isFolded)
    return (
      <AddSection id={setup.id} title={title}>
        {form}
      </AddSection>
    )
  return (
    <Card as="section" aria-labelledby={setup.id}>
      <h2 id={setup.id} className="mb-4">
        {title}
      </h2>
      {form}
    </Card>
  )
}

/** What a form ran into, and the way to what stands in its way. */
export function FormFault({ fault, see = null }: { fault: string | null; see?: Way | null }) {
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
