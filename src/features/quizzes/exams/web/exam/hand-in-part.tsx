import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { text } from '../text.ts'

type Props = {
  isOpen: boolean
  total: number
  left: number
  isBusy: boolean
  fault: string | null
  onClose: () => void
  onHandIn: () => void
}

/** Explains submitting, and lists unanswered questions. */
export function HandInDialog({ isOpen, total, left, isBusy, fault, onClose, onHandIn }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.handInTitle}
      tone="play"
      actions={
        <>
          <Button isBusy={isBusy} onClick={onHandIn}>
            {text.handIn}
          </Button>
          <Button kind="line" onClick={onClose}>
            {text.goOn}
          </Button>
        </>
      }
    >
      <p>{left > 0 ? text.handInOpen(left) : text.handInAll(total)}</p>
      {fault && (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      )}
    </Dialog>
  )
}
