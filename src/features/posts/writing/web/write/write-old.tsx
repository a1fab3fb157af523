import { useState } from 'react'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { type DraftContent, getOldText, listOldTexts, type OldText } from '../../contract.ts'
import { writingText } from '../writing-text.ts'
import { TextOf } from './write-conflict.tsx'

interface OldTextsProps {
  id: string | null
  onUse: (content: DraftContent) => Promise<void>
  onClose: () => void
}

/** The archived texts of a post: one can be viewed and restored, which archives the current one. */
export function OldTexts({ id, onUse, onClose }: OldTextsProps) {
  const [one, setOne] = useState<OldText | null>(null)
  const list = useReply(listOldTexts, { query: { id: id ?? '' } }, { isAsked: id !== null })
  const text = useReply(
    getOldText,
    { query: { id: id ?? '', revision: one?.id ?? '' } },
    { isAsked: id !== null && one !== null },
  )
  const items = list.reply?.items
  const shown = one && text.reply ? { one, content: text.reply.content } : null
  const fault = (text.refusal ?? list.refusal)?.message
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
        {items?.map((old) => (
          <li key={old.id}>
            <button
              type="button"
              className="old-text"
              aria-pressed={shown?.one.id === old.id}
              onClick={() => setOne(old)}
            >
              <span>{formatThaiMoment(new Date(old.made_at))}</span>
              <span className="text-13 text-ink-soft">{writingText.oldStates[old.state]}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown && <TextOf name={formatThaiMoment(new Date(shown.one.made_at))} content={shown.content} />}
    </Dialog>
  )
}
