import { FormFault } from '#kit/forms/staff-forms.tsx'
import { useStaffForm } from '#kit/forms/use-staff-form.ts'
import type { Send } from '#lib/web/data/send-under.ts'
import { Button } from '#ui/basics/button.tsx'
import { SelectField, TextAreaField } from '#ui/fields/field.tsx'
import { noteLength } from '../admin-contract.ts'
import type { Colleagues, HandedTo } from './claim-calls.ts'
import { text } from './text.ts'

type Props<R> = {
  id: string
  colleagues: Colleagues
  act: (send: Send, to: HandedTo) => Promise<R>
  onDone?: (reply: R) => unknown
}

/** To whom work is handed on, and what they should know. */
export function HandOverForm<R>({ id, colleagues, act, onDone }: Props<R>) {
  const hand = useStaffForm<HandedTo, R>({
    id: `hand-${id}`,
    values: { to: '', note: '' },
    act,
    ...(onDone && { onDone }),
  })
  if (colleagues.length === 0) return <p>{text.noColleague}</p>
  return (
    <form className="grid gap-3" noValidate onSubmit={hand.onSubmit}>
      <SelectField
        {...hand.field('to')}
        label={text.to}
        placeholder={text.chooseColleague}
        options={colleagues.map((one) => ({ value: one.id, label: one.label }))}
      />
      <TextAreaField {...hand.field('note')} label={text.note} hint={text.noteHint} maxLength={noteLength} />
      <FormFault fault={hand.fault} see={hand.see} />
      <Button type="submit" size="small" className="justify-self-start" isBusy={hand.isBusy}>
        {text.sendOn}
      </Button>
    </form>
  )
}
