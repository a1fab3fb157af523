import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Keyboard from 'lucide-react/icons/keyboard'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import Pencil from 'lucide-react/icons/pencil'
import { useRef, useState } from 'react'
import { Button, IconButton, LinkButton } from '#kit/web/basics/button.tsx'
import { Icon } from '#kit/web/basics/icon.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { ThaiText } from '#kit/web/reading/thai-text.tsx'
import { formatKoin } from '#lib/money.ts'
import { mulDiv } from '#lib/mul-div.ts'
import type { Crossword } from '../crossword-contract.ts'
import { findClue } from '../cursor-rules.ts'
import { Board } from './board-part.tsx'
import { ClueFields, ClueList } from './clues-part.tsx'
import { HelpDialog } from './help-part.tsx'
import { ThaiKeys } from './keys-part.tsx'
import { ResultPart } from './result-part.tsx'
import { text } from './text.ts'
import { type Play, useCrossword } from './use-crossword.ts'

/** A puzzle: the grid or the list of clues, the tools, and its result at the end. */
export function PlayPart({ crossword }: { crossword: Crossword }) {
  const play = useCrossword(crossword)
  const [view, setView] = useState<'grid' | 'list'>('grid')
  const [hasKeys, setKeys] = useState(() => matchMedia('(pointer: coarse)').matches)
  // The on-screen keyboard covers half of a phone: it appears with the first press on the grid, which then scrolls to
  // the top.
  const [hasBegun, setBegun] = useState(false)
  const [isHelping, setHelping] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { progress, said, fault } = play
  if (progress.result)
    return <ResultPart {...{ crossword, result: progress.result, words: progress.words, isFresh: play.isFresh }} />

  const back = () => input.current?.focus({ preventScroll: true })
  // A tool returns the focus to the grid for typing. Before the player has started, that would make a phone scroll
  // there.
  const backToPlay = () => hasBegun && back()
  const { worth, cells } = crossword
  const left = formatKoin(mulDiv(worth, cells - progress.revealed, cells, 'down'))
  return (
    <div className="crossword" data-view={view} data-task>
      <div className="crossword-head">
        <p className="text-ink-soft">{progress.revealed === 0 ? text.worth(left) : text.left(left)}</p>
        <fieldset className="crossword-views">
          <legend className="vh">{text.views}</legend>
          {(['grid', 'list'] as const).map((one) => (
            <button key={one} type="button" className="chip" aria-pressed={view === one} onClick={() => setView(one)}>
              {text.view[one]}
            </button>
          ))}
        </fieldset>
      </div>
      <div className="crossword-main">
        <Tools
          play={play}
          hasKeys={hasKeys}
          hasGrid={view === 'grid'}
          onHelp={() => setHelping(true)}
          onPencil={() => {
            play.setPencil(!play.isPencil)
            backToPlay()
          }}
          onKeys={() => {
            setKeys(!hasKeys)
            back()
          }}
        />
        {fault && (
          <Notice kind="warn" isAlert action={play.isClosed && <NewPuzzle kind={crossword.kind} />}>
            {fault}
          </Notice>
        )}
        {view === 'grid' && (
          <Board {...{ crossword, play, input }} hasOwnKeys={hasKeys} onBegin={() => setBegun(true)} />
        )}
        <div className="crossword-dock">
          <p className="crossword-said" role="status">
            {said}
          </p>
          {view === 'grid' && <ClueBar {...{ crossword, play, back }} />}
          {view === 'grid' && hasKeys && hasBegun && <ThaiKeys onKey={play.type} onBackspace={play.backspace} />}
        </div>
      </div>
      <div className="crossword-side">
        {view === 'grid' ? (
          <ClueList {...{ crossword, play }} onPick={back} />
        ) : (
          <ClueFields {...{ crossword, play }} />
        )}
      </div>
      <HelpDialog {...{ crossword, play }} isOpen={isHelping} onClose={() => setHelping(false)} onHelped={backToPlay} />
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

function ClueBar({ crossword, play, back }: { crossword: Crossword; play: Play; back: () => void }) {
  const at = findClue(crossword, play.cursor)
  const count = crossword.clues.length
  const go = (by: number) => {
    play.toClue((at + by + count) % count)
    back()
  }
  return (
    <div className="crossword-bar">
      <IconButton label={text.previous} icon={<Icon of={ChevronLeft} size={24} />} onClick={() => go(-1)} />
      <p aria-live="polite">
        <b>{text.nameOf(play.clue)}</b> <ThaiText>{play.clue.text}</ThaiText>{' '}
        <span className="nb">({text.length(play.clue.cells.length)})</span>
      </p>
      <IconButton label={text.next} icon={<Icon of={ChevronRight} size={24} />} onClick={() => go(1)} />
    </div>
  )
}

type ToolsProps = { play: Play; hasKeys: boolean; hasGrid: boolean } & Record<
  'onHelp' | 'onPencil' | 'onKeys',
  () => void
>

function Tools({ play, hasKeys, hasGrid, onHelp, onPencil, onKeys }: ToolsProps) {
  return (
    <div className="crossword-tools">
      <Button kind="line" size="small" icon={<Icon of={LifeBuoy} />} onClick={onHelp}>
        {text.help}
      </Button>
      {hasGrid && (
        <>
          <Button kind="line" size="small" icon={<Icon of={Pencil} />} aria-pressed={play.isPencil} onClick={onPencil}>
            {text.pencil}
          </Button>
          <Button kind="line" size="small" icon={<Icon of={Keyboard} />} aria-pressed={hasKeys} onClick={onKeys}>
            {text.keys}
          </Button>
        </>
      )}
    </div>
  )
}
