import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { isCalm } from '#lib/web/is-calm.ts'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { somethingToTake, useTypedText } from '#ui/fields/use-typed-text.ts'
import type { Clue, Crossword } from '../crossword-contract.ts'
import { type Arrow, pressArrow, pressCell, pressTab, toEnd, turn } from '../cursor-rules.ts'
import { text } from './text.ts'
import type { Play } from './use-crossword.ts'

const arrows: Record<string, Arrow> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' }

type Props = {
  crossword: Crossword
  play: Play
  input: RefObject<HTMLInputElement | null>
  /** The on-screen keys are visible, so the phone's keyboard must not open. */
  hasOwnKeys: boolean
  /** Called when the player starts to play in the grid. */
  onBegin: () => void
}

/**
 * The grid. One text field receives input from every keyboard; the cells display it and can be pressed. For screen
 * readers the field names the current cell, and the list of clues is available.
 */
export function Board({ crossword, play, input, hasOwnKeys, onBegin }: Props) {
  const { cursor, progress, clue } = play
  const onInput = useTypedText(
    input,
    { type: (added) => Array.from(added).forEach(play.type), backspace: play.backspace },
    `${cursor.cell} ${cursor.direction}`,
    somethingToTake,
  )
  const box = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    // Not at the start, because the cursor has not moved yet.
    if (!isFirst.current)
      box.current
        ?.querySelector(`[data-cell="${cursor.cell}"]`)
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    isFirst.current = false
  }, [cursor.cell])
  useWave(box, play.closed)
  const numbers = new Map(crossword.clues.map(({ cells, number }) => [cells[0], number]))
  const isOpen = new Set(crossword.clues.flatMap(({ cells }) => cells))
  const closed = new Set(
    crossword.clues.filter(({ cells }) => cells.every((cell) => progress.letters[cell])).flatMap(({ cells }) => cells),
  )
  const press = (cell: number) => {
    play.move(pressCell(crossword, cursor, cell))
    input.current?.focus({ preventScroll: true })
  }
  return (
    <div ref={box} className="crossword-board-box">
      <PlainForm>
        <input
          ref={input}
          className="crossword-input"
          aria-label={text.grid}
          aria-describedby="crossword-hint"
          inputMode={hasOwnKeys ? 'none' : 'text'}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          lang="th"
          onFocus={onBegin}
          onInput={onInput}
          onKeyDown={(event) => pressKey(event, crossword, play)}
        />
      </PlainForm>
      <p id="crossword-hint" className="vh">
        {text.gridHint}
      </p>
      <div className="crossword-pan" aria-hidden>
        <div className="crossword-board" data-size={crossword.width}>
          {progress.letters.map((letter, cell) =>
            isOpen.has(cell) ? (
              // biome-ignore lint/a11y/noStaticElementInteractions: a place to press in the picture; the field takes the keys
              // biome-ignore lint/a11y/useKeyWithClickEvents: the same
              <div
                key={cell}
                className="crossword-cell"
                data-cell={cell}
                data-at={cell === cursor.cell || undefined}
                data-word={clue.cells.includes(cell) || undefined}
                data-mark={progress.marks[cell]}
                data-filled={letter !== '' || undefined}
                data-closed={closed.has(cell) || undefined}
                onClick={() => press(cell)}
              >
                <span className="crossword-number">{numbers.get(cell)}</span>
                <span className="crossword-letter">{letter}</span>
              </div>
            ) : (
              <span key={cell} />
            ),
          )}
        </div>
      </div>
      <p className="vh" role="status">
        {play.closed ? `${text.closed(text.nameOf(play.closed))} ` : ''}
        {describeCell(play)}
      </p>
    </div>
  )
}

/** A word that was just closed moves once, box by box. */
function useWave(box: RefObject<HTMLElement | null>, closed: Clue | null): void {
  useEffect(() => {
    if (!closed || isCalm()) return
    const moves = closed.cells.map((cell, i) =>
      box.current
        ?.querySelector(`[data-cell="${cell}"]`)
        ?.animate({ transform: ['none', 'translateY(-14%) scale(1.06)', 'none'] }, { duration: 320, delay: i * 45 }),
    )
    return () => {
      for (const move of moves) move?.cancel()
    }
  }, [box, closed])
}

function describeCell({ cursor, clue, progress }: Play): string {
  return text.cell({
    name: text.nameOf(clue),
    place: clue.cells.indexOf(cursor.cell) + 1,
    length: clue.cells.length,
    letter: progress.letters[cursor.cell] ?? '',
    mark: text.marks[progress.marks[cursor.cell] ?? 'none'],
  })
}

/** Keys other than letters: they move or delete. */
function pressKey(event: KeyboardEvent<HTMLInputElement>, crossword: Crossword, play: Play) {
  const { key, shiftKey } = event
  const { cursor, progress } = play
  if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return
  const tabbed = key === 'Tab' ? pressTab(crossword, cursor, shiftKey ? -1 : 1, progress.letters) : null
  if (arrows[key]) play.move(pressArrow(crossword, cursor, arrows[key]))
  else if (key === ' ' || key === 'Enter') play.move(turn(crossword, cursor))
  else if (key === 'Home' || key === 'End') play.move(toEnd(crossword, cursor, key === 'Home' ? 'first' : 'last'))
  else if (key === 'Backspace') play.backspace()
  else if (key === 'Delete') play.clear()
  else if (tabbed) play.move(tabbed)
  else {
    // Tab leaves beyond the first and last word, and Escape leaves anywhere.
    if (key === 'Tab' || key === 'Escape') void play.save()
    if (key === 'Escape') document.querySelector<HTMLElement>('.crossword-tools button')?.focus()
    return
  }
  event.preventDefault()
}
