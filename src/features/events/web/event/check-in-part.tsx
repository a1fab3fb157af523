import { type FormEvent, useState } from 'react'
import { formatKoin, koin } from '#lib/money.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { Button } from '#ui/basics/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { checkIn, readPass } from '../../check-in-contract.ts'
import { checkInText as words } from './check-in-text.ts'

const drawnMs = 20_000

/** Check-in of a participant: by the code on staff's screen, or by showing a pass to staff. */
export function CheckInPart({ eventId, onDone }: { eventId: string; onDone: () => void }) {
  const [code, setCode] = useState('')
  const { run, isBusy, done, fault } = useAct(checkIn, { refresh: ['profile'], onDone })
  const [isPassShown, setIsPassShown] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    void run({ body: { id: eventId, code } })
  }
  if (done) return <p role="status">{words.earned(formatKoin(koin(done.reply.koin)), done.reply.points)}</p>
  return (
    <div className="grid gap-3">
      <form onSubmit={send} className="grid gap-3">
        <Field label={words.code} hint={words.codeHint} error={fault ?? undefined}>
          {(wiring) => (
            <input
              {...wiring}
              className="input text-24 tabular-nums"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={8}
              required
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" isWide isBusy={isBusy}>
          {words.send}
        </Button>
      </form>
      {isPassShown ? (
        <PassPart eventId={eventId} onDone={onDone} />
      ) : (
        <Button kind="line" isWide onClick={() => setIsPassShown(true)}>
          {words.showPass}
        </Button>
      )}
    </div>
  )
}

/** The pass, renewed before it expires. Its background is light in both themes, because cameras need it. */
function PassPart({ eventId, onDone }: { eventId: string; onDone: () => void }) {
  const { reply: pass, refusal } = useReply(readPass, { query: { id: eventId } }, { everyMs: drawnMs })
  if (refusal) return <p role="alert">{refusal.message}</p>
  if (!pass) return <div className="min-h-72" />
  return (
    <div className="event-pass grid min-h-72 justify-items-center gap-3">
      <svg viewBox={`0 0 ${pass.size} ${pass.size}`} role="img" aria-label={words.passName}>
        <path d={pass.path} />
      </svg>
      <p>
        {words.passCode} <strong className="tabular-nums">{pass.code.replace(/(\d{4})/, '$1 ')}</strong>
      </p>
      <Button kind="line" size="small" onClick={onDone}>
        {words.scanned}
      </Button>
    </div>
  )
}
