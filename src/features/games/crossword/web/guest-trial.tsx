import CheckCheck from 'lucide-react/icons/check-check'
import Eye from 'lucide-react/icons/eye'
import { useEffect, useRef, useState } from 'react'
import { useAct } from '#lib/web/data/use-act.ts'
import { GameFrame } from '#ui/answers/game-frame.tsx'
import { GuestTrialResult } from '#ui/answers/guest-trial-result.tsx'
import { Button, IconButton } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { Crossword, CrosswordProgress } from '../crossword-contract.ts'
import { guestTrialCrossword } from '../guest-trial-contract.ts'
import { Board } from './board-part.tsx'
import { ClueBar } from './clue-bar.tsx'
import { ThaiKeys } from './keys-part.tsx'
import { text } from './text.ts'
import { useCrossword } from './use-crossword.ts'
import { beginGuestTrial, useGuestTrial } from './use-guest-trial.ts'

/** One puzzle for a visitor: an earlier day's. Nothing is kept of it. */
export function CrosswordGuestTrial() {
  const [crossword, setCrossword] = useState<Crossword | null>(null)
  const { run, fault } = useAct(guestTrialCrossword, { onDone: (told) => setCrossword(beginGuestTrial(told)) })
  useEffect(() => void run({ body: {} }), [run])
  if (crossword) return <Puzzle crossword={crossword} />
  return fault ? (
    <Notice
      kind="warn"
      isAlert
      action={
        <Button kind="line" size="small" onClick={() => void run({ body: {} })}>
          {text.tryAgain}
        </Button>
      }
    >
      {fault}
    </Notice>
  ) : (
    <div className="taste-rest" />
  )
}

function Puzzle({ crossword }: { crossword: Crossword }) {
  const play = useCrossword(crossword, useGuestTrial)
  const [hasKeys] = useState(() => matchMedia('(pointer: coarse)').matches)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus({ preventScroll: true }), [])
  const back = () => input.current?.focus({ preventScroll: true })
  const { letters, words } = play.progress
  if (words) return <End {...{ crossword, letters, words }} />
  return (
    <GameFrame
      title={text.title}
      how={text.howSteps}
      isOn
      leaveAbout={text.leaveGuestTrial}
      tools={
        <>
          <IconButton
            label={text.checks.all}
            icon={<Icon of={CheckCheck} />}
            onClick={() => {
              void play.check('all')
              back()
            }}
          />
          <IconButton label={text.revealAll} icon={<Icon of={Eye} />} onClick={() => void play.reveal('all')} />
        </>
      }
      className="stack"
    >
      <div className="crossword" data-view="grid">
        <div className="crossword-main">
          {play.fault ? (
            <Notice kind="warn" isAlert>
              {play.fault}
            </Notice>
          ) : null}
          <Board {...{ crossword, play, input }} hasOwnKeys={hasKeys} onBegin={() => {}} />
          <div className="crossword-dock">
            <p className="crossword-said" role="status">
              {play.said}
            </p>
            <ClueBar {...{ crossword, play, back }} />
            {hasKeys ? <ThaiKeys onKey={play.type} onBackspace={play.backspace} /> : null}
          </div>
        </div>
      </div>
    </GameFrame>
  )
}

type EndProps = {
  crossword: Crossword
  letters: readonly string[]
  words: NonNullable<CrosswordProgress['words']>
}

/** The words with their meanings; a visitor who gave up sees the same. */
function End({ crossword: { clues }, letters, words }: EndProps) {
  const isWhole = words.every(({ word, ...at }) => {
    const clue = clues.find(({ number, direction }) => number === at.number && direction === at.direction)
    return clue?.cells.map((cell) => letters[cell]).join('') === word
  })
  return (
    <GuestTrialResult world={1} isGlad={isWhole} title={isWhole ? text.resultTitle.whole : text.resultTitle.shown}>
      <dl className="crossword-words">
        {words.map(({ number, direction, word, explanation }) => (
          <div key={`${direction} ${number}`}>
            <dt>{word}</dt>
            <dd>
              <ThaiText>
                {explanation ?? clues.find((one) => one.number === number && one.direction === direction)?.text ?? ''}
              </ThaiText>
            </dd>
          </div>
        ))}
      </dl>
    </GuestTrialResult>
  )
}
