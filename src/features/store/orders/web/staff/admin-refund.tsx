import { useState } from 'react'
import { useStaffForm } from '#kit/forms/use-staff-form.ts'
import { formatKoin } from '#lib/money.ts'
import { Button } from '#ui/basics/button.tsx'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { type AdminOrder, refundOrder } from '../../admin-contract.ts'
import { adminText as text } from './admin-text.ts'

/** Gives an order's koin back, with the reason that the buyer reads. */
export function AdminRefund({ order: { id, number, paid, type, state } }: { order: AdminOrder }) {
  const [isAsked, setAsked] = useState(false)
  const { form, field, onSubmit, isBusy, refusal } = useStaffForm({
    id: 'refund',
    // What has not left us is here.
    values: { reason: '', is_back: state === 'packed' },
    act: (send, body) => send(refundOrder, { query: { id }, body }),
    onDone: () => setAsked(false),
  })
  const reason = field('reason')
  return (
    <>
      <Button kind="danger" isWide onClick={() => setAsked(true)}>
        {text.refund}
      </Button>
      <Dialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={text.refundTitle(number)}
        tone="money"
        onSubmit={onSubmit}
        actions={
          <>
            <Button kind="danger" isWide type="submit" isBusy={isBusy}>
              {text.refundAct}
            </Button>
            <Button kind="line" isWide onClick={() => setAsked(false)}>
              {text.back}
            </Button>
          </>
        }
      >
        <p>{text.refundNote(formatKoin(paid))}</p>
        <TextField {...reason} label={text.reason} error={reason.error ?? refusal?.message} maxLength={200} />
        {type === 'physical' && state !== 'paid' ? (
          <CheckboxField
            {...form.register('is_back')}
            label={text.isBack}
            hint={text.isBackHint}
            defaultChecked={state === 'packed'}
          />
        ) : null}
      </Dialog>
    </>
  )
}
