import { useState } from 'react'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { callOff } from '../../admin-contract.ts'
import { adminText as words } from './admin-text.ts'

/** Cancels an event, with a reason that every participant is told. */
export function CallOffPart({ id, title }: { id: string; title: string }) {
  const [isAsked, setIsAsked] = useState(false)
  const [reason, setReason] = useState('')
  const { run, isBusy, fault } = useAct(callOff, { onDone: () => setIsAsked(false), refresh: ['page'] })
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
        actions={
          <>
            <Button kind="danger" isWide isBusy={isBusy} onClick={() => void run({ query: { id }, body: { reason } })}>
              {words.callOffAct}
            </Button>
            <Button kind="line" isWide onClick={() => setIsAsked(false)}>
              {words.back}
            </Button>
          </>
        }
      >
        <p>{words.callOffNote}</p>
        <TextField
          name="reason"
          label={words.reason}
          error={fault ?? undefined}
          value={reason}
          maxLength={200}
          onChange={(event) => setReason(event.target.value)}
        />
      </Dialog>
    </>
  )
}
