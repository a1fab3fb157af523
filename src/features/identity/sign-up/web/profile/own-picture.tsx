import { type ChangeEvent, useRef, useState } from 'react'
import { maxImageBytes } from '#features/identity/pictures/picture-rules.ts'
import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { profileText as text } from './register-profile-text.ts'

interface OwnPictureProps {
  picture: File | undefined
  onChange: (picture: File | undefined) => void
}

/** An own picture instead of a drawn one; it is uploaded with the form, and can be removed before. */
export function OwnPicture({ picture, onChange }: OwnPictureProps) {
  const box = useRef<HTMLInputElement>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    // Choosing the same file again after a removal must fire a change event.
    target.value = ''
    if (!file) return
    setTooLarge(file.size > maxImageBytes)
    onChange(file.size > maxImageBytes ? undefined : file)
  }
  return (
    <div className="grid gap-2">
      <input
        ref={box}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        className="hidden"
        aria-label={text.ownPicture}
        tabIndex={-1}
        onChange={take}
      />
      <div className="flex flex-wrap gap-2">
        <Button kind="line" data-js aria-describedby="own-picture-hint" onClick={() => box.current?.click()}>
          {picture ? text.otherPicture : text.ownPicture}
        </Button>
        {picture ? (
          <Button kind="line" onClick={() => onChange(undefined)}>
            {text.noPicture}
          </Button>
        ) : null}
      </div>
      <p id="own-picture-hint" className="text-13 text-ink-soft">
        {text.pictureHint}
      </p>
      {isTooLarge ? (
        <Notice kind="danger" isAlert>
          {text.pictureTooLarge}
        </Notice>
      ) : null}
      <p role="status" className="break-all">
        {picture ? text.pictureTaken(picture.name) : null}
      </p>
    </div>
  )
}
