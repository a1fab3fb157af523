import { ArtFile } from '#art/art-file.tsx'
import { coverText } from '#art/art-text.ts'
import { coverNames } from '#art/names/cover-names.ts'
import { Card } from '#ui/basics/card.tsx'
import { FieldNotes, TextField } from '#ui/fields/field.tsx'
import { UploadedPicture } from '#ui/pictures/uploaded-picture.tsx'
import type { DraftCover } from '../../contract.ts'
import { PictureUpload } from '../picture-upload.tsx'
import { writingText } from '../writing-text.ts'

interface CoverFieldProps {
  cover: DraftCover | null
  onChange: (cover: DraftCover) => void
  error: string | undefined
}

/** One of our illustrations, which have descriptions, or an own picture, which needs one. */
export function CoverField({ cover, onChange, error }: CoverFieldProps) {
  return (
    <Card className="stack" aria-label={writingText.cover}>
      <fieldset className="cover-choice" aria-describedby={error ? 'f-cover-error' : undefined}>
        <legend className="field-label">{writingText.coverDrawn}</legend>
        <FieldNotes id="f-cover" error={error} />
        <div className="cover-grid" id="f-cover" tabIndex={-1}>
          {coverNames.map((name) => (
            <label key={name} className="cover-option">
              <input
                type="radio"
                name="cover"
                className="vh"
                checked={cover?.art === name}
                aria-label={coverText[name]}
                onChange={() => onChange({ art: name, alt: coverText[name] })}
              />
              <ArtFile file={`covers/${name}.svg`} />
            </label>
          ))}
        </div>
      </fieldset>
      {cover?.src && <UploadedPicture src={cover.src} alt={cover.alt} className="cover-own" sizes="20rem" />}
      {cover?.src && (
        <TextField
          label={writingText.coverAlt}
          hint={writingText.coverAltHint}
          value={cover.alt}
          maxLength={250}
          onChange={({ target }) => onChange({ ...cover, alt: target.value })}
        />
      )}
      <PictureUpload
        label={cover?.src ? writingText.coverChange : writingText.coverUpload}
        onSent={({ src }) => onChange({ src, alt: cover?.src ? cover.alt : '' })}
      />
    </Card>
  )
}
