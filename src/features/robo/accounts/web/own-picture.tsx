import { useState } from 'react'
import type { Upload } from '#lib/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { flowText } from './flow-text.ts'
import { PicturePicker } from './picture-picker.tsx'

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
        <PicturePicker label={file ? words.other : words.choose} onPick={change} />
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
