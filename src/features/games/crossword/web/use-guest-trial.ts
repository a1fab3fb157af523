import { useRef } from 'react'
import { useAct } from '#lib/web/data/use-act.ts'
import type { CellChange, CellMark, Crossword } from '../crossword-contract.ts'
import { guestTrialCrossword } from '../guest-trial-contract.ts'
import type { useSaving } from './use-saving.ts'

/**
 * A visitor's connection of a puzzle, in place of `useSaving`: the letters stay on this page, and the server judges all
 * of them at each call. It is asked for a check, once all cells are filled, and when the visitor gives up.
 */
export const useGuestTrial: typeof useSaving = ({ day, clues, progress }, onProgress) => {
  const { run, fault } = useAct(guestTrialCrossword)
  const letters = useRef([...progress.letters])
  const marks = useRef<CellMark[]>([...progress.marks])
  const judged = useRef('')
  const cells = new Set(clues.flatMap((clue) => clue.cells))

  const ask = async (shown: readonly number[], givesUp = false) => {
    const asked = [...letters.current]
    judged.current = asked.join()
    const told = await run({ body: { day, letters: asked, gives_up: givesUp } })
    if (!told) return null
    const { marks: fresh, words } = told.reply
    for (const cell of shown) if (letters.current[cell] === asked[cell]) marks.current[cell] = fresh[cell]!
    onProgress({ letters: letters.current, marks: marks.current, revealed: 0, result: null, words }, new Map())
    return { fresh }
  }
  return {
    fault,
    isClosed: false,
    save: async () => {
      const isFull = [...cells].every((cell) => letters.current[cell])
      if (!isFull || judged.current === letters.current.join()) return true
      return (await ask([])) !== null
    },
    note: ({ cell, letter }: CellChange) => {
      letters.current[cell] = letter
      marks.current[cell] = 'none'
    },
    check: async (asked, onTold) => {
      const told = await ask(asked)
      if (!told) return false
      const count = (mark: CellMark) => asked.filter((cell) => told.fresh[cell] === mark).length
      onTold({ right: count('right'), wrong: count('wrong'), untold: 0 })
      return true
    },
    reveal: async () => (await ask([], true)) !== null,
  }
}

/** An empty puzzle as the game's parts expect it; it is worth nothing. */
export function beginGuestTrial({ day, width, height, clues, letters, marks }: GuestTried): Crossword {
  const progress = { letters, marks, revealed: 0, result: null, words: null }
  return { kind: 'daily', day, width, height, clues, worth: 0 as Crossword['worth'], cells: 1, progress }
}

type GuestTried = Pick<Crossword, 'day' | 'width' | 'height' | 'clues'> & { letters: string[]; marks: CellMark[] }
