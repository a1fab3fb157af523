import { useState } from 'react'
import type { Reply } from '#lib/contract.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { type Confirmed, type Factors, startTotp } from '../../factor-contract.ts'
import { text } from './factor-text.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { takeToken } from './session.ts'
import { TotpSetup } from './totp-setup.tsx'
import { makePasskey } from './use-passkey.ts'

interface AddFactorProps {
  factors: Factors
  /** A factor was added, and its recovery codes were confirmed. */
  onDone: () => void
}

/** Adds an authenticator app or a passkey. The first one of an account asks for the password. */
export function AddFactor({ factors, onDone }: AddFactorProps) {
  const isFirst = factors.totp === null && factors.passkeys.length === 0
  const needsPassword = isFirst && factors.has_password
  const [password, setPassword] = useState('')
  const [offer, setOffer] = useState<Reply<typeof startTotp> | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)

  function take(confirmed: Confirmed): void {
    takeToken(confirmed.access_token)
    setOffer(null)
    setPassword('')
    if (confirmed.recovery_codes) setCodes(confirmed.recovery_codes)
    else onDone()
  }
  const begin = useAct(startTotp, { onDone: setOffer })
  const make = useAct((send, proof: string | undefined) => makePasskey(send, proof), { onDone: take })

  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />
  if (offer) return <TotpSetup offer={offer} onDone={take} onCancel={() => setOffer(null)} />
  const fault = begin.fault ?? make.fault ?? undefined
  const start = () => {
    make.forget()
    void begin.run({ body: needsPassword ? { password } : {} })
  }
  const startPasskey = () => {
    begin.forget()
    void make.run(needsPassword ? password : undefined)
  }
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={(event) => event.preventDefault()}>
      {needsPassword ? (
        <PasswordField
          label={text.password}
          name="password"
          autoComplete="current-password"
          value={password}
          error={fault}
          onChange={(event) => setPassword(event.target.value)}
        />
      ) : null}
      {isFirst && !needsPassword ? <p className="text-ink-soft">{text.noPassword}</p> : null}
      {fault && !needsPassword ? (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      ) : null}
      <Button type="submit" isWide kind={isFirst ? 'main' : 'line'} isBusy={begin.isBusy} data-js onClick={start}>
        {isFirst ? text.chooseTotp : factors.totp ? text.replaceTotp : text.addTotp}
      </Button>
      <p className="text-13 text-ink-soft">{text.chooseTotpHint}</p>
      <Button isWide kind="line" isBusy={make.isBusy} data-js onClick={startPasskey}>
        {isFirst ? text.choosePasskey : text.addPasskey}
      </Button>
      <p className="text-13 text-ink-soft">{text.choosePasskeyHint}</p>
    </form>
  )
}
