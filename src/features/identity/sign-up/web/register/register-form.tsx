import { type Control, useWatch } from 'react-hook-form'
import { PasswordMeter } from '#features/identity/forms/web/password-meter.tsx'
import { text } from '#features/identity/forms/web/text.ts'
import { useCapsLock } from '#features/identity/forms/web/use-caps-lock.ts'
import { useWantedPath, withWantedPath } from '#features/identity/forms/web/use-wanted-path.ts'
import { SocialButtons } from '#features/identity/social/web/social-buttons-part.tsx'
import { socialText } from '#features/identity/social/web/social-text.ts'
import { FormProblems } from '#kit/forms/form-problems.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { SignUpAct } from '../sign-up-act.tsx'
import { EmailHint } from './email-hint.tsx'
import type { Credentials } from './register-resolver.ts'
import { registerText } from './register-text.ts'
import { useRegisterForm } from './use-register-form.ts'

export function RegisterForm() {
  const wanted = useWantedPath()
  const caps = useCapsLock()
  const { form, sending, emails, isBack } = useRegisterForm(wanted)
  const { errors } = form.formState
  const email = form.register('email', { onBlur: emails.lookAtTyped, onChange: emails.forget })
  return (
    <form
      method="post"
      noValidate
      onSubmit={sending.onSubmit}
      className="sign-up-first flex flex-1 flex-col gap-3 wide:gap-4"
    >
      <SocialButtons isFirst wanted={wanted} label={socialText.signUpBy} />
      <FormProblems {...sending} />
      {isBack ? <Notice>{registerText.back}</Notice> : null}
      <TextField
        label={text.email}
        className="field-in-line"
        // The error replaces the hint, so that little moves when the server answers late.
        hint={errors.email ? undefined : <EmailHint state={emails.state} />}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
        onFocus={emails.prepare}
        {...email}
      />
      <PasswordField
        label={text.password}
        className="field-in-line"
        hint={errors.password ? undefined : registerText.passwordHint}
        autoComplete="new-password"
        error={errors.password?.message}
        meter={<Meter control={form.control} isCapsLockOn={caps.isOn} />}
        {...caps.watch}
        {...form.register('password')}
      />
      <SignUpAct label={registerText.next} isBusy={sending.isBusy} />
      <p className="text-center">
        {registerText.hasAccount}{' '}
        <Link to={withWantedPath('/login', wanted)} className="inline-flex min-h-11 items-center">
          {text.login}
        </Link>
      </p>
    </form>
  )
}

function Meter({ control, isCapsLockOn }: { control: Control<Credentials>; isCapsLockOn: boolean }) {
  const [email = '', password = ''] = useWatch({ control, name: ['email', 'password'] })
  return <PasswordMeter password={password} email={email} isCapsLockOn={isCapsLockOn} />
}
