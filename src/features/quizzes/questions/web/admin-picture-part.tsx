import { useState } from 'react'
import { PictureUpload } from '#features/posts/web/upload-card.tsx'
import { CheckboxField } from '#kit/web/fields/checkbox-field.tsx'
import { FieldNotes, TextAreaField } from '#kit/web/fields/field.tsx'
import type { FaultOf } from '#kit/web/fields/staff-forms.tsx'
import type { QuestionPicture } from '../contract.ts'
import { adminText as text } from './admin-text.ts'
import { PictureOfQuestion } from './picture-card.tsx'

type Props = { id: string; picture: QuestionPicture | null; faultOf: FaultOf }

/** The picture of a question in a form: as it will be seen, what it says in words, another one, none. See readPicture. */
export function PictureFields({ id, picture, faultOf }: Props) {
  const [shown, setShown] = useState(picture)
  const fault = faultOf('picture.src')
  return (
    <fieldset className="grid gap-3" id={`picture-${id}`} aria-describedby={fault && `picture-${id}-error`}>
      <legend className="field-label mb-2">
        {text.picture} <span className="field-optional">({text.optional})</span>
      </legend>
      <FieldNotes id={`picture-${id}`} error={fault} />
      {shown && (
        <>
          <PictureOfQuestion picture={shown} />
          <input type="hidden" name="picture-src" value={shown.src} />
          <TextAreaField
            id={`alt-${id}`}
            name="picture-alt"
            label={text.pictureAlt}
            hint={text.pictureAltHint}
            error={faultOf('picture.alt')}
            defaultValue={shown.alt}
          />
          <CheckboxField id={`none-${id}`} name="picture-none" label={text.pictureNone} />
        </>
      )}
      <PictureUpload
        label={shown ? text.pictureChange : text.pictureUpload}
        onSent={(sent) => setShown({ alt: '', ...shown, ...sent })}
      />
    </fieldset>
  )
}
