import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { avatarNames } from '#art/names/avatar-names.ts'
import { withWantedPath } from '#features/identity/forms/web/use-wanted-path.ts'
import { providerPicture } from '#features/identity/social/social-rules.ts'
import { FormProblems } from '#kit/forms/form-problems.tsx'
import { useSite } from '#lib/web/site.tsx'
import { Link } from '#ui/basics/link.tsx'
import { DateField } from '#ui/fields/date-field.tsx'
import { TextField } from '#ui/fields/field.tsx'
import type { PendingRegistration } from '../pending-registration.ts'
import { AvatarChooser } from './avatar-field.tsx'
import { GuardianField } from './guardian-field.tsx'
import { OwnPicture } from './own-picture.tsx'
import { tierOf } from './profile-resolver.ts'
import { ProfileRest } from './profile-rest.tsx'
import { profileText } from './register-profile-text.ts'
import { SocialEmail, SocialIntro, SocialPassword } from './social-fields.tsx'
import { TooYoung } from './too-young.tsx'
import { useSignUp } from './use-sign-up.ts'

export function ProfileForm({ pending }: { pending: PendingRegistration }) {
  const { today } = useSite()
  const { form, sending, wanted, picture, choosePicture } = useSignUp(pending)
  const birthDate = useWatch({ control: form.control, name: 'birth_date' })
  const tier = tierOf(birthDate, today)
  const isTooYoung = tier === 'child'
  const { errors } = form.formState
  const { social } = pending
  const mustWait = tier === 'minor'
  const offer = social?.hasPicture ? { provider: social.provider, mustWait } : undefined
  const { getValues, setValue } = form
  useEffect(() => {
    if (mustWait && getValues('avatar') === providerPicture) setValue('avatar', avatarNames[0])
  }, [mustWait, getValues, setValue])
  return (
    <form method="post" noValidate onSubmit={sending.onSubmit} className="flex flex-1 flex-col gap-6">
      {pending.social ? (
        <SocialIntro social={pending.social} />
      ) : (
        <p className="text-ink-soft">
          {profileText.forEmail} <strong className="text-ink">{pending.email}</strong>{' '}
          <Link to={withWantedPath('/register', wanted)}>{profileText.change}</Link>
        </p>
      )}
      {isTooYoung ? null : <FormProblems {...sending} />}
      {pending.social ? (
        <SocialEmail social={pending.social} field={form.register('email')} error={errors.email?.message} />
      ) : null}
      <TextField
        label={profileText.name}
        hint={profileText.nameHint}
        autoComplete="nickname"
        spellCheck={false}
        error={errors.display_name?.message}
        {...form.register('display_name')}
      />
      <AvatarChooser field={form.register('avatar')} offer={offer} />
      {social ? null : <OwnPicture picture={picture} onChange={choosePicture} />}
      <DateField
        label={profileText.birthDate}
        hint={profileText.birthDateHint}
        autoComplete="bday"
        error={isTooYoung ? undefined : errors.birth_date?.message}
        defaultValue={pending.draft?.birth_date}
        {...form.register('birth_date')}
      />
      <div aria-live="polite">
        {isTooYoung ? <TooYoung /> : null}
        {tier === 'minor' ? (
          <GuardianField field={form.register('guardian_email')} error={errors.guardian_email?.message} />
        ) : null}
        {tier === 'minor' && pending.social ? (
          <SocialPassword social={pending.social} field={form.register('password')} error={errors.password?.message} />
        ) : null}
      </div>
      {isTooYoung ? null : <ProfileRest form={form} isBusy={sending.isBusy} />}
    </form>
  )
}
