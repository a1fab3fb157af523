import type { UseFormReturn } from 'react-hook-form'
import { useLoaderData } from 'react-router'
import { FormActions } from '#features/identity/forms/web/form-actions.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { ConsentFields } from './consent-fields.tsx'
import { InterestChips } from './interests-field.tsx'
import type { CheckedProfile, ProfileValues } from './profile-resolver.ts'
import { ProvinceField } from './province-field.tsx'
import type { loader } from './register-profile-loader.ts'
import { profileText } from './register-profile-text.ts'

interface ProfileRestProps {
  form: UseFormReturn<ProfileValues, unknown, CheckedProfile>
  isBusy: boolean
}

/** The fields after the birth date, for people who are old enough. */
export function ProfileRest({ form, isBusy }: ProfileRestProps) {
  const { interests, lawVersion, personalVersion, pdfHref } = useLoaderData<typeof loader>()
  const { errors } = form.formState
  return (
    <>
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
      <ConsentFields
        law={{ field: form.register('accepts_law'), error: errors.accepts_law?.message, version: lawVersion }}
        personal={{
          field: form.register('accepts_personal'),
          error: errors.accepts_personal?.message,
          version: personalVersion,
          pdfHref,
        }}
      />
      <FormActions label={profileText.submit} isBusy={isBusy} />
    </>
  )
}
