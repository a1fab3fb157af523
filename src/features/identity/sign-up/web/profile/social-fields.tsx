import type { UseFormRegisterReturn } from 'react-hook-form'
import { passwordText, text } from '#features/identity/forms/web/text.ts'
import { withWantedPath } from '#features/identity/forms/web/use-wanted-path.ts'
import type { PendingSocial } from '#features/identity/social/web/pending-social.ts'
import { providerNames, socialText } from '#features/identity/social/web/social-text.ts'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'

interface SocialFieldProps {
  social: PendingSocial
  field: UseFormRegisterReturn
  error: string | undefined
}

/** The LINE or Facebook identity of the sign-up. */
export function SocialIntro({ social: { provider, name } }: Pick<SocialFieldProps, 'social'>) {
  return <Notice title={socialText.forms(providerNames[provider], name)}>{socialText.formsLead}</Notice>
}

/** The e-mail, from the provider or typed, with a link for people who have an account. */
export function SocialEmail({ social: { provider }, field, error }: SocialFieldProps) {
  return (
    <div>
      <TextField
        label={text.email}
        hint={socialText.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={error}
        {...field}
      />
      <Link
        to={withWantedPath('/login', provider === 'line' ? '/line/link' : '/facebook/id')}
        className="inline-flex min-h-11 items-center"
      >
        {socialText.ownsAccount}
      </Link>
    </div>
  )
}

/** Until a guardian agrees, the account can be entered by its password only. */
export function SocialPassword({ social: { provider }, field, error }: SocialFieldProps) {
  const called = providerNames[provider]
  return (
    <div className="mt-4 grid gap-4">
      <Notice title={socialText.minorTitle(called)}>{socialText.minor(called)}</Notice>
      <PasswordField
        label={text.password}
        hint={passwordText.hint}
        autoComplete="new-password"
        error={error}
        {...field}
      />
    </div>
  )
}
