import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import type { LearningRun } from '../contract.ts'
import { text } from './text.ts'

type Props = {
  /** Null when hidden. */
  run: LearningRun | null
  /** Chosen in this visit: then the button keeps the focus, and a message reports the result. */
  hasChosen: boolean
  choose: (isShown: boolean) => void
  isBusy: boolean
  fault: string | null
}

/** The streak of learning days, with buttons to hide and restore it. A streak has at least two days. */
export function RunPart({ run, hasChosen, choose, isBusy, fault }: Props) {
  const isSeen = run !== null && run.days > 1
  if (!isSeen && run && !hasChosen) return null
  return (
    <>
      <div className="learning-run">
        <p role="status">
          {isSeen && <span className="block">{text.run(run.days)}</span>}
          {isSeen && run.frozen.length > 0 && (
            <>
              <span className="block">{text.runFrozen}</span>
              <span className="block">{text.runRests(run.most_frozen)}</span>
            </>
          )}
          {!isSeen && hasChosen && (run ? text.runShown : text.runHidden)}
        </p>
        <Button
          kind="quiet"
          size="small"
          aria-label={run ? text.hideRunName : undefined}
          isBusy={isBusy}
          onClick={() => choose(run === null)}
        >
          {run ? text.hideRun : text.showRun}
        </Button>
      </div>
      {fault && (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      )}
    </>
  )
}
