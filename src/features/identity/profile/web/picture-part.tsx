import { type ChangeEvent, useRef } from 'react'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { Avatar } from '#ui/pictures/avatar.tsx'
import { editText as text } from './edit-text.ts'
import { useUpload } from './use-upload.ts'

/** The current picture, and a button to choose another one, which is uploaded at once. */
export function PicturePart({ image }: { image: string }) {
  const box = useRef<HTMLInputElement>(null)
  const { send, isBusy, isDone, fault } = useUpload()
  async function take(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target
    const [file] = input.files ?? []
    if (file) await send(file)
    // Choosing the same file again after an error must fire a change event; and the page must not count as unsaved.
    input.value = ''
  }
  return (
    <Card aria-labelledby="picture" className="grid gap-4">
      <h2 id="picture">{text.picture}</h2>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar image={image} className="edit-avatar" />
        <PlainForm className="grid min-w-0 flex-1 basis-40 gap-2">
          <input
            ref={box}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            className="hidden"
            aria-label={text.upload}
            tabIndex={-1}
            onChange={(event) => void take(event)}
          />
          <Button
            kind="line"
            data-js
            isBusy={isBusy}
            aria-describedby="upload-hint"
            className="justify-self-start"
            onClick={() => box.current?.click()}
          >
            {text.upload}
          </Button>
          <p id="upload-hint" className="text-13 text-ink-soft">
            {text.uploadHint}
          </p>
        </PlainForm>
      </div>
      {fault ? (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      ) : null}
      <p role="status" className="vh">
        {isDone ? text.uploaded : null}
      </p>
    </Card>
  )
}
