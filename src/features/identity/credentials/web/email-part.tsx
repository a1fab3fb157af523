import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { OpeningCard } from '#features/identity/forms/web/opening-card.tsx'
import { PartActions } from '#features/identity/forms/web/part-actions.tsx'
import { PresentPassword } from '#features/identity/forms/web/present-password.tsx'
import { FormProblems } from '#kit/forms/form-problems.tsx'
import { resolverFor } from '#kit/forms/form-resolver.ts'
import { useFormAct } from '#kit/forms/use-form-act.ts'
import { refreshPage } from '#lib/web/data/refreshers.ts'
import { Notice } from '#ui/basics/notice.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { type Credentials, changeEmail } from '../contract.ts'
import { EmailChange } from '../credentials-rules.ts'
import { credentialsText as text, credentialsWords as words } from './credentials-text.ts'

const resolverOf = ({ has_password }: Credentials) =>
  resolverFor(EmailChange, {
    words,
    findFaults: ({ password }) =>
      has_password && !password ? [{ path: 'password', code: 'required', detail: words.password.required }] : [],
  })

/** The account's address, a new one that is not confirmed yet, and the form to change it. */
export function EmailPart({ credentials }: { credentials: Credentials }) {
  const [isOpen, setOpen] = useState(false)
  const [news, setNews] = useState<string | null>(null)
  const { email, pending_email: pending } = credentials
  async function finish(): Promise<void> {
    setOpen(false)
    setNews(text.sent)
    await refreshPage()
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
  const sending = useFormAct({
    form,
    order: ['email', 'password'],
    words,
    act: (send, body) => send(changeEmail, { body }),
    onDone,
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
