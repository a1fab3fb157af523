import { Button } from '#ui/basics/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { text } from '../text.ts'

type Props = {
  isOpen: boolean
  total: number
  position: number
  isAnswered: (position: number) => boolean
  onGo: (position: number) => void
  onHandIn: () => void
  onClose: () => void
}

/** All questions as buttons, with the current one and the unanswered ones marked, and the way to submit early. */
export function QuestionMap({ isOpen, total, position, isAnswered, onGo, onHandIn, onClose }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.all}
      tone="play"
      actions={
        <Button kind="line" onClick={onHandIn}>
          {text.handIn}
        </Button>
      }
    >
      <ol className="exam-map">
        {Array.from({ length: total }, (_, i) => i + 1).map((one) => (
          <li key={one}>
            <button
              type="button"
              className="exam-place"
              data-answered={isAnswered(one) || undefined}
              aria-current={one === position ? 'step' : undefined}
              aria-label={text.jump(one, isAnswered(one))}
              onClick={() => onGo(one)}
            >
              {one}
            </button>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
