import type { UseFormRegisterReturn } from 'react-hook-form'
import { Notice } from '#ui/basics/notice.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { profileText } from './register-profile-text.ts'

interface GuardianFieldProps {
  field: UseFormRegisterReturn
  error: string | undefined
}

/** From 10 to 19 years of age: the guardian's address, the reason, and what waits for the answer. */
export function GuardianField({ field, error }: GuardianFieldProps) {
  return (
    <div className="grid gap-4">
      <Notice>
        <div className="grid gap-2">
          <p>
            <ThaiText>{profileText.guardianWhy}</ThaiText>
          </p>
          <p>
            <ThaiText>{profileText.guardianOpen}</ThaiText>
          </p>
          <details>
            <summary className="cursor-pointer py-2 font-semibold">{profileText.guardianClosedTitle}</summary>
            <ul className="list-disc ps-5">
              {profileText.guardianClosed.map((act) => (
                <li key={act}>
                  <ThaiText>{act}</ThaiText>
                </li>
              ))}
            </ul>
          </details>
        </div>
      </Notice>
      <TextField
        label={profileText.guardian}
        hint={profileText.guardianHint}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={error}
        {...field}
      />
    </div>
  )
}
