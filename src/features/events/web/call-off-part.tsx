import { useState } from 'react'
import { Button } from '#kit/web/basics/button.tsx'
import { TextField } from '#kit/web/fields/field.tsx'
import { Dialog } from '#kit/web/overlays/dialog.tsx'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { callOff } from '../admin-contract.ts'
import { adminText as words } from './admin-text.ts'

/** Calls an event off, with the reason that everybody is told. */
export function CallOffPart({ id, title, onDone }: { id: string; title: string; onDone: () => void }) {
  const [isAsked, setIsAsked] = useState(false)
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const send = async () => {
    setIsBusy(true)
    setFault(undefined)
    try {
      await call(callOff, { query: { id }, body: { reason } })
      setIsAsked(false)
      onDone()
    } catch (error) {
      const { problem } = asRefusal(error)
      setFault(problem.fields?.[0]?.detail ?? problem.detail)
    } finally {
      setIsBusy(false)
    }
  }
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
            <Button kind="danger" isWide isBusy={isBusy} onClick={() => void send()}>
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
          error={fault}
          value={reason}
          maxLength={200}
          onChange={(event) => setReason(event.target.value)}
        />
      </Dialog>
    </>
  )
}
