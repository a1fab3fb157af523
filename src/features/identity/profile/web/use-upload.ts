import { useState } from 'react'
import { maxImageBytes } from '#features/identity/pictures/picture-rules.ts'
import { sentenceOfRefusal } from '#kit/forms/refusal-words.ts'
import { refreshProfile } from '#lib/web/data/refreshers.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { updateImage } from '../contract.ts'
import { editText } from './edit-text.ts'

/** Uploads a picture; then header and page show it. A file that is too large is not sent. */
export function useUpload() {
  const [isTooLarge, setTooLarge] = useState(false)
  const { run, isBusy, done, refusal, forget } = useAct(
    async (send, file: File) => {
      const image = { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) }
      await send(updateImage, { body: { image } })
    },
    { onDone: refreshProfile, refresh: ['page'] },
  )
  const fault = refusal && (refusal.status === 413 ? editText.tooLarge : sentenceOfRefusal(refusal.problem))

  async function send(file: File): Promise<void> {
    forget()
    setTooLarge(file.size > maxImageBytes)
    if (file.size <= maxImageBytes) await run(file)
  }
  return { send, isBusy, isDone: done !== undefined, fault: isTooLarge ? editText.tooLarge : fault }
}
