import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { CapsLockNote } from '#features/identity/forms/web/caps-lock-note.tsx'
import { FormActions } from '#features/identity/forms/web/form-actions.tsx'
import { text } from '#features/identity/forms/web/text.ts'
import { useCapsLock } from '#features/identity/forms/web/use-caps-lock.ts'
import { useWantedPath, withWantedPath } from '#features/identity/forms/web/use-wanted-path.ts'
import { enter } from '#features/identity/sessions/web/session.ts'
import { SocialButtons } from '#features/identity/social/web/social-buttons-part.tsx'
import { socialText } from '#features/identity/social/web/social-text.ts'
import { FormProblems } from '#kit/forms/form-problems.tsx'
import { resolverFor } from '#kit/forms/form-resolver.ts'
import { useFormAct } from '#kit/forms/use-form-act.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Link } from '#ui/basics/link.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { LoginInput } from '../login-rules.ts'
import { loginText, loginWords } from './login-text.ts'
import { useLogin } from './use-login.ts'

const resolver = resolverFor(LoginInput, { words: loginWords })

export function LoginForm() {
  const navigate = useNavigate()
  const wanted = useWantedPath()
  const caps = useCapsLock()
  const { logIn, isChecking } = useLogin()
  // Set by the button after the notice of a pending deletion; an ordinary login does not cancel the deletion.
  const isComingBack = useRef(false)
  // No default values: input from before hydration is read from the boxes.
  const form = useForm({ resolver, mode: 'onBlur', shouldFocusError: false })
  const sending = useFormAct({
    form,
    order: ['email', 'password'],
    words: loginWords,
    act: (send, values) => {
      const restore = isComingBack.current
      isComingBack.current = false
      return logIn(send, { ...values, restore })
    },
    onDone: (reply) => {
      enter(reply)
      return navigate(wanted ?? '/', { replace: true })
    },
  })
  const { errors } = form.formState
  return (
    <form method="post" noValidate onSubmit={sending.onSubmit} className="flex flex-1 flex-col gap-4">
      <FormProblems {...sending} />
      {sending.refusal?.code === 'account_leaving' ? (
        <Button
          kind="line"
          onClick={(event) => {
            isComingBack.current = true
            event.currentTarget.form?.requestSubmit()
          }}
        >
          {loginText.comeBack}
        </Button>
      ) : null}
      {sending.refusal?.code === 'login_locked' ? (
        <LinkButton kind="line" to="/forgot-password">
          {loginText.byMail}
        </LinkButton>
      ) : null}
      <TextField
        label={text.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label={text.password}
        autoComplete="current-password"
        error={errors.password?.message}
        meter={<CapsLockNote isOn={caps.isOn} />}
        {...caps.watch}
        {...form.register('password')}
      />
      <Link to="/forgot-password" className="-mt-2 inline-flex min-h-11 items-center self-start">
        {loginText.forgot}
      </Link>
      <FormActions label={text.login} isBusy={sending.isBusy} status={isChecking ? text.botCheck : undefined}>
        <p>
          {loginText.noAccount}{' '}
          <Link to={withWantedPath('/register', wanted)} className="inline-flex min-h-11 items-center">
            {text.signUp}
          </Link>
        </p>
      </FormActions>
      <SocialButtons wanted={wanted} label={socialText.enterBy} />
    </form>
  )
}
