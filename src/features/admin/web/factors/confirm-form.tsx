import { type FormEvent, useState } from 'react'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { type Confirmed, confirmByRecoveryCode, confirmByTotp, type Factors } from '../../factor-contract.ts'
import { text } from './factor-text.ts'
import { takeToken } from './session.ts'
import { showPasskey } from './use-passkey.ts'

interface ConfirmFormProps {
  factors: Factors
  /** The token is stored, and the roles count. */
  onConfirmed: () => void
}

type Given = 'passkey' | { isRecovering: boolean; code: string }

/** Shows the second factor: a passkey, the app's code, or as a fallback a recovery code. */
export function ConfirmForm({ factors, onConfirmed }: ConfirmFormProps) {
  const [isRecovering, setRecovering] = useState(false)
  const [code, setCode] = useState('')
  const { run, isBusy, input, fault } = useAct(
    async (send, given: Given): Promise<Confirmed> => {
      if (given === 'passkey') return showPasskey(send)
      return send(given.isRecovering ? confirmByRecoveryCode : confirmByTotp, { body: { code: given.code } })
    },
    {
      onDone: ({ access_token }) => {
        takeToken(access_token)
        onConfirmed()
      },
    },
  )
  const hasPasskey = factors.passkeys.length > 0 && !isRecovering
  const hasCode = factors.totp !== null || isRecovering

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void run({ isRecovering, code: isRecovering ? code : code.replaceAll(/\s/g, '') })
  }
  return (
    <div className="grid gap-4">
      {hasPasskey ? (
        <Button isWide isBusy={isBusy && input === 'passkey'} data-js onClick={() => void run('passkey')}>
          {text.byPasskey}
        </Button>
      ) : null}
      {!hasCode && fault ? (
        <Notice kind="danger" isAlert>
          {fault}
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
            error={fault ?? undefined}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button
            type="submit"
            kind={hasPasskey ? 'line' : 'main'}
            isWide
            isBusy={isBusy && input !== 'passkey'}
            data-js
          >
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
