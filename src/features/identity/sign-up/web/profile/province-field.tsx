import type { UseFormRegisterReturn } from 'react-hook-form'
import { provinceKeys, provinces } from '#features/identity/accounts/content.ts'
import { SelectField } from '#ui/fields/field.tsx'
import { profileText } from './register-profile-text.ts'

/** One of the 77 provinces, in Thai order. */
export function ProvinceField({ field, error }: { field: UseFormRegisterReturn; error: string | undefined }) {
  return (
    <SelectField
      label={profileText.province}
      placeholder={profileText.chooseProvince}
      options={provinceOptions}
      autoComplete="address-level1"
      error={error}
      {...field}
    />
  )
}

const byName = new Intl.Collator('th')
const provinceOptions = provinceKeys
  .map((value) => ({ value, label: provinces[value] }))
  .toSorted((a, b) => byName.compare(a.label, b.label))
