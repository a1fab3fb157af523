import { useEffect, useRef, useState } from 'react'
import { formatKoin } from '#lib/money.ts'
import { mulDiv } from '#lib/mul-div.ts'
import { Button } from '#ui/basics/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import type { Crossword } from '../crossword-contract.ts'
import { cellsOf } from '../typing-rules.ts'
import { text } from './text.ts'
import type { Play } from './use-crossword.ts'

const scopes = ['letter', 'word', 'all'] as const
type Props = {
  crossword: Crossword
  play: Play
  isOpen: boolean
  onClose: () => void
  /** Help was used: the dialog has closed and returned the focus. */
  onHelped: () => void
}

/** Checks are free; reveals show their cost. Revealing all asks again, because it ends the puzzle. */
export function HelpDialog({ crossword, play, isOpen, onClose, onHelped }: Props) {
  const [isAsking, setAsking] = useState(false)
  const wasHelped = useRef(false)
  useEffect(() => {
    if (isOpen || !wasHelped.current) return
    wasHelped.current = false
    onHelped()
  }, [isOpen, onHelped])
  const close = () => {
    setAsking(false)
    onClose()
  }
  const run = (work: () => unknown) => {
    wasHelped.current = true
    close()
    void work()
  }
  if (isAsking)
    return (
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={text.revealAllTitle}
        actions={
          <>
            <Button kind="line" onClick={() => run(() => play.reveal('all'))}>
              {text.revealAll}
            </Button>
            <Button kind="line" onClick={close}>
              {text.keepPlaying}
            </Button>
          </>
        }
      >
        <p>{text.revealAllWhy}</p>
      </Dialog>
    )
  return (
    <Dialog isOpen={isOpen} onClose={close} title={text.helpTitle}>
      <div className="grid gap-3">
        <h3>{text.check}</h3>
        <p className="text-ink-soft">{text.checkHint}</p>
        {scopes.map((scope) => (
          <Button key={scope} kind="line" isWide onClick={() => run(() => play.check(scope))}>
            {text.checks[scope]}
          </Button>
        ))}
        <h3>{text.reveal}</h3>
        {scopes.map((scope) => (
          <Button
            key={scope}
            kind="line"
            isWide
            onClick={() => (scope === 'all' ? setAsking(true) : run(() => play.reveal(scope)))}
          >
            {text.reveals[scope]} · {text.upTo(costOf(crossword, play, scope))}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}

/** The maximum cost of a reveal: cells that are already right are free. */
function costOf(crossword: Crossword, { cursor, progress }: Play, scope: (typeof scopes)[number]): string {
  const { worth, cells } = crossword
  const left = (revealed: number) => mulDiv(worth, cells - revealed, cells, 'down')
  const isFixed = (cell: number) => ['right', 'revealed'].includes(progress.marks[cell]!)
  const more = cellsOf(crossword, cursor, scope).filter((cell) => !isFixed(cell)).length
  const cost = left(progress.revealed) - left(progress.revealed + more)
  return formatKoin(cost as typeof worth)
}
