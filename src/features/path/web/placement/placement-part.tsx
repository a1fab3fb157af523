import { useCallback, useEffect, useState } from 'react'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { isChosen } from '#lib/web/storage.ts'
import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { judgePlacement, type MyPath, type Placement, type PlacementResult, savePlacement } from '../../contract.ts'
import { answeringText } from '../answering-text.ts'
import { readGuestPlacement, saveGuestPlacement } from '../pending-placement.ts'
import { pathText } from '../text.ts'
import { useMyPath } from '../use-my-path.ts'
import { PlacementQuestion } from './placement-question.tsx'
import { PlacementResultCard } from './placement-result.tsx'
import { placementText } from './placement-text.ts'

/**
 * The placement: five questions one by one, then the starting point. A person with a result sees it, and when a retry
 * is possible.
 */
export function PlacementPart({ placement }: { placement: Placement }) {
  const { mine, state, reload } = useMyPath()
  const [wantsAgain, setWantsAgain] = useState(false)
  const [isFresh, setFresh] = useState(false)
  const own = mine?.placement ?? null
  if (own && !wantsAgain) return <OwnResult own={own} isFresh={isFresh} onAgain={() => setWantsAgain(true)} />
  return (
    <Questions
      // A login in another tab switches to the person's own placement.
      key={state === 'visitor' ? 'visitor' : 'person'}
      placement={placement}
      isVisitor={state === 'visitor'}
      onSaved={() => {
        setFresh(true)
        void reload().then(() => setWantsAgain(false))
      }}
    />
  )
}

type OwnProps = { own: NonNullable<MyPath['placement']>; isFresh: boolean; onAgain: () => void }

function OwnResult({ own, isFresh, onAgain }: OwnProps) {
  return (
    <PlacementResultCard
      result={own.result}
      note={own.is_guest ? answeringText.fromGuest : answeringText.savedWithYou}
      isFresh={isFresh}
      act={
        own.may_repeat ? (
          <Button kind="line" onClick={onAgain}>
            {answeringText.again}
          </Button>
        ) : (
          <p className="text-ink-soft">{answeringText.repeatFrom(formatThaiDate(own.repeat_from!))}</p>
        )
      }
    />
  )
}

type Props = { placement: Placement; isVisitor: boolean; onSaved: () => void }

function Questions({ placement, isVisitor, onSaved }: Props) {
  const { version, questions } = placement
  const [choices, setChoices] = useState<string[]>([])
  /** The question whose explanation is shown. */
  const [reading, setReading] = useState<number | null>(null)
  const { result, fault, isBusy, judge, forget } = useResult({ version, isVisitor, onSaved })
  useEffect(() => {
    const saved = isVisitor ? readGuestPlacement(version) : null
    if (!saved) return
    setChoices(saved.choices)
    if (saved.choices.length === questions.length) void judge(saved.choices, false)
  }, [isVisitor, version, questions.length, judge])

  if (result) {
    const again = () => {
      forget()
      setChoices([])
    }
    return (
      <PlacementResultCard
        result={result.told}
        note={isChosen('preferences') ? answeringText.savedHere : answeringText.savedForVisit}
        isFresh={result.isFresh}
        isVisitor
        act={
          <Button kind="quiet" onClick={again}>
            {answeringText.forget}
          </Button>
        }
      />
    )
  }
  const position = reading ?? Math.min(choices.length + 1, questions.length)
  const isLast = position === questions.length
  const told = (choice: string) => {
    const all = [...choices, choice]
    setChoices(all)
    setReading(position)
    if (isVisitor) saveGuestPlacement({ version, choices: all, at: new Date().toISOString() })
  }
  const next = () => (isLast ? void judge(choices, true) : setReading(null))
  // All questions are answered, but the result failed to load: this requests it again.
  const isWaiting = reading === null && choices.length === questions.length
  if (isWaiting)
    return (
      <div className="column stack" data-tone="play">
        <h1>{placementText.title}</h1>
        {fault && (
          <Notice
            kind="danger"
            isAlert
            action={
              <Button kind="line" size="small" isBusy={isBusy} onClick={() => void judge(choices, true)}>
                {pathText.retry}
              </Button>
            }
          >
            {fault}
          </Notice>
        )}
      </div>
    )
  return (
    <PlacementQuestion
      key={position}
      version={version}
      question={questions[position - 1]!}
      total={questions.length}
      isLast={isLast}
      isBusy={isBusy}
      fault={fault}
      onTold={told}
      onNext={next}
    />
  )
}

type Result = { told: PlacementResult; isFresh: boolean }
type Asked = { choices: string[]; isFresh: boolean }

/** Requests the starting point; a person's is stored in the account, a visitor's only in this browser. */
function useResult({ version, isVisitor, onSaved }: Omit<Props, 'placement'> & { version: number }) {
  const [result, setResult] = useState<Result | null>(null)
  const { run, isBusy, fault } = useAct(async (send, { choices, isFresh }: Asked) => {
    const body = { version, choices }
    if (isVisitor) setResult({ told: await send(judgePlacement, { body }), isFresh })
    else {
      await send(savePlacement, { body: { ...body, is_guest: false } })
      onSaved()
    }
  })
  const judge = useCallback((choices: string[], isFresh: boolean) => run({ choices, isFresh }), [run])
  const forget = () => {
    saveGuestPlacement(null)
    setResult(null)
  }
  return { result, fault, isBusy, judge, forget }
}
