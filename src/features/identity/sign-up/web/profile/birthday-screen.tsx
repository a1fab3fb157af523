import type { AgeTier } from '#features/identity/accounts/account-rules.ts'
import type { PendingSocial } from '#features/identity/social/web/pending-social.ts'
import { DateField } from '#ui/fields/date-field.tsx'
import { GuardianField } from './guardian-field.tsx'
import type { ProfileForm } from './profile-resolver.ts'
import { profileText } from './register-profile-text.ts'
import { SocialPassword } from './social-fields.tsx'
import { TooYoung } from './too-young.tsx'

interface BirthdayScreenProps {
  form: ProfileForm
  social: PendingSocial | undefined
  tier: AgeTier | null
  begun: string | undefined
}

/** The birth date, and what the age asks for. */
export function BirthdayScreen({ form, social, tier, begun }: BirthdayScreenProps) {
  const { errors } = form.formState
  return (
    <>
      <DateField
        label={profileText.birthDate}
        hint={profileText.birthDateHint}
        autoComplete="bday"
        error={tier === 'child' ? undefined : errors.birth_date?.message}
        defaultValue={begun}
        {...form.register('birth_date')}
      />
      <div aria-live="polite">
        {tier === 'child' ? <TooYoung /> : null}
        {tier === 'minor' ? (
          <GuardianField field={form.register('guardian_email')} error={errors.guardian_email?.message} />
        ) : null}
        {tier === 'minor' && social ? (
          <SocialPassword social={social} field={form.register('password')} error={errors.password?.message} />
        ) : null}
      </div>
    </>
  )
}
