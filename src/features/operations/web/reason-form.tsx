import { FormFault } from '#kit/forms/staff-forms.tsx'
import { useStaffForm } from '#kit/forms/use-staff-form.ts'
import type { Send } from '#lib/web/data/send-under.ts'
import { Button } from '#ui/basics/button.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { text } from './text.ts'

interface ReasonFormProps {
  /** Ends the ids of the boxes: the page has many of these forms. */
  id: string
  /** What the button does; `about` says to what, for people who hear the page. */
  label: string
  about: string
  said: string
  act: (send: Send, reason: string) => Promise<unknown>
}

/** A button that opens a box for the reason, without which nothing of this desk is done. */
export function ReasonForm({ id, label, about, said, act }: ReasonFormProps) {
  const form = useStaffForm({
    id,
    values: { reason: '' },
    isEmptied: true,
    act: (send, { reason }) => act(send, reason),
  })
  return (
    <details className="reason-form">
      <summary className="admin-summary">
        {label}
        <span className="vh"> {about}</span>
      </summary>
      <form className="grid gap-3" noValidate onSubmit={form.onSubmit}>
        <TextField {...form.field('reason')} label={text.reason} hint={text.reasonHint} maxLength={200} />
        <FormFault fault={form.fault} />
        <Button type="submit" size="small" className="justify-self-start" isBusy={form.isBusy}>
          {label}
        </Button>
        <p role="status">{form.done ? said : ''}</p>
      </form>
    </details>
  )
}
