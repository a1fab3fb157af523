import { useLoaderData } from 'react-router'
import { AvatarChooser } from '#features/identity/sign-up/web/profile/avatar-field.tsx'
import { InterestChips } from '#features/identity/sign-up/web/profile/interests-field.tsx'
import { ProvinceField } from '#features/identity/sign-up/web/profile/province-field.tsx'
import { profileText } from '#features/identity/sign-up/web/profile/register-profile-text.ts'
import { FormProblems } from '#kit/forms/form-problems.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { TextField } from '#ui/fields/field.tsx'
import type { loader } from './edit-loader.ts'
import { editText as text } from './edit-text.ts'
import { useEdit } from './use-edit.ts'

/** Avatar, name, province, school, interests. */
export function EditForm() {
  const { interests, profile } = useLoaderData<typeof loader>()
  const { form, sending, isSaved, isDirty, loadAnew } = useEdit()
  const { errors } = form.formState
  const isOutdated = sending.refusal?.code === 'profile_changed'
  return (
    <Card aria-labelledby="about">
      <form method="post" noValidate onSubmit={sending.onSubmit} className="grid gap-6">
        <h2 id="about">{text.about}</h2>
        <FormProblems {...sending} />
        {isOutdated ? (
          <Button kind="line" onClick={() => void loadAnew()}>
            {text.reload}
          </Button>
        ) : null}
        <AvatarChooser legend={profile.is_own ? text.orChoose : text.picture} field={form.register('display_image')} />
        <TextField
          label={profileText.name}
          hint={profileText.nameHint}
          autoComplete="nickname"
          spellCheck={false}
          error={errors.display_name?.message}
          {...form.register('display_name')}
        />
        <ProvinceField error={errors.province?.message} field={form.register('province')} />
        <TextField
          label={profileText.school}
          hint={profileText.schoolHint}
          isOptional
          autoComplete="off"
          error={errors.school?.message}
          {...form.register('school')}
        />
        <InterestChips items={interests} field={form.register('interests')} />
        <div className="grid justify-items-center gap-2">
          <Button type="submit" isWide isBusy={sending.isBusy} offReason={isDirty ? null : text.nothing} data-js>
            {text.save}
          </Button>
          <p role="status" className="min-h-6.5 text-brand-ink">
            {isSaved ? text.saved : null}
          </p>
        </div>
      </form>
    </Card>
  )
}
