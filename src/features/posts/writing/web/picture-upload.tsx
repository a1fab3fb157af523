import { Notice } from '#ui/basics/notice.tsx'
import { ImagePicker } from '#ui/pictures/image-picker.tsx'
import { type SentPicture, usePictureUpload } from './use-picture-upload.ts'

/** A button that uploads a picture; `label` names it, and `onSent` gets its address and size. */
export function PictureUpload({ label, onSent }: { label: string; onSent: (sent: SentPicture) => void }) {
  const { send, isBusy, fault } = usePictureUpload()
  const upload = async (file: File) => {
    const sent = await send(file)
    if (sent) onSent(sent)
  }
  return (
    <>
      {fault && (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      )}
      <ImagePicker label={label} size="small" isBusy={isBusy} onPick={(file) => void upload(file)} />
    </>
  )
}
