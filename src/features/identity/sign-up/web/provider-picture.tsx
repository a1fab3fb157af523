import type { UseFormRegisterReturn } from 'react-hook-form'
import { type Provider, providerPicture } from '#features/identity/social/social-rules.ts'
import { providerNames, socialText as text } from '#features/identity/social/web/social-text.ts'
import { CheckboxField } from '#kit/web/fields/checkbox-field.tsx'

interface ProviderPictureProps {
  field: UseFormRegisterReturn
  provider: Provider
  mustWait: boolean
}

/** What LINE or Facebook has of the person, in words: it is fetched when it is taken, and never from its place by the browser. */
export function ProviderPicture({ field, provider, mustWait }: ProviderPictureProps) {
  const called = providerNames[provider]
  return (
    <CheckboxField
      {...field}
      type="radio"
      value={providerPicture}
      disabled={mustWait}
      label={text.picture(called)}
      hint={mustWait ? text.pictureWaits : text.pictureHint}
    />
  )
}
