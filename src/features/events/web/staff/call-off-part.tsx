import { useState } from 'react'
import { useStaffForm } from '#kit/forms/use-staff-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { callOff } from '../../admin-contract.ts'
import { adminText as words } from './admin-text.ts'

/** Cancels an event, with a reason that every participant is told. */
export function CallOffPart({ id, title }: { id: string; title: string }) {
  const [isAsked, setIsAsked] = useState(false)
  const { field, onSubmit, isBusy, refusal } = useStaffForm({
    id: 'call-off',
    values: { reason: '' },
    act: (send, body) => send(callOff, { query: { id }, body }),
    onDone: () => setIsAsked(false),
  })
  const reason = field('reason')
  return (
    <>
      <Button kind="danger" isWide onClick={() => setIsAsked(true)}>
        {words.callOff}
      </Button>
      <Dialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title={words.callOffTitle(title)}
        tone="money"
        onSubmit={onSubmit}
        actions={
          <>
            <Button kind="danger" isWide type="submit" isBusy={isBusy}>
              {words.callOffAct}
            </Button>
            <Button kind="line" isWide onClick={() => setIsAsked(false)}>
              {words.back}
            </Button>
          </>
        }
      >
        <p>{words.callOffNote}</p>
        <TextField {...reason} label={words.reason} error={reason.error ?? refusal?.message} maxLength={200} />
      </Dialog>
    </>
  )
}
