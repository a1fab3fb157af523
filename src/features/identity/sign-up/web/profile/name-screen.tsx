import type { PendingSocial } from '#features/identity/social/web/pending-social.ts'
import { TextField } from '#ui/fields/field.tsx'
import { AvatarChooser } from './avatar-field.tsx'
import { OwnPicture } from './own-picture.tsx'
import type { ProfileForm } from './profile-resolver.ts'
import { profileText } from './register-profile-text.ts'
import { SocialEmail, SocialIntro } from './social-fields.tsx'

interface NameScreenProps {
  form: ProfileForm
  social: PendingSocial | undefined
  /** Until a guardian agrees the provider's picture waits. */
  mustWait: boolean
  picture: File | undefined
  onPicture: (picture: File | undefined) => void
}

/** What the person is called here, and the picture. */
export function NameScreen({ form, social, mustWait, picture, onPicture }: NameScreenProps) {
  const { errors } = form.formState
  const offer = social?.hasPicture ? { provider: social.provider, mustWait } : undefined
  return (
    <>
      {social ? (
        <>
          <SocialIntro social={social} />
          <SocialEmail social={social} field={form.register('email')} error={errors.email?.message} />
        </>
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
      {social ? null : <OwnPicture picture={picture} onChange={onPicture} />}
    </>
  )
}
