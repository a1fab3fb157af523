import type { UseFormReturn } from 'react-hook-form'
import { PictureUpload } from '#features/posts/writing/web/picture-upload.tsx'
import type { FieldOf } from '#kit/forms/use-staff-form.ts'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { FieldNotes, TextAreaField } from '#ui/fields/field.tsx'
import { adminText as text } from './admin-text.ts'
import type { QuestionValues } from './editor-body.ts'
import { PictureOfQuestion } from './question-picture.tsx'

type Props = {
  id: string
  field: FieldOf<QuestionValues>
  form: UseFormReturn<QuestionValues, unknown, QuestionValues>
}

/** The picture of a question in a form: as it will be seen, what it says in words, another one, none. */
export function PictureFields({ id, field, form }: Props) {
  const shown = form.watch('picture')
  const fault = form.getFieldState('picture.src', form.formState).error?.message
  return (
    <fieldset className="grid gap-3" id={`picture-${id}`} aria-describedby={fault && `picture-${id}-error`}>
      <legend className="field-label mb-2">
        {text.picture} <span className="field-optional">({text.optional})</span>
      </legend>
      <FieldNotes id={`picture-${id}`} error={fault} />
      {shown.src && (
        <>
          <PictureOfQuestion picture={shown} />
          <TextAreaField {...field('picture.alt')} label={text.pictureAlt} hint={text.pictureAltHint} />
          <CheckboxField {...form.register('picture.isNone')} id={`picture-isNone-${id}`} label={text.pictureNone} />
        </>
      )}
      <PictureUpload
        label={shown.src ? text.pictureChange : text.pictureUpload}
        onSent={(sent) => form.setValue('picture', { ...shown, ...sent }, { shouldDirty: true })}
      />
    </fieldset>
  )
}
