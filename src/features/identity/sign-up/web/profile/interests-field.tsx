import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Icon } from '#ui/basics/icon.tsx'
import { fieldId } from '#ui/fields/field-id.ts'
import { profileText } from './register-profile-text.ts'

interface InterestChipsProps {
  items: readonly { key: string; name: string }[]
  field: UseFormRegisterReturn
}

/** Checkboxes that look like chips; a tick mark repeats what the colour says. */
export function InterestChips({ items, field }: InterestChipsProps) {
  const id = fieldId(field.name)
  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend className="field-label">{profileText.interests}</legend>
      <p id={`${id}-hint`} className="field-hint">
        {profileText.interestsHint}
      </p>
      <div className="chips mt-2">
        {items.map(({ key, name }, i) => (
          <label
            key={key}
            className="chip group relative cursor-pointer gap-1 has-checked:border-brand-fill has-checked:bg-brand-soft has-checked:text-brand-ink"
          >
            <input
              {...field}
              type="checkbox"
              value={key}
              id={i === 0 ? id : undefined}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full"
            />
            <Icon of={Check} size={16} className="hidden group-has-checked:block" />
            <Icon of={Plus} size={16} className="text-ink-soft group-has-checked:hidden" />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
