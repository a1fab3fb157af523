import { useState } from 'react'
import { type Control, useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod/mini'
import { faultOfNewPassword } from '#features/identity/accounts/common-password-rules.ts'
import { OpeningCard } from '#features/identity/forms/web/opening-card.tsx'
import { PartActions } from '#features/identity/forms/web/part-actions.tsx'
import { PasswordMeter } from '#features/identity/forms/web/password-meter.tsx'
import { PresentPassword } from '#features/identity/forms/web/present-password.tsx'
import { useCapsLock } from '#features/identity/forms/web/use-caps-lock.ts'
import { FormProblems } from '#kit/forms/form-problems.tsx'
import { resolverFor } from '#kit/forms/form-resolver.ts'
import { useFormAct } from '#kit/forms/use-form-act.ts'
import { refreshPage } from '#lib/web/data/refreshers.ts'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { type Credentials, changePassword } from '../contract.ts'
import { PasswordChange } from '../credentials-rules.ts'
import { credentialsText as text, credentialsWords as words } from './credentials-text.ts'

type Values = z.input<typeof PasswordChange>

/** Only the server can compare the name; the e-mail is known here. */
const resolverOf = ({ email, has_password }: Credentials) =>
  resolverFor(PasswordChange, {
    words,
    findFaults: ({ password, new_password = '' }) => {
      const fault = new_password === '' ? null : faultOfNewPassword(new_password, { displayName: '', email })
      return [
        ...(has_password && !password ? [{ path: 'password', code: 'required', detail: words.password.required }] : []),
        ...(fault ? [{ path: 'new_password', ...fault }] : []),
      ]
    },
  })

/** Changes the password, given the present one; an account without a password may set one. */
export function PasswordPart({ credentials }: { credentials: Credentials }) {
  const [isOpen, setOpen] = useState(false)
  const [news, setNews] = useState<string | null>(null)
  const { has_password: hasPassword } = credentials
  async function finish(): Promise<void> {
    setOpen(false)
    setNews(text.passwordSaved)
    await refreshPage()
  }
  return (
    <OpeningCard
      id="password"
      title={text.password}
      lead={<p className="text-ink-soft">{hasPassword ? text.passwordLead : text.noPassword}</p>}
      label={hasPassword ? text.changePassword : text.setPassword}
      isOpen={isOpen}
      onOpen={() => {
        setNews(null)
        setOpen(true)
      }}
      news={news}
    >
      <PasswordForm credentials={credentials} onDone={finish} onCancel={() => setOpen(false)} />
    </OpeningCard>
  )
}

interface FormProps {
  credentials: Credentials
  onDone: () => Promise<void>
  onCancel: () => void
}

function PasswordForm({ credentials, onDone, onCancel }: FormProps) {
  const caps = useCapsLock()
  const [resolver] = useState(() => resolverOf(credentials))
  const form = useForm<Values>({ resolver, mode: 'onBlur', shouldFocusError: false })
  const sending = useFormAct({
    form,
    order: ['password', 'new_password'],
    words,
    act: (send, body) => send(changePassword, { body }),
    onDone,
    staysOnPage: true,
  })
  const { errors } = form.formState
  return (
    <form method="post" noValidate onSubmit={sending.onSubmit} className="grid gap-4">
      <FormProblems {...sending} />
      <AccountName email={credentials.email} />
      {credentials.has_password ? (
        <PresentPassword error={errors.password?.message} field={form.register('password')} />
      ) : null}
      <PasswordField
        label={text.newPassword}
        hint={errors.new_password ? undefined : text.newPasswordHint}
        autoComplete="new-password"
        error={errors.new_password?.message}
        meter={<Meter control={form.control} email={credentials.email} isCapsLockOn={caps.isOn} />}
        {...caps.watch}
        {...form.register('new_password')}
      />
      <PartActions label={text.savePassword} isBusy={sending.isBusy} onCancel={onCancel} />
    </form>
  )
}

/** Tells password managers the account of this password; invisible. */
function AccountName({ email }: { email: string }) {
  return <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
}

type MeterProps = { control: Control<Values>; email: string; isCapsLockOn: boolean }

function Meter({ control, email, isCapsLockOn }: MeterProps) {
  const password = useWatch({ control, name: 'new_password' }) ?? ''
  return <PasswordMeter password={password} email={email} isCapsLockOn={isCapsLockOn} />
}
