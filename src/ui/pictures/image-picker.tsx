import { type ComponentProps, type ReactNode, type Ref, useRef, useState } from 'react'
import { Button, IconButton } from '../basics/button.tsx'
import { Notice } from '../basics/notice.tsx'

interface ImageInputProps {
  label: string
  ref: Ref<HTMLInputElement>
  onPick: (file: File) => void
}

/** The browser's own choice of a picture, without a look: something else opens it by `click()`. */
export function ImageInput({ label, ref, onPick }: ImageInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept="image/jpeg,image/png,image/webp,image/avif"
      className="hidden"
      aria-label={label}
      tabIndex={-1}
      onChange={({ target }) => {
        const file = target.files?.[0]
        // Choosing the same file again must fire a change event; and the page must not count as unsaved.
        target.value = ''
        if (file) onPick(file)
      }}
    />
  )
}

interface ImagePickerProps extends Pick<ComponentProps<typeof Button>, 'size' | 'isBusy' | 'className'> {
  label: string
  onPick: (file: File) => void
  /** A larger file is not taken, and `words` say so. */
  max?: { bytes: number; words: string }
  /** Only this is shown, on the picture itself; the label is its name. */
  icon?: ReactNode
  /** The id of its hint. */
  describedBy?: string
}

/** A button that asks for a picture. */
export function ImagePicker({ label, onPick, max, icon, describedBy, ...button }: ImagePickerProps) {
  const box = useRef<HTMLInputElement>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  const pick = (file: File) => {
    const isLarge = max !== undefined && file.size > max.bytes
    setTooLarge(isLarge)
    if (!isLarge) onPick(file)
  }
  return (
    <>
      <ImageInput ref={box} label={label} onPick={pick} />
      {icon ? (
        <IconButton
          label={label}
          icon={icon}
          data-js
          className={button.className ?? ''}
          disabled={button.isBusy}
          onClick={() => box.current?.click()}
        />
      ) : (
        <Button kind="line" data-js aria-describedby={describedBy} {...button} onClick={() => box.current?.click()}>
          {label}
        </Button>
      )}
      {isTooLarge ? (
        <Notice kind="warn" isAlert>
          {max?.words}
        </Notice>
      ) : null}
    </>
  )
}
