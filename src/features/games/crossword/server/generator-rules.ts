import type { Skill } from '#kit/skills.ts'
import { addDays } from '#lib/thai/bangkok-time.ts'
import { normalizeText } from '#lib/thai/fold.ts'
import { type CrosswordKind, sizes } from '../crossword-contract.ts'
import { findEntries } from '../grid-rules.ts'
import { readLetters } from '../letter-rules.ts'
import { type Layable, type Layout, layOut, placesOf } from './layout-rules.ts'
import type { Puzzle } from './puzzle-rules.ts'

/** A word of the list as crosswords want it. `restDays`: since it was last asked; null when it never was. */
export type WordOfList = {
  key: string
  word: string
  clue: string
  skill: Skill
  difficulty: 1 | 2 | 3
  explanation: string
  restDays: number | null
}

/** What a puzzle of each kind should reach (`good`), and what it may not fall short of. */
const aims = {
  daily: {
    tries: 600,
    least: { words: 7, filled: 0.4, crossed: 0.28 },
    good: { filled: 0.58, crossed: 0.42 },
    difficulty: 1.6,
  },
  weekly: {
    tries: 480,
    least: { words: 18, filled: 0.36, crossed: 0.25 },
    good: { filled: 0.5, crossed: 0.38 },
    difficulty: 2,
  },
} as const

/** Shares are of 1: `filled` of all cells, `crossed` of the filled ones. `score` is of 100. */
export type Quality = {
  words: number
  filled: number
  crossed: number
  skills: number
  difficulty: number
  score: number
}

export type Made = { puzzle: Puzzle; quality: Quality; isGood: boolean }

/** How long a word rests before it is asked again, in days, as long as the list allows it. */
export const restDays = { daily: 14, weekly: 28 } as const satisfies Record<CrosswordKind, number>
/** With fewer words to choose from than this, some come back sooner. */
const fewestWords = { daily: 60, weekly: 120 } as const satisfies Record<CrosswordKind, number>

/**
 * How many days lie between two puzzles for a word that is in one of them, whichever comes first; 0 where they are open on
 * the same day. Null where one does not hinder the other: a week's puzzle minds those of other weeks alone.
 */
export function restBetween(used: Period, wanted: Period): number | null {
  if (used.kind === wanted.kind) return Math.abs(daysBetween(used.day, wanted.day))
  const [week, day] = used.kind === 'weekly' ? [used.day, wanted.day] : [wanted.day, used.day]
  return week <= day && day < addDays(week, 7) ? 0 : null
}

type Period = { kind: CrosswordKind; day: string }

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}

/** The words that rested long enough; where that leaves too few, those that rested longest. */
export function chooseRested(words: readonly WordOfList[], kind: CrosswordKind): WordOfList[] {
  const rested = ({ restDays: days }: WordOfList) => days ?? Number.POSITIVE_INFINITY
  const byRest = words.toSorted((a, b) => rested(b) - rested(a) || (a.key < b.key ? -1 : 1))
  return byRest.filter((word, i) => i < fewestWords[kind] || rested(word) >= restDays[kind])
}

/**
 * Makes a crossword out of words: lays many by one seed and keeps the best. It stops after each try, so that whoever runs
 * it can let others have their turn; the same words and seed always give the same puzzle. Null when no word fits.
 */
export function* makePuzzle(
  list: readonly WordOfList[],
  { kind, seed, tries = aims[kind].tries }: { kind: CrosswordKind; seed: number; tries?: number },
): Generator<undefined, Made | null> {
  const size = sizes[kind]
  const words = yield* readLayable(list, kind)
  const places = placesOf(words)
  let best: { layout: Layout; quality: Quality } | null = null
  for (let round = 0; round < tries; round++) {
    const layout = layOut(words, places, { size, seed: (seed + Math.imul(round, 0x9e3779b1)) >>> 0 })
    const quality = judgeLayout(layout, words, kind)
    if (!best || rankOf(quality, kind) > rankOf(best.quality, kind)) best = { layout, quality }
    yield undefined
  }
  if (!best || best.layout.laid.length === 0) return null
  const isGood = reachesLeast(best.quality, kind)
  return { puzzle: toPuzzle(best.layout, words), quality: best.quality, isGood }
}

function reachesLeast({ words, filled, crossed }: Quality, kind: CrosswordKind): boolean {
  const { least } = aims[kind]
  return words >= least.words && filled >= least.filled && crossed >= least.crossed
}

/** One that falls short in anything comes after all that do not, however good the rest of it is. */
function rankOf(quality: Quality, kind: CrosswordKind): number {
  return quality.score + (reachesLeast(quality, kind) ? 100 : 0)
}

type ListedWord = Layable & { of: WordOfList }

/** Stops after each word: it is compared with all others. */
function* readLayable(list: readonly WordOfList[], kind: CrosswordKind): Generator<undefined, ListedWord[]> {
  const spelled = list
    .map((of) => ({ of, word: normalizeText(of.word), letters: readLetters(of.word) ?? [] }))
    .filter(({ letters }) => letters.length >= 2 && letters.length <= sizes[kind])
    .filter(({ of, word }) => !of.clue.includes(word))
  const words: ListedWord[] = []
  for (const one of spelled) {
    const rest = Math.min(1, (one.of.restDays ?? 90) / 90)
    words.push({ of: one.of, letters: one.letters, rest, rivals: rivalsOf(one, spelled) })
    yield undefined
  }
  return words
}

/** A word that holds another, or whose clue names it, gives it away: the two never meet in one puzzle. */
function rivalsOf(one: { of: WordOfList; word: string }, all: readonly { of: WordOfList; word: string }[]) {
  const tells = (a: typeof one, b: typeof one) => a.word.includes(b.word) || a.of.clue.includes(b.word)
  return new Set([...all.keys()].filter((i) => all[i]!.of !== one.of && (tells(one, all[i]!) || tells(all[i]!, one))))
}

function judgeLayout(
  { size, letters, laid, crossings }: Layout,
  words: readonly ListedWord[],
  kind: CrosswordKind,
): Quality {
  const { good, difficulty: aim } = aims[kind]
  const open = letters.filter((letter) => letter !== '').length
  const [filled, crossed] = [open / size ** 2, open === 0 ? 0 : crossings / open]
  const used = laid.map(({ word }) => words[word]!.of)
  const skills = new Set(used.map(({ skill }) => skill)).size
  const difficulty = used.reduce((sum, word) => sum + word.difficulty, 0) / Math.max(1, used.length)
  const parts = [
    35 * Math.min(1, filled / good.filled),
    40 * Math.min(1, crossed / good.crossed),
    15 * (skills / 5),
    10 * Math.max(0, 1 - Math.abs(difficulty - aim)),
  ]
  const score = Math.round(parts.reduce((sum, part) => sum + part, 0))
  return { words: laid.length, filled, crossed, skills, difficulty, score }
}

function toPuzzle({ size, letters, laid }: Layout, words: readonly ListedWord[]): Puzzle {
  const solution = letters.map((letter) => letter || null)
  const entries = findEntries(
    size,
    size,
    letters.map((letter) => letter !== ''),
  )
  return {
    width: size,
    height: size,
    solution,
    entries: entries.map((entry) => {
      const at = laid.find(({ start, direction }) => start === entry.cells[0] && direction === entry.direction)!
      const { key, clue, skill, explanation } = words[at.word]!.of
      return { ...entry, clue, skill, key, explanation }
    }),
  }
}
