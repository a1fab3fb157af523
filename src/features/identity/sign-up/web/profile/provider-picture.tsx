import type { UseFormRegisterReturn } from 'react-hook-form'
import { type Provider, providerPicture } from '#features/identity/social/social-rules.ts'
import { providerNames, socialText as text } from '#features/identity/social/web/social-text.ts'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'

interface ProviderPictureProps {
  field: UseFormRegisterReturn
  provider: Provider
  mustWait: boolean
}

/** Offers the provider's picture in words: the server fetches it when it is chosen, and the browser never does. */
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
