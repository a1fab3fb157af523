import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#kit/web/basics/button.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { TextField } from '#kit/web/fields/field.tsx'
import { useAct } from '#lib/web/data/use-act.ts'
import { type StaffVideo, saveCaptions } from '../video-admin-contract.ts'
import { adminText } from './admin-text.ts'

/** The captions of a film of ours, from a WebVTT file. */
export function AdminCaptionsForm({ video: { id, version, has_captions } }: { video: StaffVideo }) {
  const { run, isBusy, fault, done } = useAct(saveCaptions, { refresh: ['page'], onDone: () => box.current?.reset() })
  const [missing, setMissing] = useState<string>()
  const box = useRef<HTMLFormElement>(null)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const file = new FormData(event.currentTarget).get('captions')
    const chosen = file instanceof File && file.size > 0 ? file : null
    setMissing(chosen ? undefined : adminText.captionsMissing)
    if (!chosen) return
    const vtt = await chosen.text()
    await run({ body: { id, version, vtt } })
  }
  return (
    <form ref={box} className="mt-4 grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        id={`captions-${id}`}
        name="captions"
        type="file"
        accept=".vtt,text/vtt"
        label={adminText.captions}
        hint={has_captions ? adminText.captionsThere : adminText.captionsHint}
        error={missing}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="small" kind="line" isBusy={isBusy}>
          {adminText.captionsSave}
        </Button>
        <span role="status">{done ? adminText.captionsSaved : ''}</span>
      </div>
      {fault && (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      )}
    </form>
  )
}
