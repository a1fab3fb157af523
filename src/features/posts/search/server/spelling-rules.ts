import { toClusters } from '#lib/thai/clusters.ts'
import { findWords } from '#lib/thai/words.ts'

/**
 * Words are indexed under their forms; a typed text is looked up under forms of its own, and any common form makes a
 * word a candidate.
 */
export type Match = { form: string; word: string }
/** A piece of the typed text with the words that it may stand for; no words when nothing is similar. */
export type Piece = { typed: string; words: Likely[]; isChanged: boolean }
type Likely = { word: string; cost: number }

const tones = /[\u0e47-\u0e4e]/g
const marks = /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/g
const longestWord = 16
const maxWords = 8
/** The limit of one lookup: about 5 ms. */
const maxForms = 4_000
const lettersPerSlip = 6
/** In a shorter word one different letter is more often another word than an error. */
const minForSlip = 3
const minForParts = 5

/**
 * The index forms of a word: itself (=), without marks (~), with any one letter deleted (-), and both words when it
 * splits into two (>). Letters are grapheme clusters. None for words that need no correction.
 */
export function formsOf(word: string): string[] {
  const letters = toClusters(word)
  if (letters.length < 2 || letters.length > longestWord || /\d/.test(word)) return []
  const forms = [`=${word}`, `~${word.replace(marks, '')}`]
  if (letters.length >= minForSlip) forms.push(...shortened(letters).map((one) => `-${one}`))
  forms.push(
    ...splitWord(word)
      .flat()
      .map((part) => `>${part}`),
  )
  return [...new Set(forms)]
}

/** All ways to split a long word into two, where dictionary segmentation does not split it. */
export function splitWord(word: string): [string, string][] {
  const letters = toClusters(word)
  if (letters.length < minForParts || letters.length > longestWord || !/^[\u0e01-\u0e4e]+$/.test(word)) return []
  return letters
    .map((_, i): [string, string] => [letters.slice(0, i).join(''), letters.slice(i).join('')])
    .slice(2, -1)
    .filter((halves) => halves.every((half) => findWords(half)[0]?.word === half))
}

function shortened(letters: string[]): string[] {
  return [...new Set(letters.map((_, i) => letters.toSpliced(i, 1).join('')))]
}

/** The lookup forms of a piece of typed text. */
function askedForms(letters: string[]): string[] {
  const typed = letters.join('')
  const near = letters.length >= minForSlip ? shortened(letters) : []
  return [
    `=${typed}`,
    `~${typed.replace(marks, '')}`,
    `-${typed}`,
    `>${typed}`,
    ...near.flatMap((one) => [`=${one}`, `-${one}`]),
  ]
}

type Window = { run: number; from: number; to: number; letters: string[]; forms: string[] }
/** The typed text split at spaces and punctuation, and every window of it that may be a word. */
export type Typed = { runs: string[][]; windows: Window[] }

export function readTyped(folded: string): Typed {
  const runs = Array.from(folded.matchAll(/[\u0e01-\u0e4e]+|[a-z]+|\p{N}+|[\p{L}\p{M}]+/gu), ([run]) => toClusters(run))
  const windows: Window[] = []
  let forms = 0
  for (const [run, letters] of runs.entries()) {
    const borders = bordersOf(letters)
    for (const [i, from] of borders.entries())
      for (const to of borders.slice(i + 1, i + 1 + longestWord)) {
        if (to - from > longestWord || forms > maxForms) break
        const own = letters.slice(from, to)
        windows.push({ run, from, to, letters: own, forms: askedForms(own) })
        forms += windows.at(-1)!.forms.length
      }
  }
  return { runs, windows }
}

/** Possible word borders: anywhere in a short run; in a long one at the dictionary's borders. */
function bordersOf(letters: string[]): number[] {
  const places = Array.from({ length: letters.length + 1 }, (_, i) => i)
  if (letters.length <= longestWord) return places
  const cuts = new Set(findWords(letters.join('')).flatMap(({ start, end }) => [start, end]))
  let at = 0
  return places.filter((i) => {
    const isCut = cuts.has(at) || i === letters.length
    at += letters[i]?.length ?? 0
    return isCut
  })
}

type Edge = { to: number; cost: number; piece: Piece }
const costOf = { known: 1, doubted: 1.6, tone: 2.1, slip: 2.6, part: 2.2, unknownLetter: 3 }

/**
 * Reads each run as the most likely words (Viterbi): known words are cheap, corrections cost more, letters that are no
 * word cost most. `known` are words that may stand anywhere. With `isDoubted` one corrected word costs less than two
 * known ones: the known ones found nothing together (ตก ใน, where ตกใจ was meant).
 */
