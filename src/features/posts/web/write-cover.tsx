import { useRef } from 'react'
import { coverNames } from '#lib/cover-names.ts'
import { ArtFile } from '#lib/web/art/art-file.tsx'
import { coverText } from '#lib/web/art/art-text.ts'
import { Button } from '#lib/web/ui/button.tsx'
import { Card } from '#lib/web/ui/card.tsx'
import { FieldNotes, TextField } from '#lib/web/ui/field.tsx'
import { Notice } from '#lib/web/ui/notice.tsx'
import { UploadedPicture } from '#lib/web/ui/uploaded-picture.tsx'
import type { DraftCover } from '../writing-contract.ts'
import { usePictureUpload } from './use-picture-upload.ts'
import { writingText } from './writing-text.ts'

interface CoverFieldProps {
  cover: DraftCover | null
  onChange: (cover: DraftCover) => void
  error: string | undefined
}

/** One of our drawings, which say themselves what happens in them, or a picture of one's own, which needs words. */
export function CoverField({ cover, onChange, error }: CoverFieldProps) {
  const file = useRef<HTMLInputElement>(null)
  const { send, isBusy, fault } = usePictureUpload()
  const upload = async (one: File | undefined) => {
    const sent = one && (await send(one))
    if (sent) onChange({ src: sent.src, alt: cover?.src ? cover.alt : '' })
  }
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
      {fault && (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      )}
      <input
        ref={file}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        className="vh"
        tabIndex={-1}
        aria-label={writingText.coverUpload}
        onChange={({ target }) => {
          void upload(target.files?.[0])
          target.value = ''
        }}
      />
      <Button kind="line" size="small" isBusy={isBusy} onClick={() => file.current?.click()}>
        {cover?.src ? writingText.coverChange : writingText.coverUpload}
      </Button>
    </Card>
  )
}
