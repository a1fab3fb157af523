import { Button } from '#kit/web/basics/button.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import type { LearningRun } from '../contract.ts'
import { text } from './text.ts'

type Props = {
  /** Null: hidden. */
  run: LearningRun | null
  /** Here, in this visit: then the button stays where the focus is, and the line says what came of it. */
  hasChosen: boolean
  choose: (isShown: boolean) => void
  isBusy: boolean
  fault: string | null
}

/** The run of learning days, small, and the way to hide it and to have it back. Below two days there is none to show. */
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
              <span className="block">{text.runRests(run.mostFrozen)}</span>
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
