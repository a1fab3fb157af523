import { type RefObject, useRef, useState } from 'react'
import type { Gained } from '#features/koin/contract.ts'
import { playSound } from '#ui/sound/sounds.ts'
import type { CellChange, Clue, Crossword, CrosswordProgress } from '../crossword-contract.ts'
import { beginAt, type Cursor, findClue, toClue } from '../cursor-rules.ts'
import { cellsOf, pressBackspace, type Typed, type Typing, typeCharacter } from '../typing-rules.ts'
import { text } from './text.ts'
import { type Told, useSaving } from './use-saving.ts'

/** The puzzle was finished a moment ago: what the person has with its reward, where this device finished it. */
export type Fresh = { gained: Gained | null }

type Grid = { progress: CrosswordProgress; cursor: Cursor; last: number | null }

/**
 * The state of a puzzle during play: its letters, the cursor, and all actions. `useJudge` connects it with the server;
 * always the same one for a part.
 */
export function useCrossword(crossword: Crossword, useJudge: typeof useSaving = useSaving) {
  const { grid, now, show } = useGrid(crossword)
  const [isPencil, setPencil] = useState(false)
  const [said, setSaid] = useState('')
  const [fresh, setFresh] = useState<Fresh | null>(null)
  const [closed, setClosed] = useState<Clue | null>(null)
  const take = ({ gained: brought, ...told }: Told, newer: ReadonlyMap<number, CellChange>) => {
    const progress = withNewer(told, newer)
    show({ ...now.current, progress })
    if (progress.result) setFresh((was) => (brought ? { gained: brought } : (was ?? { gained: null })))
    else if (newer.size === 0 && isFull(crossword, progress)) setSaid(text.almost)
  }
  const saving = useJudge(crossword, take)

  const isFixed = (cell: number) => ['right', 'revealed'].includes(now.current.progress.marks[cell] ?? '')
  const put = (cell: number, letter: string) => {
    const { progress } = now.current
    if (progress.letters[cell] === letter || isFixed(cell)) return
    const mark = isPencil && letter ? 'pencil' : 'none'
    const marks = progress.marks.with(cell, mark)
    show({ ...now.current, progress: { ...progress, letters: progress.letters.with(cell, letter), marks } })
    setSaid('')
    saving.note({ cell, letter, is_pencil: mark === 'pencil' })
  }
  const apply = (typed: Typed) => {
    if (!typed || now.current.progress.result) return
    const { changed, cursor, last } = typed
    if (changed) {
      const open = now.current.progress.letters
      put(changed.cell, changed.letter)
      const word = closedBy(crossword, open, now.current.progress.letters)
      setClosed(word)
      playSound(word ? 'done' : 'tap')
    }
    show({ ...now.current, cursor, last })
    if (changed && isWordDone(crossword, now.current)) void saving.save()
  }
  const typing = (): Typing => ({ ...now.current, letters: now.current.progress.letters, isFixed })
  const move = (cursor: Cursor) => {
    const before = now.current.cursor
    show({ ...now.current, cursor, last: null })
    if (findClue(crossword, before) !== findClue(crossword, cursor)) void saving.save()
  }
  return {
    ...grid,
    isPencil,
    fresh,
    said,
    /** The word that the last letter has closed: every box of it is filled, right or not. */
    closed,
    fault: saving.fault,
    isClosed: saving.isClosed,
    clue: crossword.clues[findClue(crossword, grid.cursor)]!,
    setPencil,
    move,
    save: saving.save,
    toClue: (place: number) => move(toClue(crossword, place, now.current.progress.letters)),
    type: (character: string) => apply(typeCharacter(crossword, typing(), character)),
    backspace: () => apply(pressBackspace(crossword, typing())),
    clear: () =>
      apply({ changed: { cell: now.current.cursor.cell, letter: '' }, cursor: now.current.cursor, last: null }),
    /** Fills in a whole word from the list of clues, and sends it. */
    fillWord: (cells: readonly number[], letters: readonly string[]) => {
      for (const [i, cell] of cells.entries()) put(cell, letters[i] ?? '')
      void saving.save()
    },
    ...helpOf({ crossword, saving, now, setSaid }),
  }
}

type Scope = 'letter' | 'word' | 'all'
type Help = {
  crossword: Crossword
  saving: ReturnType<typeof useSaving>
  now: RefObject<Grid>
  setSaid: (said: string) => void
}

/** Checks, which are free, and reveals, which cost. */
function helpOf({ crossword, saving, now, setSaid }: Help) {
  return {
    check: (scope: Scope) =>
      saving.check(cellsOf(crossword, now.current.cursor, scope), ({ right, wrong, untold }) => {
        setSaid(text.checked(right, wrong, untold))
        if (right + wrong > 0) playSound(wrong > 0 ? 'yet' : 'right')
      }),
    reveal: async (scope: Scope) => {
      const isDone = await saving.reveal(cellsOf(crossword, now.current.cursor, scope))
      if (isDone) setSaid(text.revealed(now.current.progress.revealed))
    },
  }
}

/**
 * The letters of the puzzle, from the first load on: a later load of the page may be older than the typed letters.
 * Several keys may come before the next render: each continues from the current `now`.
 */
function useGrid(crossword: Crossword) {
  const [grid, setGrid] = useState<Grid>(() => ({
    progress: crossword.progress,
    cursor: beginAt(crossword, crossword.progress.letters),
    last: null,
  }))
  const now = useRef(grid)
  const show = (next: Grid) => {
    now.current = next
    setGrid(next)
  }
  return { grid, now, show }
}

/** The server's state, with the letters typed since the request. */
function withNewer(told: CrosswordProgress, newer: ReadonlyMap<number, CellChange>): CrosswordProgress {
  const [letters, marks] = [[...told.letters], [...told.marks]]
  for (const { cell, letter, is_pencil } of newer.values()) {
    if (marks[cell] === 'right' || marks[cell] === 'revealed') continue
    letters[cell] = letter
    marks[cell] = is_pencil && letter ? 'pencil' : 'none'
  }
  return { ...told, letters, marks }
}

function isFull({ clues }: Crossword, { letters }: CrosswordProgress): boolean {
  return clues.every(({ cells }) => cells.every((cell) => letters[cell]))
}

/** The clue whose last open box was filled, between two states of the letters. */
function closedBy({ clues }: Crossword, before: readonly string[], after: readonly string[]): Clue | null {
  const isFullIn = (letters: readonly string[]) => (clue: Clue) => clue.cells.every((cell) => letters[cell])
  return clues.find((clue) => isFullIn(after)(clue) && !isFullIn(before)(clue)) ?? null
}

/** A full word is sent at once, except when its last letter may still get marks: then a moment later. */
function isWordDone(crossword: Crossword, { progress, cursor, last }: Grid): boolean {
  if (isFull(crossword, progress)) return true
  const { cells } = crossword.clues[findClue(crossword, cursor)]!
  return cursor.cell !== last && cells.every((cell) => progress.letters[cell])
}
export type Play = ReturnType<typeof useCrossword>
