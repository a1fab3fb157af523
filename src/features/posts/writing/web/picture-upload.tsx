import { useRef } from 'react'
import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { type SentPicture, usePictureUpload } from './use-picture-upload.ts'

/** A button that uploads a picture; `label` names it, and `onSent` gets its address and size. */
export function PictureUpload({ label, onSent }: { label: string; onSent: (sent: SentPicture) => void }) {
  const file = useRef<HTMLInputElement>(null)
  const { send, isBusy, fault } = usePictureUpload()
  const upload = async (one: File | undefined) => {
    const sent = one && (await send(one))
    if (sent) onSent(sent)
  }
  return (
    <>
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
        aria-label={label}
        onChange={({ target }) => {
          void upload(target.files?.[0])
          target.value = ''
        }}
      />
      <Button kind="line" size="small" isBusy={isBusy} onClick={() => file.current?.click()}>
        {label}
      </Button>
    </>
  )
}
