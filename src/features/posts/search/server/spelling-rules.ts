import { toClusters } from '#lib/thai/clusters.ts'
import { findWords } from '#lib/thai/words.ts'

/** A word is kept under its forms; what is typed is looked up under forms of its own, and any shared one makes it a candidate. */
export type Match = { form: string; word: string }
/** A piece of what was typed, and the words that it may stand for; none where nothing is like it. */
export type Piece = { typed: string; words: Likely[]; isChanged: boolean }
type Likely = { word: string; cost: number }

const tones = /[\u0e47-\u0e4e]/g
const marks = /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/g
const longestWord = 16
const mostWords = 8
/** What one look-up may cost: some 5 ms. */
const mostForms = 4_000
const lettersPerSlip = 6
/** Below it one letter off is another word more often than a slip. */
const leastForSlip = 3
const leastForParts = 5

/**
 * What a word of a post is found under: itself (=), without its marks (~), with any one letter left out (-), and each of
 * its two words where it falls into two (>). Letters are grapheme clusters. None for what nobody misspells.
 */
export function formsOf(word: string): string[] {
  const letters = toClusters(word)
  if (letters.length < 2 || letters.length > longestWord || /\d/.test(word)) return []
  const forms = [`=${word}`, `~${word.replace(marks, '')}`]
  if (letters.length >= leastForSlip) forms.push(...shortened(letters).map((one) => `-${one}`))
  forms.push(
    ...splitWord(word)
      .flat()
      .map((part) => `>${part}`),
  )
  return [...new Set(forms)]
}

/** A long word that a dictionary cuts nowhere → every way in which it is two words of its own. */
export function splitWord(word: string): [string, string][] {
  const letters = toClusters(word)
  if (letters.length < leastForParts || letters.length > longestWord || !/^[\u0e01-\u0e4e]+$/.test(word)) return []
  return letters
    .map((_, i): [string, string] => [letters.slice(0, i).join(''), letters.slice(i).join('')])
    .slice(2, -1)
    .filter((halves) => halves.every((half) => findWords(half)[0]?.word === half))
}

function shortened(letters: string[]): string[] {
  return [...new Set(letters.map((_, i) => letters.toSpliced(i, 1).join('')))]
}

/** Under which forms a piece of what was typed is looked for. */
function askedForms(letters: string[]): string[] {
  const typed = letters.join('')
  const near = letters.length >= leastForSlip ? shortened(letters) : []
  return [
    `=${typed}`,
    `~${typed.replace(marks, '')}`,
    `-${typed}`,
    `>${typed}`,
    ...near.flatMap((one) => [`=${one}`, `-${one}`]),
  ]
}

type Window = { run: number; from: number; to: number; letters: string[]; forms: string[] }
/** What was typed, cut at spaces and signs, and every stretch of it that may be a word. */
export type Typed = { runs: string[][]; windows: Window[] }

export function readTyped(folded: string): Typed {
  const runs = Array.from(folded.matchAll(/[\u0e01-\u0e4e]+|[a-z]+|\p{N}+|[\p{L}\p{M}]+/gu), ([run]) => toClusters(run))
  const windows: Window[] = []
  let forms = 0
  for (const [run, letters] of runs.entries()) {
    const borders = bordersOf(letters)
    for (const [i, from] of borders.entries())
      for (const to of borders.slice(i + 1, i + 1 + longestWord)) {
        if (to - from > longestWord || forms > mostForms) break
        const own = letters.slice(from, to)
        windows.push({ run, from, to, letters: own, forms: askedForms(own) })
        forms += windows.at(-1)!.forms.length
      }
  }
  return { runs, windows }
}

/** Where a word may begin or end: anywhere in a short run; in a long one where the dictionary cuts, right or wrong. */
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
const costOf = { known: 1, tone: 2.1, slip: 2.6, part: 2.2, unknownLetter: 3 }

/**
 * Reads each run as the words that it most likely was meant to be: known words are cheap, slips dearer, letters that are
 * no word the dearest, and the cheapest reading wins (Viterbi). `known` are words that may stand anywhere.
 */
export function readAsMeant(
  { runs, windows }: Typed,
  matches: readonly Match[],
  known: ReadonlySet<string>,
): Piece[][] {
  const wordsOf = Map.groupBy(matches, ({ form }) => form)
  const edges = runs.map((letters) => letters.map((): Edge[] => []))
  for (const { run, from, to, letters, forms } of windows) {
    const candidates = new Set(forms.flatMap((form) => (wordsOf.get(form) ?? []).map(({ word }) => word)))
    const edge = edgeOf(letters, candidates, known)
    if (edge) edges[run]![from]!.push({ to, ...edge })
  }
  return runs.map((letters, run) => {
    const pieces = cheapest(letters, edges[run]!)
    const slips = pieces.filter(({ isChanged }) => isChanged).length
    const isRead =
      pieces.every(({ words }) => words.length > 0) && slips <= Math.max(1, letters.length / lettersPerSlip)
    // With more wrong than that it is something else, and not a misspelling.
    return isRead ? pieces : [{ typed: letters.join(''), words: [], isChanged: false }]
  })
}

function edgeOf(letters: string[], candidates: Set<string>, known: ReadonlySet<string>): Omit<Edge, 'to'> | null {
  const typed = letters.join('')
  // A single letter is seldom meant as a word.
  const short = letters.length === 1 ? 0.6 : letters.length === 2 ? 0.4 : 0
  if (known.has(typed))
    return { cost: costOf.known, piece: { typed, words: [{ word: typed, cost: 0 }], isChanged: false } }
  if (candidates.has(typed))
    return { cost: costOf.known + short, piece: { typed, words: [{ word: typed, cost: 0 }], isChanged: false } }
  const rated = [...candidates].flatMap((word) => {
    const cost = costOfSlip(letters, word)
    return cost === null ? [] : [{ word, cost }]
  })
  const cost = Math.min(...rated.map((one) => one.cost))
  if (rated.length === 0) return null
  // In a short word the likeliest slip alone is meant: too many words are one letter from it.
  const near = letters.length < leastForSlip ? rated.filter((one) => one.cost === cost) : rated
  const words = near.toSorted((a, b) => a.cost - b.cost).slice(0, mostWords)
  return { cost: cost + short, piece: { typed, words, isChanged: true } }
}

/** What it costs to have typed this for that; null when more than one slip lies between. */
function costOfSlip(letters: string[], word: string): number | null {
  const meant = toClusters(word)
  if (word.replace(tones, '') === letters.join('').replace(tones, '')) return costOf.tone
  if (
    Math.min(letters.length, meant.length) >= leastForSlip - 1 &&
    meant.length >= leastForSlip &&
    isOneSlip(letters, meant)
  )
    return costOf.slip
  // A mark of one letter that slipped to its neighbour.
  if (word.replace(marks, '') === letters.join('').replace(marks, '') && isOneSlip([...letters.join('')], [...word]))
    return costOf.slip
  const isPart = letters.length >= leastForSlip && splitWord(word).flat().includes(letters.join(''))
  return isPart ? costOf.part : null
}

/** One letter more, one less, another one, or two neighbours swapped. */
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
