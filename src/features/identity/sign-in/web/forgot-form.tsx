import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormActions } from '#features/identity/forms/web/form-actions.tsx'
import { text } from '#features/identity/forms/web/text.ts'
import { useBotCheck } from '#features/identity/forms/web/use-bot-check.ts'
import { FormProblems } from '#kit/forms/form-problems.tsx'
import { resolverFor } from '#kit/forms/form-resolver.ts'
import { useFormAct } from '#kit/forms/use-form-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Link } from '#ui/basics/link.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { forgetPassword } from '../contract.ts'
import { ForgetInput } from '../reset-rules.ts'
import { forgotText, forgotWords } from './forgot-text.ts'

/** Requests the link, then says where to look for it, in the same words for every address (no account enumeration). */
export function ForgotForm() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return sentTo === null ? <AskForm onSent={setSentTo} /> : <Sent to={sentTo} onAgain={() => setSentTo(null)} />
}

const resolver = resolverFor(ForgetInput, { words: forgotWords })

function AskForm({ onSent }: { onSent: (email: string) => void }) {
  const { prepare, sendProven } = useBotCheck('password_forget')
  const form = useForm({ resolver, mode: 'onBlur', shouldFocusError: false })
  const sending = useFormAct({
    form,
    order: ['email'],
    words: forgotWords,
    act: (send, { email }) => sendProven((bot_check) => send(forgetPassword, { body: { email, bot_check } })),
    onDone: (_, { email }) => onSent(email),
  })
  return (
    <form method="post" noValidate onSubmit={sending.onSubmit} className="flex flex-1 flex-col gap-4">
      <FormProblems {...sending} />
      <TextField
        label={text.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={form.formState.errors.email?.message}
        onFocus={prepare}
        {...form.register('email')}
      />
      <FormActions
        label={forgotText.submit}
        isBusy={sending.isBusy}
        status={sending.isBusy ? text.botCheck : undefined}
      >
        <p>
          {forgotText.remembered}{' '}
          <Link to="/login" className="inline-flex min-h-11 items-center">
            {text.login}
          </Link>
        </p>
      </FormActions>
    </form>
  )
}

function Sent({ to, onAgain }: { to: string; onAgain: () => void }) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div className="flex flex-1 flex-col gap-4">
      <h2 ref={ref} tabIndex={-1} className="self-start">
        {forgotText.sent}
      </h2>
      <p className="wrap-anywhere">{forgotText.sentTo(to)}</p>
      <p className="text-ink-soft">{forgotText.sentLead}</p>
      <Button kind="line" isWide className="mt-auto" onClick={onAgain}>
        {forgotText.again}
      </Button>
    </div>
  )
}
