import Keyboard from 'lucide-react/icons/keyboard'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import Pencil from 'lucide-react/icons/pencil'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { formatKoin } from '#lib/money.ts'
import { mulDiv } from '#lib/mul-div.ts'
import { GameFrame } from '#ui/answers/game-frame.tsx'
import { Button, IconButton, LinkButton } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import { useRewardAhead } from '#ui/reward/lazy-reward.tsx'
import type { Crossword } from '../crossword-contract.ts'
import { Board } from './board-part.tsx'
import { ClueBar } from './clue-bar.tsx'
import { ClueFields, ClueList } from './clues-part.tsx'
import { HelpDialog } from './help-part.tsx'
import { ThaiKeys } from './keys-part.tsx'
import { ResultPart } from './result-part.tsx'
import { text } from './text.ts'
import { type Play, useCrossword } from './use-crossword.ts'

type Props = {
  crossword: Crossword
  /** Above the puzzle, until the player begins. */
  head: ReactNode
}

/** A puzzle: the grid or the list of clues, the tools, and its result at the end. In play it has the whole screen. */
export function PlayPart({ crossword, head }: Props) {
  const play = useCrossword(crossword)
  // The on-screen keyboard covers half of a phone: it appears with the first press on the grid, and so does the whole
  // screen.
  const [hasBegun, setBegun] = useState(false)
  const { result, words } = play.progress
  const isOn = hasBegun && !result
  useRewardAhead(isOn)
  const [asks, setAsks] = useState(false)
  const [hasKeys, setKeys] = useState(() => matchMedia('(pointer: coarse)').matches)
  const [view, setView] = useState<'grid' | 'list'>('grid')
  const input = useRef<HTMLInputElement>(null)
  const back = () => input.current?.focus({ preventScroll: true })
  // A tool returns the focus to the grid for typing. Before the player has started, that would begin the game.
  const backToPlay = () => hasBegun && back()
  const tools = (
    <Tools
      play={play}
      isInBar={isOn}
      hasKeys={hasKeys}
      hasGrid={view === 'grid'}
      onHelp={() => setAsks(true)}
      onPencil={() => {
        play.setPencil(!play.isPencil)
        backToPlay()
      }}
      onKeys={() => {
        setKeys(!hasKeys)
        back()
      }}
    />
  )
  return (
    <GameFrame
      title={text.title}
      how={text.howSteps}
      isOn={isOn}
      leaveAbout={text.leaveAbout}
      tools={
        <>
          <Count closed={countClosed(crossword, play)} all={crossword.clues.length} />
          {tools}
        </>
      }
      className="stack"
    >
      {isOn ? null : head}
      {result ? (
        <ResultPart {...{ crossword, result, words, fresh: play.fresh }} />
      ) : (
        <Puzzle
          {...{ crossword, play, input, view, back }}
          tools={isOn ? null : tools}
          hasKeys={hasKeys}
          hasBegun={hasBegun}
          onBegin={() => setBegun(true)}
          onView={setView}
        />
      )}
      <HelpDialog {...{ crossword, play }} isOpen={asks} onClose={() => setAsks(false)} onHelped={backToPlay} />
    </GameFrame>
  )
}

function countClosed({ clues }: Crossword, { progress: { letters } }: Play): number {
  return clues.filter(({ cells }) => cells.every((cell) => letters[cell])).length
}

type PuzzleProps = {
  crossword: Crossword
  play: Play
  input: RefObject<HTMLInputElement | null>
  view: 'grid' | 'list'
  tools: ReactNode
  hasKeys: boolean
  hasBegun: boolean
  back: () => void
  onBegin: () => void
  onView: (view: 'grid' | 'list') => void
}

function Puzzle({ crossword, play, input, view, tools, hasKeys, hasBegun, back, onBegin, onView }: PuzzleProps) {
  const { progress, said, fault } = play
  const { worth, cells } = crossword
  const left = formatKoin(mulDiv(worth, cells - progress.revealed, cells, 'down'))
  const isGrid = view === 'grid'
  return (
    <div className="crossword" data-view={view} data-task>
      <div className="crossword-head">
        <p className="text-ink-soft">{progress.revealed === 0 ? text.worth(left) : text.left(left)}</p>
        <fieldset className="crossword-views">
          <legend className="vh">{text.views}</legend>
          {(['grid', 'list'] as const).map((one) => (
            <button key={one} type="button" className="chip" aria-pressed={view === one} onClick={() => onView(one)}>
              {text.view[one]}
            </button>
          ))}
        </fieldset>
      </div>
      <div className="crossword-main">
        {tools}
        {fault && (
          <Notice kind="warn" isAlert action={play.isClosed && <NewPuzzle kind={crossword.kind} />}>
            {fault}
          </Notice>
        )}
        {isGrid && <Board {...{ crossword, play, input }} hasOwnKeys={hasKeys} onBegin={onBegin} />}
        <div className="crossword-dock">
          <p className="crossword-said" role="status">
            {said}
          </p>
          {isGrid && <ClueBar {...{ crossword, play, back }} />}
          {isGrid && hasKeys && hasBegun && <ThaiKeys onKey={play.type} onBackspace={play.backspace} />}
        </div>
      </div>
      <div className="crossword-side">
        {isGrid ? <ClueList {...{ crossword, play }} onPick={back} /> : <ClueFields {...{ crossword, play }} />}
      </div>
    </div>
  )
}

/** Links to the current puzzle: midnight passed while this one was open. */
function NewPuzzle({ kind }: Pick<Crossword, 'kind'>) {
  return (
    <LinkButton kind="line" size="small" to={kind === 'daily' ? '/crossword' : '/crossword?kind=weekly'}>
      {text.toNew}
    </LinkButton>
  )
}

type ToolsProps = { play: Play; isInBar: boolean; hasKeys: boolean; hasGrid: boolean } & Record<
  'onHelp' | 'onPencil' | 'onKeys',
  () => void
>

/** Help, pencil and keyboard: with words on the page, as signs in the bar. */
function Tools({ play, isInBar, hasKeys, hasGrid, onHelp, onPencil, onKeys }: ToolsProps) {
  const all = [
    { label: text.help, icon: LifeBuoy, isPressed: undefined, press: onHelp },
    { label: text.pencil, icon: Pencil, isPressed: play.isPencil, press: onPencil },
    { label: text.keys, icon: Keyboard, isPressed: hasKeys, press: onKeys },
  ]
  return (
    <div className="crossword-tools" data-bar={isInBar || undefined}>
      {(hasGrid ? all : all.slice(0, 1)).map(({ label, icon, isPressed, press }) =>
        isInBar ? (
          <IconButton key={label} label={label} icon={<Icon of={icon} />} aria-pressed={isPressed} onClick={press} />
        ) : (
          <Button
            key={label}
            kind="line"
            size="small"
            icon={<Icon of={icon} />}
            aria-pressed={isPressed}
            onClick={press}
          >
            {label}
          </Button>
        ),
      )}
    </div>
  )
}

/** Short, beside the buttons of a phone's bar; the words are for readers. */
function Count({ closed, all }: { closed: number; all: number }) {
  return (
    <span className="game-count">
      <span aria-hidden>
        {closed}/{all}
      </span>
      <VisuallyHidden>{text.closedCount(closed, all)}</VisuallyHidden>
    </span>
  )
}
