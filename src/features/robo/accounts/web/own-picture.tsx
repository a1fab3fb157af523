import { type ChangeEvent, useRef, useState } from 'react'
import type { Upload } from '#lib/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { maxImageBytes } from '../contract.ts'
import { flowText } from './flow-text.ts'

const words = flowText.picture

/** A chosen file as it is sent. */
export async function uploadOf(file: File): Promise<Upload> {
  return { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) }
}

interface OwnPictureProps {
  file: File | null
  /** Rejects where the file cannot be read. */
  onChange: (file: File | null) => Promise<void>
}

/** An own picture for the goal instead of the drawn one; it can be taken back. */
export function OwnPicture({ file, onChange }: OwnPictureProps) {
  const [isUnreadable, setUnreadable] = useState(false)
  const change = (chosen: File | null) =>
    void onChange(chosen).then(
      () => setUnreadable(false),
      () => setUnreadable(true),
    )
  return (
    <Card className="robo-notes" aria-labelledby="own-picture">
      <h2 id="own-picture" className="text-17">
        {flowText.step.picture}
      </h2>
      <div className="flex flex-wrap gap-2">
        <PictureButton label={file ? words.other : words.choose} onChoose={change} />
        {file ? (
          <Button kind="line" size="small" onClick={() => change(null)}>
            {words.none}
          </Button>
        ) : null}
      </div>
      {isUnreadable ? (
        <Notice kind="warn" isAlert>
          {words.unreadable}
        </Notice>
      ) : null}
      <p className="text-13 text-ink-soft">{words.hint}</p>
      <p role="status" className="break-all">
        {file ? words.taken(file.name) : null}
      </p>
    </Card>
  )
}

interface PictureButtonProps {
  label: string
  isBusy?: boolean
  onChoose: (file: File) => void
}

/** A button that asks for a picture. One that is too large is not sent. */
export function PictureButton({ label, isBusy, onChoose }: PictureButtonProps) {
  const box = useRef<HTMLInputElement>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0]
    // Choosing the same file again must fire a change event.
    target.value = ''
    if (!chosen) return
    setTooLarge(chosen.size > maxImageBytes)
    if (chosen.size <= maxImageBytes) onChoose(chosen)
  }
  return (
    <>
      <input
        ref={box}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        className="hidden"
        aria-label={label}
        tabIndex={-1}
        onChange={take}
      />
      <Button kind="line" size="small" data-js isBusy={isBusy} onClick={() => box.current?.click()}>
        {label}
      </Button>
      {isTooLarge ? (
        <Notice kind="warn" isAlert>
          {words.tooLarge}
        </Notice>
      ) : null}
    </>
  )
}
