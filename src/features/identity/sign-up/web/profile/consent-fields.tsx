import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { text } from '#features/identity/forms/web/text.ts'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { profileText } from './register-profile-text.ts'

interface ConsentProps {
  field: UseFormRegisterReturn
  error: string | undefined
  version: number
}

interface ConsentFieldsProps {
  law: ConsentProps
  personal: ConsentProps & { pdfHref: string | null }
}

/** Two separate checkboxes, never checked in advance; the texts open in a new tab. */
export function ConsentFields({ law, personal }: ConsentFieldsProps) {
  return (
    <fieldset>
      <legend className="field-label">{profileText.consents}</legend>
      <CheckboxField
        label={
          <>
            {profileText.acceptLaw} <TextLink href="/policy/law">{profileText.law}</TextLink>
          </>
        }
        hint={profileText.version(law.version)}
        error={law.error}
        {...law.field}
      />
      <CheckboxField
        label={
          <>
            {profileText.acceptPersonal} <TextLink href="/policy/personal">{profileText.personal}</TextLink>
          </>
        }
        hint={profileText.version(personal.version)}
        error={personal.error}
        {...personal.field}
      />
      {personal.pdfHref ? <TextLink href={personal.pdfHref}>{profileText.pdf}</TextLink> : null}
    </fieldset>
  )
}

function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="vh"> {text.newTab}</span>
    </a>
  )
}
