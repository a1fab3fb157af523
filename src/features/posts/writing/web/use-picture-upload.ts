import { useState } from 'react'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { mostPictureBytes, uploadImage } from '../contract.ts'
import { editorText } from './writing-text.ts'

export type SentPicture = { src: string; width: number; height: number }

/** Sends a picture of a post. A file that is too large is not sent at all. Null where it did not come to a picture. */
export function usePictureUpload() {
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  async function send(file: File): Promise<SentPicture | null> {
    setFault(null)
    if (file.size > mostPictureBytes) {
      setFault(editorText.tooLarge)
      return null
    }
    setBusy(true)
    try {
      const image = { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) }
      return await call(uploadImage, { body: { image } })
    } catch (error) {
      const refusal = asRefusal(error)
      setFault(refusal.status === 413 ? editorText.tooLarge : refusal.message)
      return null
    } finally {
      setBusy(false)
    }
  }
  return { send, isBusy, fault, tell: setFault }
}
