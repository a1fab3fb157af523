import type { UseFormReturn } from 'react-hook-form'
import { PictureUpload } from '#features/posts/writing/web/picture-upload.tsx'
import type { ContentField } from '#kit/content-fields.ts'
import type { FieldOf } from '#kit/forms/use-staff-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { DateField } from '#ui/fields/date-field.tsx'
import { FieldNotes, SelectField, TextAreaField, TextField } from '#ui/fields/field.tsx'
import { SvgPicture } from '#ui/pictures/svg-picture.tsx'
import { DocumentField } from './document-field.tsx'
import { text } from './editor-text.ts'

type Values = Record<string, string>
type Props = {
  of: ContentField
  form: UseFormReturn<Values, unknown, Values>
  wiring: ReturnType<FieldOf<Values>>
}

/** One box of the editor, by the type of its field. */
export function EditorField({ of: field, form, wiring }: Props) {
  const { name, label, hint, is_optional: isOptional = false, options = [] } = field
  const looks = { label, hint, isOptional }
  switch (field.type) {
    case 'choice':
      return <SelectField {...wiring} {...looks} options={[...options]} />
    case 'day':
      return (
        <DateField
          {...looks}
          name={name}
          error={wiring.error}
          value={form.watch(name)}
          onChange={({ target }) => form.setValue(name, target.value, { shouldDirty: true })}
        />
      )
    case 'text':
    case 'lines':
      return <TextAreaField {...wiring} {...looks} rows={field.type === 'lines' ? 4 : 5} />
    case 'drawing':
      return (
        <>
          <TextAreaField {...wiring} {...looks} rows={6} spellCheck={false} />
          <SvgPicture svg={form.watch(name) ?? ''} description="" />
        </>
      )
    case 'document':
      return <DocumentField field={field} form={form} error={wiring.error} />
    case 'image':
      return <ImageField field={field} form={form} error={wiring.error} />
    default:
      return <TextField {...wiring} {...looks} />
  }
}

/** A picture that is there, another one, none. */
function ImageField({
  field: { name, label },
  form,
  error,
}: Pick<Props, 'form'> & { field: ContentField; error: string | undefined }) {
  const src = form.watch(name)
  const set = (value: string) => form.setValue(name, value, { shouldDirty: true })
  return (
    <fieldset className="content-image" id={`${name}-content`} aria-describedby={error && `${name}-content-error`}>
      <legend className="field-label">{label}</legend>
      <FieldNotes id={`${name}-content`} error={error} />
      {src ? <img className="question-picture" src={src} alt="" /> : null}
      <div className="content-choices">
        <PictureUpload label={src ? text.imageChange : text.image} onSent={(sent) => set(sent.src)} />
        {src ? (
          <Button kind="line" size="small" onClick={() => set('')}>
            {text.imageNone}
          </Button>
        ) : null}
      </div>
    </fieldset>
  )
}
