/** Entries run across (to the right) or down. Cells are numbered row by row from 0. */
export type Direction = 'across' | 'down'
export const directions = ['across', 'down'] as const

/** The cells of an entry, and the number at its first cell. */
export type Entry = { number: number; direction: Direction; cells: number[] }

/** The distance between neighbouring cells of an entry. */
export function stepOf(direction: Direction, width: number): number {
  return direction === 'across' ? 1 : width
}

/**
 * Every run of two or more open cells, numbered by the position of its first cell; two entries that begin together
 * share a number. Across entries first.
 */
export function findEntries(width: number, height: number, isOpen: readonly boolean[]): Entry[] {
  const starts: { cell: number; direction: Direction; cells: number[] }[] = []
  for (let cell = 0; cell < width * height; cell++)
    for (const direction of directions) {
      const cells = runFrom(cell, { direction, width, height, isOpen })
      if (cells.length > 1) starts.push({ cell, direction, cells })
    }
  const numbered = [...new Set(starts.map(({ cell }) => cell))]
  const entries = starts.map(({ cell, direction, cells }) => ({ number: numbered.indexOf(cell) + 1, direction, cells }))
  return directions.flatMap((wanted) => entries.filter(({ direction }) => direction === wanted))
}

type Around = { direction: Direction; width: number; height: number; isOpen: readonly boolean[] }

/** The open cells of the run that begins at this cell; empty when none begins here. */
function runFrom(start: number, { direction, width, height, isOpen }: Around): number[] {
  const isAt = (row: number, column: number) =>
    row >= 0 && column >= 0 && row < height && column < width && isOpen[row * width + column] === true
  const [down, right] = direction === 'across' ? [0, 1] : [1, 0]
  let row = Math.floor(start / width)
  let column = start % width
  if (!isAt(row, column) || isAt(row - down, column - right)) return []
  const cells: number[] = []
  for (; isAt(row, column); row += down, column += right) cells.push(row * width + column)
  return cells
}

/** Whether all open cells are connected. */
export function isConnected(width: number, isOpen: readonly boolean[]): boolean {
  const first = isOpen.indexOf(true)
  if (first < 0) return false
  const seen = new Set([first])
  for (const cell of seen) {
    const column = cell % width
    const beside = [cell - width, cell + width, column > 0 ? cell - 1 : -1, column < width - 1 ? cell + 1 : -1]
    for (const next of beside) if (isOpen[next]) seen.add(next)
  }
  return seen.size === isOpen.filter(Boolean).length
}
