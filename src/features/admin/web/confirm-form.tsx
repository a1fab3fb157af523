import { type FormEvent, useState } from 'react'
import { Button } from '#kit/web/basics/button.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { TextField } from '#kit/web/fields/field.tsx'
import { call } from '#lib/web/call.ts'
import { type Confirmed, confirmByRecoveryCode, confirmByTotp, type Factors } from '../factor-contract.ts'
import { text } from './factor-text.ts'
import { takeToken } from './session.ts'
import { sentenceOf, useDeed } from './use-deed.ts'
import { showPasskey } from './use-passkey.ts'

interface ConfirmFormProps {
  factors: Factors
  /** The token is stored; the roles count. */
  onConfirmed: () => void
}

/** Shows the second factor: a passkey, the app's code, or for a rainy day a recovery code. */
export function ConfirmForm({ factors, onConfirmed }: ConfirmFormProps) {
  const [isRecovering, setRecovering] = useState(false)
  const [code, setCode] = useState('')
  const { busy, refusal, run } = useDeed()
  const hasPasskey = factors.passkeys.length > 0 && !isRecovering
  const hasCode = factors.totp !== null || isRecovering

  async function confirm(name: string, act: () => Promise<Confirmed>): Promise<void> {
    const isDone = await run(name, async () => takeToken((await act()).access_token))
    if (isDone) onConfirmed()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const body = { code: isRecovering ? code : code.replaceAll(/\s/g, '') }
    void confirm('code', () => call(isRecovering ? confirmByRecoveryCode : confirmByTotp, { body }))
  }
  return (
    <div className="grid gap-4">
      {hasPasskey ? (
        <Button isWide isBusy={busy === 'passkey'} data-js onClick={() => void confirm('passkey', showPasskey)}>
          {text.byPasskey}
        </Button>
      ) : null}
      {!hasCode && refusal ? (
        <Notice kind="danger" isAlert>
          {sentenceOf(refusal)}
        </Notice>
      ) : null}
      {hasCode ? (
        <form method="post" noValidate onSubmit={onSubmit} className="grid gap-4">
          <TextField
            key={String(isRecovering)}
            label={isRecovering ? text.recovery : text.code}
            hint={isRecovering ? text.recoveryHint : text.codeHint}
            name="code"
            inputMode={isRecovering ? 'text' : 'numeric'}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            value={code}
            error={sentenceOf(refusal)}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button type="submit" kind={hasPasskey ? 'line' : 'main'} isWide isBusy={busy === 'code'} data-js>
            {text.confirm}
          </Button>
        </form>
      ) : null}
      <Button
        kind="quiet"
        data-js
        onClick={() => {
          setRecovering(!isRecovering)
          setCode('')
        }}
      >
        {isRecovering ? text.toCode : text.toRecovery}
      </Button>
      {isRecovering ? <p className="text-13 text-ink-soft">{text.lost}</p> : null}
    </div>
  )
}
