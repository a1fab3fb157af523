import { Button } from '../basics/button.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { gameText } from './game-text.ts'

type Props = {
  isOpen: boolean
  /** A question: "ออกจากเกมเลยไหม". */
  title?: string
  /** What becomes of the game. */
  about: string
  /** The label of the button that leaves. */
  go?: string
  onStay: () => void
  onLeave: () => void
}

/** Asks before leaving a game that is under way. Staying is the main button; the browser's back button asks too. */
export function LeaveGame({ isOpen, title = gameText.leaveAsk, about, go = gameText.go, onStay, onLeave }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onStay}
      asksOfWay
      tone="play"
      title={title}
      actions={
        <>
          <Button onClick={onStay}>{gameText.stay}</Button>
          <Button kind="line" onClick={onLeave}>
            {go}
          </Button>
        </>
      }
    >
      <p>{about}</p>
    </Dialog>
  )
}
