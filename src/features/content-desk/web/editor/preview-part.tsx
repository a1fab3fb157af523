import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Boxes } from '#kit/content-fields.ts'
import type { PreviewMessage } from '#kit/web/content-preview.ts'
import { previewPath } from '#lib/preview-path.ts'
import { useSettled } from '#lib/web/use-settled.ts'
import { text } from './editor-text.ts'

type Props = { piece: { kind: string; id: string }; boxes: Boxes; facts: Boxes; isForMembers: boolean }

const readers = ['visitor', 'person'] as const
const widths = ['phone', 'desk'] as const

/** The page of readers with what is typed, in a frame of its own: its calls are answered of the draft, and none changes anything. */
export function PreviewPart({ piece, boxes, facts, isForMembers }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [reader, setReader] = useState<PreviewMessage['reader']>(isForMembers ? 'person' : 'visitor')
  const [width, setWidth] = useState<(typeof widths)[number]>('phone')
  const settled = useSettled(JSON.stringify(boxes))
  const { kind, id } = piece
  const send = useEffectEvent((event: MessageEvent<{ isReady?: boolean }>) => {
    const frameWindow = frame.current?.contentWindow
    if (!frameWindow || event.source !== frameWindow || !event.data?.isReady) return
    const draft = { id, boxes: JSON.parse(settled) as Boxes, facts }
    frameWindow.postMessage({ kind, draft, reader } satisfies PreviewMessage, location.origin)
  })
  useEffect(() => {
    addEventListener('message', send)
    return () => removeEventListener('message', send)
  }, [])
  return (
    <section className="content-shown" aria-label={text.preview}>
      <div className="content-preview-bar">
        {isForMembers ? (
          <p className="text-13 text-ink-soft">{text.membersOnly}</p>
        ) : (
          <Choice label={text.readers} names={text.readerNames} all={readers} now={reader} onChoose={setReader} />
        )}
        <Choice label={text.widths} names={text.widthNames} all={widths} now={width} onChoose={setWidth} />
      </div>
      {/* Each draft begins in a document of its own, so that nothing of the one before stays. */}
      <iframe
        key={`${reader} ${settled}`}
        ref={frame}
        className="content-preview-frame"
        data-width={width}
        src={previewPath}
        title={text.previewOf(text.readerNames[reader], text.widthNames[width])}
      />
    </section>
  )
}

type ChoiceProps<T extends string> = {
  label: string
  names: Record<T, string>
  all: readonly T[]
  now: T
  onChoose: (one: T) => void
}

function Choice<T extends string>({ label, names, all, now, onChoose }: ChoiceProps<T>) {
  return (
    <fieldset className="content-chips">
      <legend className="vh">{label}</legend>
      {all.map((one) => (
        <button
          key={one}
          type="button"
          className="chip content-chip"
          aria-pressed={one === now}
          onClick={() => onChoose(one)}
        >
          {names[one]}
        </button>
      ))}
    </fieldset>
  )
}
