import { mulberry32 } from '#lib/shuffle.ts'
import { type Direction, directions, stepOf } from '../grid-rules.ts'

/** A word with its grapheme clusters. `rest` is from 0 (used lately) to 1 (longest ago or never). */
export type Layable = { letters: readonly string[]; rest: number; rivals: ReadonlySet<number> }

/** A word of the list, by index, with its position. */
export type Laid = { word: number; direction: Direction; start: number }
export type Layout = { size: number; letters: string[]; laid: Laid[]; crossings: number }

type Places = Map<string, { word: number; at: number }[]>
type Try = Layout & { used: Record<Direction, boolean[]>; taken: Set<number>; guestTrial: number; random: () => number }

/**
 * Makes one free-form crossword from a seed: a long word in the middle, then repeatedly the best fit, until none fits.
 * Every word crosses another, and letters touch only within words. `places` is computed once per list.
 */
export function layOut(
  words: readonly Layable[],
  places: Places,
  { size, seed }: { size: number; seed: number },
): Layout {
  const random = mulberry32(seed)
  const blank = () => new Array<boolean>(size * size).fill(false)
  const grid: Try = {
    size,
    letters: new Array<string>(size * size).fill(''),
    laid: [],
    crossings: 0,
    used: { across: blank(), down: blank() },
    taken: new Set(),
    // Random preference: some layouts prefer long words, most prefer short ones, which cross more.
    guestTrial: random() * 2 - 1.6,
    random,
  }
  const first = chooseFirst(words, size, random)
  if (first === null) return grid
  const direction = directions[Math.floor(random() * 2)]!
  const room = size - words[first]!.letters.length
  const along = Math.floor(random() * (room + 1))
  const aside = Math.floor(size / 4 + (random() * size) / 2)
  put(grid, words, { word: first, direction, start: startAt(direction, size, along, aside) })
  for (let next = findBest(grid, words, places); next; next = findBest(grid, words, places)) put(grid, words, next)
  const { letters, laid, crossings } = grid
  return { size, letters, laid, crossings }
}

/** Where each letter occurs, in which words. */
export function placesOf(words: readonly Layable[]): Places {
  const places: Places = new Map()
  for (const [word, { letters }] of words.entries())
    for (const [at, letter] of letters.entries()) places.set(letter, [...(places.get(letter) ?? []), { word, at }])
  return places
}

function startAt(direction: Direction, size: number, along: number, aside: number): number {
  return direction === 'across' ? aside * size + along : along * size + aside
}

/** A random one of the longer words that fit, preferring rested ones. */
function chooseFirst(words: readonly Layable[], size: number, random: () => number): number | null {
  const fitting = [...words.keys()].filter((word) => words[word]!.letters.length <= size)
  if (fitting.length === 0) return null
  const weigh = (word: number) => (words[word]!.letters.length / size) * 0.5 + words[word]!.rest * 0.4 + random()
  const weights = new Map(fitting.map((word) => [word, weigh(word)]))
  return fitting.reduce((best, word) => (weights.get(word)! > weights.get(best)! ? word : best))
}

function put(grid: Try, words: readonly Layable[], { word, direction, start }: Laid): void {
  const step = stepOf(direction, grid.size)
  for (const [i, letter] of words[word]!.letters.entries()) {
    const cell = start + i * step
    if (grid.letters[cell] !== '') grid.crossings += 1
    grid.letters[cell] = letter
    grid.used[direction][cell] = true
  }
  grid.laid.push({ word, direction, start })
  grid.taken.add(word)
  for (const rival of words[word]!.rivals) grid.taken.add(rival)
}

/**
 * The placement with most crossings and most filled cells, with some randomness among good ones; null when no word
 * fits.
 */
function findBest(grid: Try, words: readonly Layable[], places: Places): Laid | null {
  let best: Laid | null = null
  let max = Number.NEGATIVE_INFINITY
  for (const [cell, letter] of grid.letters.entries()) {
    if (letter === '') continue
    for (const direction of directions) {
      if (grid.used[direction][cell]) continue
      for (const { word, at } of places.get(letter) ?? []) {
        if (grid.taken.has(word)) continue
        const start = cell - at * stepOf(direction, grid.size)
        const crossed = countCrossings(grid, words[word]!.letters, direction, start)
        if (crossed === 0) continue
        const { letters, rest } = words[word]!
        const worth = crossed ** 2 * 14 + letters.length * grid.guestTrial + rest * 4 + grid.random() * 10
        if (worth > max) [max, best] = [worth, { word, direction, start }]
      }
    }
  }
  return best
}

/** The number of letters that a word would share in this position; 0 when it may not be placed there. */
function countCrossings({ size, letters, used }: Try, word: readonly string[], direction: Direction, start: number) {
  const isAcross = direction === 'across'
  const row = Math.floor(start / size)
  const column = start - row * size
  const along = isAcross ? column : row
  // A word that wrapped to the previous row has a column out of range.
  if (start < 0 || along < 0 || along + word.length > size) return 0
  const step = isAcross ? 1 : size
  const aside = isAcross ? row : column
  const sideStep = isAcross ? size : 1
  const isFilled = (cell: number) => letters[cell] !== ''
  if (along > 0 && isFilled(start - step)) return 0
  if (along + word.length < size && isFilled(start + word.length * step)) return 0
  let crossed = 0
  for (let i = 0; i < word.length; i++) {
    const cell = start + i * step
    const there = letters[cell]
    if (there === '') {
      if (aside > 0 && isFilled(cell - sideStep)) return 0
      if (aside < size - 1 && isFilled(cell + sideStep)) return 0
    } else if (there === word[i] && !used[direction][cell]) crossed += 1
    else return 0
  }
  return crossed
}
