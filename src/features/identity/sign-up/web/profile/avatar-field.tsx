import Check from 'lucide-react/icons/check'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { ArtFile } from '#art/art-file.tsx'
import { avatarText } from '#art/art-text.ts'
import { avatarNames } from '#art/names/avatar-names.ts'
import type { Provider } from '#features/identity/social/social-rules.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { fieldId } from '#ui/fields/field-id.ts'
import { ProviderPicture } from './provider-picture.tsx'
import { profileText } from './register-profile-text.ts'

interface AvatarChooserProps {
  field: UseFormRegisterReturn
  legend?: string
  /** The provider with a picture of the person, and whether it must wait for a guardian. */
  offer?: { provider: Provider; mustWait: boolean } | undefined
}

/** The drawn avatars; each picture is the label of its radio button. */
export function AvatarChooser({ field, legend, offer }: AvatarChooserProps) {
  return (
    <fieldset>
      <legend className="field-label">{legend ?? profileText.avatar}</legend>
      {offer ? <ProviderPicture field={field} {...offer} /> : null}
      <div className="mt-2 grid grid-cols-6 gap-1 md:gap-2">
        {avatarNames.map((name, i) => (
          <label
            key={name}
            className="group relative grid cursor-pointer place-items-center rounded-lg border-2 border-transparent p-0.5 hover:bg-sunken has-checked:border-brand-fill has-checked:bg-brand-soft"
          >
            <input
              {...field}
              type="radio"
              value={name}
              id={i === 0 ? fieldId(field.name) : undefined}
              className="absolute inset-0 cursor-pointer appearance-none rounded-lg"
            />
            <ArtFile file={`avatars/${name}.svg`} className="pointer-events-none w-full" />
            <span className="vh">{avatarText[name]}</span>
            <span className="pointer-events-none absolute end-0 bottom-0 hidden rounded-full bg-brand-fill p-0.5 text-on-brand group-has-checked:block">
              <Icon of={Check} size={16} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
