import { useState } from 'react'
import { useAct } from '#lib/web/data/use-act.ts'
import { maxPictureBytes, uploadImage } from '../contract.ts'
import { editorText } from './writing-text.ts'

export type SentPicture = { src: string; width: number; height: number }

/** Uploads a picture of a post. A file that is too large is not sent. Null on failure. */
export function usePictureUpload() {
  const [said, tell] = useState<string | null>(null)
  const { run, isBusy, refusal, forget } = useAct(async (send, file: File) => {
    const image = { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) }
    return send(uploadImage, { body: { image } })
  })
  const refused = refusal && (refusal.status === 413 ? editorText.tooLarge : refusal.message)

  async function send(file: File): Promise<SentPicture | null> {
    forget()
    tell(file.size > maxPictureBytes ? editorText.tooLarge : null)
    if (file.size > maxPictureBytes) return null
    return (await run(file))?.reply ?? null
  }
  return { send, isBusy, fault: said ?? refused, tell }
}
