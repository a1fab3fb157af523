import { useLoaderData } from 'react-router'
import { TextField } from '#ui/fields/field.tsx'
import { ConsentFields } from './consent-fields.tsx'
import { InterestChips } from './interests-field.tsx'
import type { ProfileForm } from './profile-resolver.ts'
import { ProvinceField } from './province-field.tsx'
import type { loader } from './register-profile-loader.ts'
import { profileText } from './register-profile-text.ts'

/** What the person wants to learn and where they live, and the agreements. */
export function AboutScreen({ form }: { form: ProfileForm }) {
  const { interests, lawVersion, personalVersion, pdfHref } = useLoaderData<typeof loader>()
  const { errors } = form.formState
  return (
    <>
      <InterestChips items={interests} field={form.register('interests')} />
      <ProvinceField error={errors.province?.message} field={form.register('province')} />
      <TextField
        label={profileText.school}
        hint={profileText.schoolHint}
        isOptional
        autoComplete="off"
        error={errors.school?.message}
        {...form.register('school')}
      />
      <ConsentFields
        law={{ field: form.register('accepts_law'), error: errors.accepts_law?.message, version: lawVersion }}
        personal={{
          field: form.register('accepts_personal'),
          error: errors.accepts_personal?.message,
          version: personalVersion,
          pdfHref,
        }}
      />
    </>
  )
}
