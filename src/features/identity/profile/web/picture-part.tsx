import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { Avatar } from '#ui/pictures/avatar.tsx'
import { ImagePicker } from '#ui/pictures/image-picker.tsx'
import { editText as text } from './edit-text.ts'
import { useUpload } from './use-upload.ts'

/** The current picture, and a button to choose another one, which is uploaded at once. */
export function PicturePart({ image }: { image: string }) {
  const { send, isBusy, isDone, fault } = useUpload()
  return (
    <Card aria-labelledby="picture" className="grid gap-4">
      <h2 id="picture">{text.picture}</h2>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar image={image} className="edit-avatar" />
        <PlainForm className="grid min-w-0 flex-1 basis-40 gap-2">
          <ImagePicker
            label={text.upload}
            onPick={(file) => void send(file)}
            isBusy={isBusy}
            describedBy="upload-hint"
            className="justify-self-start"
          />
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
