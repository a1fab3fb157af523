import { type Direction, type Entry, stepOf } from './grid-rules.ts'

/** The current cell, and the direction of typing. */
export type Cursor = { cell: number; direction: Direction }
/** The part of a puzzle that cursor movement needs: size and entries, across first. */
export type Board = { width: number; height: number; clues: readonly Entry[] }

export type Arrow = 'left' | 'right' | 'up' | 'down'
const arrows = {
  left: { direction: 'across', by: -1 },
  right: { direction: 'across', by: 1 },
  up: { direction: 'down', by: -1 },
  down: { direction: 'down', by: 1 },
} as const satisfies Record<Arrow, { direction: Direction; by: number }>

const otherWay = (direction: Direction): Direction => (direction === 'across' ? 'down' : 'across')

/** The index of the entry at a cell in a direction; −1 when there is none. */
export function findClue({ clues }: Board, { cell, direction }: Cursor): number {
  return clues.findIndex((clue) => clue.direction === direction && clue.cells.includes(cell))
}

/** The cursor at a cell, in this direction if an entry runs there, else in the other. Null outside the puzzle. */
export function stand(board: Board, cell: number, direction: Direction): Cursor | null {
  const ways = [direction, otherWay(direction)].map((way) => ({ cell, direction: way }))
  return ways.find((cursor) => findClue(board, cursor) >= 0) ?? null
}

/** Switches to the other entry through the cell, if there is one. */
export function turn(board: Board, { cell, direction }: Cursor): Cursor {
  return stand(board, cell, otherWay(direction))!
}

/** A press on a cell moves there; on the current cell it switches the direction. */
export function pressCell(board: Board, cursor: Cursor, cell: number): Cursor {
  return cell === cursor.cell ? turn(board, cursor) : (stand(board, cell, cursor.direction) ?? cursor)
}

/**
 * An arrow across the entry first switches to the entry in its direction; otherwise it moves to the next open cell,
 * skipping blocks. At the edge nothing changes.
 */
export function pressArrow(board: Board, cursor: Cursor, arrow: Arrow): Cursor {
  const { direction, by } = arrows[arrow]
  if (direction !== cursor.direction) {
    const turned = turn(board, cursor)
    if (turned.direction === direction) return turned
  }
  const line = direction === 'across' ? Math.floor(cursor.cell / board.width) : cursor.cell % board.width
  const step = by * stepOf(direction, board.width)
  const isInLine = (cell: number) =>
    cell >= 0 &&
    cell < board.width * board.height &&
    (direction === 'across' ? Math.floor(cell / board.width) : cell % board.width) === line
  for (let cell = cursor.cell + step; isInLine(cell); cell += step) {
    const there = stand(board, cell, direction)
    if (there) return there
  }
  return cursor
}

/** Moves one cell within the entry; at its end nothing changes. */
export function stepInWord(board: Board, cursor: Cursor, by: 1 | -1): Cursor {
  const cells = board.clues[findClue(board, cursor)]!.cells
  const next = cells[cells.indexOf(cursor.cell) + by]
  return next === undefined ? cursor : { ...cursor, cell: next }
}

/** The first or last cell of the entry. */
export function toEnd(board: Board, cursor: Cursor, end: 'first' | 'last'): Cursor {
  const cells = board.clues[findClue(board, cursor)]!.cells
  return { ...cursor, cell: end === 'first' ? cells[0]! : cells.at(-1)! }
}

/** The start of an entry: its first empty cell, or its first. */
export function toClue({ clues }: Board, place: number, letters: readonly string[]): Cursor {
  const { cells, direction } = clues[place]!
  return { cell: cells.find((cell) => letters[cell] === '') ?? cells[0]!, direction }
}

/** The next or previous entry of the list; null beyond its ends, so that the grid is no keyboard trap. */
export function pressTab(board: Board, cursor: Cursor, by: 1 | -1, letters: readonly string[]): Cursor | null {
  const place = findClue(board, cursor) + by
  return board.clues[place] ? toClue(board, place, letters) : null
}

/** The initial cursor: the first entry that is not full. */
export function beginAt(board: Board, letters: readonly string[]): Cursor {
  const place = board.clues.findIndex(({ cells }) => cells.some((cell) => letters[cell] === ''))
  return toClue(board, Math.max(0, place), letters)
}
