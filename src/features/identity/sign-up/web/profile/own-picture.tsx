import { maxImageBytes } from '#features/identity/pictures/picture-rules.ts'
import { Button } from '#ui/basics/button.tsx'
import { ImagePicker } from '#ui/pictures/image-picker.tsx'
import { profileText as text } from './register-profile-text.ts'

interface OwnPictureProps {
  picture: File | undefined
  onChange: (picture: File | undefined) => void
}

/** An own picture instead of a drawn one; it is uploaded with the form, and can be removed before. */
export function OwnPicture({ picture, onChange }: OwnPictureProps) {
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <ImagePicker
          label={picture ? text.otherPicture : text.ownPicture}
          onPick={onChange}
          max={{ bytes: maxImageBytes, words: text.pictureTooLarge }}
          describedBy="own-picture-hint"
        />
        {picture ? (
          <Button kind="line" onClick={() => onChange(undefined)}>
            {text.noPicture}
          </Button>
        ) : null}
      </div>
      <p id="own-picture-hint" className="text-13 text-ink-soft">
        {text.pictureHint}
      </p>
      <p role="status" className="break-all">
        {picture ? text.pictureTaken(picture.name) : null}
      </p>
    </div>
  )
}
