import { useState } from 'react'
import { type Control, useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { z } from 'zod/mini'
import { faultOfNewPassword } from '#features/identity/accounts/common-password-rules.ts'
import { FormActions } from '#features/identity/forms/web/form-actions.tsx'
import { PasswordMeter } from '#features/identity/forms/web/password-meter.tsx'
import { passwordText, passwordWords } from '#features/identity/forms/web/text.ts'
import { useCapsLock } from '#features/identity/forms/web/use-caps-lock.ts'
import { signOut } from '#features/identity/sessions/web/session.ts'
import { FormProblems } from '#kit/forms/form-problems.tsx'
import { resolverFor } from '#kit/forms/form-resolver.ts'
import { useFormAct } from '#kit/forms/use-form-act.ts'
import { readToken } from '#lib/web/session-store.ts'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { resetPassword } from '../contract.ts'
import { ResetInput } from '../reset-rules.ts'
import { readResetToken } from './pending-reset.ts'
import { ResetDead } from './reset-dead.tsx'
import { resetText } from './reset-text.ts'

const resetWords = { password: passwordWords }

const NewPassword = z.pick(ResetInput, { password: true })
type NewPassword = z.input<typeof NewPassword>

const nobody = { displayName: '', email: '' }
const resolver = resolverFor(NewPassword, {
  words: resetWords,
  // Only the server knows the account, and checks the password for its name and e-mail.
  findFaults: ({ password = '' }) => {
    const fault = password === '' ? null : faultOfNewPassword(password, nobody)
    return fault ? [{ path: 'password', ...fault }] : []
  },
})

export function ResetForm() {
  const navigate = useNavigate()
  const caps = useCapsLock()
  const [isDead, setDead] = useState(false)
  const form = useForm<NewPassword>({ resolver, mode: 'onBlur', shouldFocusError: false })
  const sending = useFormAct({
    form,
    order: ['password'],
    words: resetWords,
    act: (send, { password }) => send(resetPassword, { body: { token: readResetToken(), password } }),
    onRefused: ({ code }) => {
      if (code === 'reset_link_dead') setDead(true)
    },
    onDone: () => {
      // All sessions of the account have ended, this browser's included if it was signed in there.
      if (readToken() !== null) void signOut()
      return navigate('/login?changed=1', { replace: true })
    },
  })
  const { errors } = form.formState
  if (isDead) return <ResetDead />
  return (
    <form method="post" noValidate onSubmit={sending.onSubmit} className="flex flex-1 flex-col gap-4">
      <FormProblems {...sending} />
      <PasswordField
        label={resetText.password}
        hint={errors.password ? undefined : passwordText.hint}
        autoComplete="new-password"
        error={errors.password?.message}
        meter={<Meter control={form.control} isCapsLockOn={caps.isOn} />}
        {...caps.watch}
        {...form.register('password')}
      />
      <FormActions label={resetText.submit} isBusy={sending.isBusy} />
    </form>
  )
}

function Meter({ control, isCapsLockOn }: { control: Control<NewPassword>; isCapsLockOn: boolean }) {
  const password = useWatch({ control, name: 'password' }) ?? ''
  return <PasswordMeter password={password} isCapsLockOn={isCapsLockOn} />
}
