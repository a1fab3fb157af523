import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import type { z } from 'zod/mini'
import { FormProblems } from '#features/identity/forms/web/form-problems.tsx'
import { resolverFor } from '#features/identity/forms/web/form-resolver.ts'
import { OpeningCard } from '#features/identity/forms/web/opening-card.tsx'
import { PartActions } from '#features/identity/forms/web/part-actions.tsx'
import { PresentPassword } from '#features/identity/forms/web/present-password.tsx'
import { useSending } from '#features/identity/forms/web/use-sending.ts'
import { Notice } from '#kit/web/basics/notice.tsx'
import { TextField } from '#kit/web/fields/field.tsx'
import { call } from '#lib/web/call.ts'
import { type Credentials, changeEmail } from '../contract.ts'
import { EmailChange } from '../credentials-rules.ts'
import { credentialsText as text, credentialsWords as words } from './credentials-text.ts'

const resolverOf = ({ has_password }: Credentials) =>
  resolverFor(EmailChange, {
    words,
    findFaults: ({ password }) =>
      has_password && !password ? [{ path: 'password', code: 'required', detail: words.password.required }] : [],
  })

/** The address of the account, the one that waits for its link to be pressed, and the way to another. */
export function EmailPart({ credentials }: { credentials: Credentials }) {
  const { revalidate } = useRevalidator()
  const [isOpen, setOpen] = useState(false)
  const [news, setNews] = useState<string | null>(null)
  const { email, pending_email: pending } = credentials
  async function finish(): Promise<void> {
    setOpen(false)
    setNews(text.sent)
    await revalidate()
  }
  return (
    <OpeningCard
      id="email"
      title={text.email}
      lead={
        <>
          <div>
            <p className="wrap-anywhere font-semibold">{email}</p>
            <p className="text-ink-soft">{text.emailNow}</p>
          </div>
          {pending ? <Notice>{text.pending(pending)}</Notice> : null}
        </>
      }
      label={text.changeEmail}
      isOpen={isOpen}
      onOpen={() => {
        setNews(null)
        setOpen(true)
      }}
      news={news}
    >
      <EmailForm credentials={credentials} onDone={finish} onCancel={() => setOpen(false)} />
    </OpeningCard>
  )
}

interface FormProps {
  credentials: Credentials
  onDone: () => Promise<void>
  onCancel: () => void
}

function EmailForm({ credentials, onDone, onCancel }: FormProps) {
  const [resolver] = useState(() => resolverOf(credentials))
  const form = useForm<z.input<typeof EmailChange>>({ resolver, mode: 'onBlur', shouldFocusError: false })
  const sending = useSending({
    form,
    order: ['email', 'password'],
    words,
    act: async (body) => {
      await call(changeEmail, { body })
      await onDone()
    },
    staysOnPage: true,
  })
  const { errors } = form.formState
  return (
    <form method="post" noValidate onSubmit={sending.onSubmit} className="grid gap-4">
      <FormProblems {...sending} />
      <TextField
        label={text.newEmail}
        hint={text.newEmailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
        {...form.register('email')}
      />
      {credentials.has_password ? (
        <PresentPassword error={errors.password?.message} field={form.register('password')} />
      ) : null}
      <PartActions label={text.sendLink} isBusy={sending.isBusy} onCancel={onCancel} />
    </form>
  )
}
