import type { UseFormReturn } from 'react-hook-form'
import { premiumArtNames } from '#art/names/premium-art-names.ts'
import { PictureUpload } from '#features/posts/writing/web/picture-upload.tsx'
import type { FieldOf } from '#kit/forms/use-staff-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { FieldNotes, SelectField, TextField } from '#ui/fields/field.tsx'
import { drawingPath } from '../picture-rules.ts'
import { adminText } from './admin-text.ts'
import { PremiumPicture } from './premium-card.tsx'
import type { PremiumValues } from './show-premium-form.ts'

const text = adminText.pictures
const drawings = premiumArtNames.map((name) => ({ value: drawingPath(name), label: name }))

type Props = { field: FieldOf<PremiumValues>; form: UseFormReturn<PremiumValues, unknown, PremiumValues> }

/** The pictures of a premium: a drawing of ours by its name, or an upload; and more of them for the gallery. */
export function AdminPictures({ field, form }: Props) {
  const image = form.watch('image')
  // Its value stands in the form, since an upload sets it too.
  const { defaultValue: _, ...drawing } = field('image')
  const isUpload = !drawings.some(({ value }) => value === image)
  return (
    <>
      <fieldset className="grid gap-3">
        <legend className="field-label mb-2">{text.legend}</legend>
        <div className="admin-premium-picture">
          <PremiumPicture src={image} />
        </div>
        <SelectField
          {...drawing}
          label={text.drawing}
          options={isUpload ? [{ value: image, label: text.uploaded }, ...drawings] : drawings}
          value={image}
        />
        <PictureUpload label={text.upload} onSent={({ src }) => form.setValue('image', src, { shouldDirty: true })} />
      </fieldset>
      <Gallery form={form} />
    </>
  )
}

function Gallery({ form }: Pick<Props, 'form'>) {
  const gallery = form.watch('gallery')
  const put = (next: PremiumValues['gallery']) => form.setValue('gallery', next, { shouldDirty: true })
  const fault = form.getFieldState('gallery', form.formState).error?.message
  return (
    <fieldset className="grid gap-3" id="gallery-premium" tabIndex={-1}>
      <legend className="field-label mb-2">{text.gallery}</legend>
      <FieldNotes id="gallery-premium" error={fault} />
      {gallery.map(({ src, alt }, i) => (
        <div key={src} className="admin-premium-shot">
          <PremiumPicture src={src} />
          <TextField
            label={text.alt(i + 1)}
            value={alt}
            maxLength={200}
            onChange={({ target }) => put(gallery.map((one, at) => (at === i ? { ...one, alt: target.value } : one)))}
          />
          <Button
            kind="line"
            size="small"
            aria-label={text.removeOf(i + 1)}
            onClick={() => put(gallery.filter((_, at) => at !== i))}
          >
            {adminText.remove}
          </Button>
        </div>
      ))}
      {gallery.length < 8 ? (
        <PictureUpload label={text.add} onSent={({ src }) => put([...gallery, { src, alt: '' }])} />
      ) : null}
    </fieldset>
  )
}
