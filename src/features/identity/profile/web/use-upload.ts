import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { sentenceOfRefusal } from '#features/identity/forms/web/refusal-text.ts'
import { mostImageBytes } from '#features/identity/pictures/picture-rules.ts'
import { refreshProfile } from '#features/identity/sessions/web/session.ts'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { updateImage } from '../contract.ts'
import { editText } from './edit-text.ts'

/** Sends a picture; then header and page show it. A file that is too large is not sent at all. */
export function useUpload() {
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  async function send(file: File): Promise<void> {
    setDone(false)
    setFault(null)
    if (file.size > mostImageBytes) return setFault(editText.tooLarge)
    setBusy(true)
    try {
      const image = { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) }
      await call(updateImage, { body: { image } })
      await Promise.all([refreshProfile().catch(() => {}), revalidate()])
      setDone(true)
    } catch (error) {
      const found = asRefusal(error)
      setFault(found.status === 413 ? editText.tooLarge : sentenceOfRefusal(found.problem))
    } finally {
      setBusy(false)
    }
  }
  return { send, isBusy, isDone, fault }
}
