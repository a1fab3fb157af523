import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Reply } from '#lib/contract.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { type Confirmed, finishTotp, type startTotp } from '../../factor-contract.ts'
import { text } from './factor-text.ts'

interface TotpSetupProps {
  offer: Reply<typeof startTotp>
  onDone: (confirmed: Confirmed) => void
  onCancel: () => void
}

/** The secret is entered into the app by camera or by hand; a first code confirms it. */
export function TotpSetup({ offer, onDone, onCancel }: TotpSetupProps) {
  const [code, setCode] = useState('')
  const { run, isBusy, fault } = useAct(finishTotp, { onDone })
  const heading = useRef<HTMLHeadingElement>(null)
  // It replaces the pressed button.
  useEffect(() => heading.current?.focus(), [])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void run({ body: { code: code.replaceAll(/\s/g, '') } })
  }
  const { size, path } = offer.qr
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-4">
      <h2 ref={heading} tabIndex={-1}>
        {text.scan}
      </h2>
      {/* Black on white in both themes, as cameras need it. */}
      <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={text.qr}>
        <path d={path} />
      </svg>
      <p>
        <a href={offer.uri} className="inline-flex min-h-11 items-center">
          {text.openApp}
        </a>
      </p>
      <p>
        {text.orType}
        <br />
        <code className="wrap-anywhere">{offer.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <TextField
        label={text.thenCode}
        hint={text.codeHint}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={fault ?? undefined}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" isWide isBusy={isBusy}>
        {text.finishTotp}
      </Button>
      <Button kind="line" isWide onClick={onCancel}>
        {text.cancel}
      </Button>
    </form>
  )
}
