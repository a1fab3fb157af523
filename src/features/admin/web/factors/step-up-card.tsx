import { useReply } from '#lib/web/data/use-reply.ts'
import { Notice } from '#ui/basics/notice.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { readFactors } from '../../factor-contract.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { text } from './factor-text.ts'

/** Asks for the second factor during an action; `onEnd` gets whether it was confirmed. */
export function StepUpCard({ onEnd }: { onEnd: (isConfirmed: boolean) => void }) {
  const { reply: factors, refusal } = useReply(readFactors, {})
  return (
    <Dialog isOpen onClose={() => onEnd(false)} title={text.stepUpTitle} tone="money">
      <p>{text.stepUpLead}</p>
      {refusal ? (
        <Notice kind="danger" isAlert>
          {refusal.message}
        </Notice>
      ) : null}
      {factors ? <ConfirmForm factors={factors} onConfirmed={() => onEnd(true)} /> : null}
    </Dialog>
  )
}
