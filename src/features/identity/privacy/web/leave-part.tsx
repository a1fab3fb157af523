import { useState } from 'react'
import { useNavigate } from 'react-router'
import { PresentPassword } from '#features/identity/forms/web/present-password.tsx'
import { useProof } from '#features/identity/forms/web/use-proof.ts'
import { signOut } from '#features/identity/sessions/web/session.ts'
import { FormProblems } from '#kit/forms/form-problems.tsx'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { leave } from '../contract.ts'
import { privacyText as text } from './text.ts'

/** Deletes the account after an explanation. The dialog shows the day until it is closed. */
export function LeavePart({ hasPassword }: { hasPassword: boolean }) {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [goneOn, setGoneOn] = useState<string | null>(null)
  async function close(): Promise<void> {
    setOpen(false)
    if (goneOn === null) return
    // All sessions of the account have ended, this browser's included.
    void signOut()
    await navigate('/')
  }
  return (
    <Card aria-labelledby="leave" className="grid gap-4">
      <h2 id="leave">{text.leave}</h2>
      <p className="text-ink-soft">{text.leaveLead}</p>
      <Button kind="line" data-js onClick={() => setOpen(true)}>
        {text.leave}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => void close()} title={goneOn === null ? text.askLeave : text.left}>
        {goneOn === null ? (
          <LeaveForm hasPassword={hasPassword} onLeft={setGoneOn} onSave={() => setOpen(false)} />
        ) : (
          <div className="grid gap-4">
            <p role="status">{text.leaving(formatThaiDate(goneOn))}</p>
            <Button kind="line" onClick={() => void close()}>
              {text.close}
            </Button>
          </div>
        )}
      </Dialog>
    </Card>
  )
}

interface LeaveFormProps {
  hasPassword: boolean
  /** The day on which the account is erased. */
  onLeft: (day: string) => void
  onSave: () => void
}

function LeaveForm({ hasPassword, onLeft, onSave }: LeaveFormProps) {
  const { form, sending, error } = useProof({
    hasPassword,
    act: (send, body) => send(leave, { body }),
    onDone: ({ erase_at }) => onLeft(bangkokDay(new Date(erase_at))),
  })
  return (
    <form method="post" noValidate onSubmit={sending.onSubmit} className="grid gap-4">
      <p className="font-semibold">{text.happens}</p>
      <ul className="grid list-disc gap-2 pl-5">
        {text.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <p className="text-ink-soft">{text.takeAlong}</p>
      <FormProblems {...sending} />
      {hasPassword ? <PresentPassword error={error} field={form.register('password')} /> : null}
      <div className="grid gap-3">
        <Button type="submit" kind="danger" isBusy={sending.isBusy} onMouseDown={(event) => event.preventDefault()}>
          {text.confirmLeave}
        </Button>
        <Button kind="line" onMouseDown={(event) => event.preventDefault()} onClick={onSave}>
          {text.save}
        </Button>
      </div>
    </form>
  )
}
