import { useEffect, useState } from 'react'
import { Button } from '#kit/web/basics/button.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { Dialog } from '#kit/web/overlays/dialog.tsx'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { type DraftContent, getOldText, listOldTexts, type OldText } from '../writing-contract.ts'
import { TextOf } from './write-conflict.tsx'
import { writingText } from './writing-text.ts'

interface OldTextsProps {
  id: string | null
  onUse: (content: DraftContent) => Promise<void>
  onClose: () => void
}

/** The texts of a post as they were: looked at one by one, and taken in place of today's, which is then put by. */
export function OldTexts({ id, onUse, onClose }: OldTextsProps) {
  const [items, setItems] = useState<OldText[] | null>(null)
  const [shown, setShown] = useState<{ one: OldText; content: DraftContent } | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const tell = (error: unknown) => setFault(asRefusal(error).message)
  useEffect(() => {
    if (id) call(listOldTexts, { query: { id } }).then((reply) => setItems(reply.items), tell)
  }, [id])
  const look = (one: OldText) =>
    id && call(getOldText, { query: { id, revision: one.id } }).then(({ content }) => setShown({ one, content }), tell)
  const use = async () => {
    if (shown) await onUse(shown.content)
    onClose()
  }
  return (
    <Dialog
      isOpen
      size="large"
      onClose={onClose}
      title={writingText.old}
      actions={shown && <Button onClick={use}>{writingText.oldUse}</Button>}
    >
      {fault && (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      )}
      {items?.length === 0 && <p>{writingText.oldNone}</p>}
      <ul className="old-texts">
        {items?.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              className="old-text"
              aria-pressed={shown?.one.id === one.id}
              onClick={() => look(one)}
            >
              <span>{formatThaiMoment(new Date(one.made_at))}</span>
              <span className="text-13 text-ink-soft">{writingText.oldStates[one.state]}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown && <TextOf name={formatThaiMoment(new Date(shown.one.made_at))} content={shown.content} />}
    </Dialog>
  )
}
