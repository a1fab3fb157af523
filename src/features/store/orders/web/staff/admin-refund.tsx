import { useState } from 'react'
import { formatKoin } from '#lib/money.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { type AdminOrder, refundOrder } from '../../admin-contract.ts'
import { adminText as text } from './admin-text.ts'

/** Gives an order's koin back, with the reason that the buyer reads. */
export function AdminRefund({ order: { id, number, paid, type, state } }: { order: AdminOrder }) {
  const [isAsked, setAsked] = useState(false)
  const [reason, setReason] = useState('')
  // What has not left us is here.
  const [isBack, setBack] = useState(state === 'packed')
  const { run, isBusy, fault } = useAct(refundOrder, { onDone: () => setAsked(false), refresh: ['page'] })
  const refund = () => run({ query: { id }, body: { reason, is_back: isBack } })
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
        actions={
          <>
            <Button kind="danger" isWide isBusy={isBusy} onClick={() => void refund()}>
              {text.refundAct}
            </Button>
            <Button kind="line" isWide onClick={() => setAsked(false)}>
              {text.back}
            </Button>
          </>
        }
      >
        <p>{text.refundNote(formatKoin(paid))}</p>
        <TextField
          name="reason"
          label={text.reason}
          error={fault ?? undefined}
          value={reason}
          maxLength={200}
          onChange={(event) => setReason(event.target.value)}
        />
        {type === 'physical' && state !== 'paid' ? (
          <CheckboxField
            name="is_back"
            label={text.isBack}
            hint={text.isBackHint}
            checked={isBack}
            onChange={(event) => setBack(event.target.checked)}
          />
        ) : null}
      </Dialog>
    </>
  )
}