export function readAsMeant(
  { runs, windows }: Typed,
  matches: readonly Match[],
  known: ReadonlySet<string>,
  isDoubted = false,
): Piece[][] {
  const wordsOf = Map.groupBy(matches, ({ form }) => form)
  const edges = runs.map((letters) => letters.map((): Edge[] => []))
  for (const { run, from, to, letters, forms } of windows) {
    const candidates = new Set(forms.flatMap((form) => (wordsOf.get(form) ?? []).map(({ word }) => word)))
    const edge = edgeOf(letters, candidates, known, isDoubted ? costOf.doubted : costOf.known)
    if (edge) edges[run]![from]!.push({ to, ...edge })
  }
  return runs.map((letters, run) => {
    const pieces = cheapest(letters, edges[run]!)
    const slips = pieces.filter(({ isChanged }) => isChanged).length
    const isRead =
      pieces.every(({ words }) => words.length > 0) && slips <= Math.max(1, letters.length / lettersPerSlip)
    // With more errors than that it is not a misspelling.
    return isRead ? pieces : [{ typed: letters.join(''), words: [], isChanged: false }]
  })
}

function edgeOf(
  letters: string[],
  candidates: Set<string>,
  known: ReadonlySet<string>,
  costOfKnown: number,
): Omit<Edge, 'to'> | null {
  const typed = letters.join('')
  // A single letter is rarely meant as a word.
  const short = letters.length === 1 ? 0.6 : letters.length === 2 ? 0.4 : 0
  if (known.has(typed))
    return { cost: costOfKnown, piece: { typed, words: [{ word: typed, cost: 0 }], isChanged: false } }
  if (candidates.has(typed))
    return { cost: costOfKnown + short, piece: { typed, words: [{ word: typed, cost: 0 }], isChanged: false } }
  const rated = [...candidates].flatMap((word) => {
    const cost = costOfSlip(letters, word)
    return cost === null ? [] : [{ word, cost }]
  })
  const cost = Math.min(...rated.map((one) => one.cost))
  if (rated.length === 0) return null
  // In a short word only the cheapest correction counts: too many words differ by one letter.
  const near = letters.length < minForSlip ? rated.filter((one) => one.cost === cost) : rated
  const words = near.toSorted((a, b) => a.cost - b.cost).slice(0, maxWords)
  return { cost: cost + short, piece: { typed, words, isChanged: true } }
}

/** The cost of having typed this instead of the word; null when they differ by more than one error. */
function costOfSlip(letters: string[], word: string): number | null {
  const meant = toClusters(word)
  if (word.replace(tones, '') === letters.join('').replace(tones, '')) return costOf.tone
  if (
    Math.min(letters.length, meant.length) >= minForSlip - 1 &&
    meant.length >= minForSlip &&
    isOneSlip(letters, meant)
  )
    return costOf.slip
  // A mark that was typed on the neighbouring letter.
  if (word.replace(marks, '') === letters.join('').replace(marks, '') && isOneSlip([...letters.join('')], [...word]))
    return costOf.slip
  const isPart = letters.length >= minForSlip && splitWord(word).flat().includes(letters.join(''))
  return isPart ? costOf.part : null
}

/** One insertion, deletion, substitution or transposition of neighbours (Damerau–Levenshtein distance 1). */
export function isOneSlip(a: string[], b: string[]): boolean {
  let same = 0
  while (same < a.length && same < b.length && a[same] === b[same]) same++
  const rest = (of: string[], skip: number) => of.slice(same + skip).join('')
  if (a.length === b.length)
    return (
      rest(a, 1) === rest(b, 1) || (a[same] === b[same + 1] && a[same + 1] === b[same] && rest(a, 2) === rest(b, 2))
    )
  return a.length === b.length + 1 ? rest(a, 1) === rest(b, 0) : a.length + 1 === b.length && rest(a, 0) === rest(b, 1)
}

function cheapest(letters: string[], edges: Edge[][]): Piece[] {
  const best: { cost: number; pieces: Piece[] }[] = [{ cost: 0, pieces: [] }]
  for (let at = 0; at < letters.length; at++) {
    const here = best[at]!
    const unknown: Edge = {
      to: at + 1,
      cost: costOf.unknownLetter,
      piece: { typed: letters[at]!, words: [], isChanged: false },
    }
    for (const { to, cost, piece } of [...edges[at]!, unknown])
      if (here.cost + cost < (best[to]?.cost ?? Number.POSITIVE_INFINITY))
        best[to] = { cost: here.cost + cost, pieces: [...here.pieces, piece] }
  }
  return best[letters.length]!.pieces
}
