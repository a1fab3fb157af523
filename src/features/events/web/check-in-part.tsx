import { type FormEvent, useEffect, useState } from 'react'
import { refreshProfile } from '#features/identity/sessions/web/session.ts'
import { Button } from '#kit/web/basics/button.tsx'
import { Field } from '#kit/web/fields/field.tsx'
import type { Reply } from '#lib/contract.ts'
import { formatKoin, koin } from '#lib/money.ts'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { checkIn, readPass } from '../check-in-contract.ts'
import { checkInText as words } from './check-in-text.ts'

type Pass = Reply<typeof readPass>

/** How a participant checks in: by the code on staff's screen, or by showing a pass to staff. */
export function CheckInPart({ eventId, onDone }: { eventId: string; onDone: () => void }) {
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [earned, setEarned] = useState<string | null>(null)
  const [isPassShown, setIsPassShown] = useState(false)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setFault(undefined)
    setIsBusy(true)
    try {
      const told = await call(checkIn, { body: { id: eventId, code } })
      setEarned(words.earned(formatKoin(koin(told.koin)), told.points))
      void refreshProfile().catch(() => {})
      onDone()
    } catch (error) {
      setFault(asRefusal(error).message)
    } finally {
      setIsBusy(false)
    }
  }
  if (earned) return <p role="status">{earned}</p>
  return (
    <div className="event-check-in">
      <form onSubmit={(event) => void send(event)} className="grid gap-3">
        <Field label={words.code} hint={words.codeHint} error={fault}>
          {(wiring) => (
            <input
              {...wiring}
              className="input event-code"
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

/** The pass, drawn anew before it is over. Light behind it in both themes, or cameras do not read it. */
function PassPart({ eventId, onDone }: { eventId: string; onDone: () => void }) {
  const [pass, setPass] = useState<Pass | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isCurrent = true
    const draw = async () => {
      try {
        const next = await call(readPass, { query: { id: eventId } })
        if (!isCurrent) return
        setPass(next)
        setFault(null)
      } catch (error) {
        if (!isCurrent) return
        setFault(asRefusal(error).message)
      }
      timer = setTimeout(draw, 20_000)
    }
    void draw()
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [eventId])
  if (fault) return <p role="alert">{fault}</p>
  if (!pass) return <div className="event-pass" />
  return (
    <div className="event-pass">
      <svg viewBox={`0 0 ${pass.size} ${pass.size}`} role="img" aria-label={words.passName}>
        <path d={pass.path} />
      </svg>
      <p>
        {words.passCode} <strong className="event-pass-code">{pass.code.replace(/(\d{4})/, '$1 ')}</strong>
      </p>
      <Button kind="line" size="small" onClick={onDone}>
        {words.scanned}
      </Button>
    </div>
  )
}
