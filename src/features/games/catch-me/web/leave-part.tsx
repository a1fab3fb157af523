import { Button } from '#kit/web/basics/button.tsx'
import { Dialog } from '#kit/web/overlays/dialog.tsx'
import { text } from './text.ts'

type Props = { isOpen: boolean; onStay: () => void; onLeave: () => void }

/** Asks before leaving a running game, because its score is lost. */
export function LeaveDialog({ isOpen, onStay, onLeave }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onStay}
      asksOfWay
      title={text.leaveAsk}
      actions={
        <>
          <Button onClick={onStay}>{text.stay}</Button>
          <Button kind="line" onClick={onLeave}>
            {text.leaveNow}
          </Button>
        </>
      }
    >
      <p>{text.leaveAbout}</p>
    </Dialog>
  )
}
