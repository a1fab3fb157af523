import type { Skill } from '#kit/skills.ts'
import { addDays } from '#lib/thai/bangkok-time.ts'
import { normalizeText } from '#lib/thai/fold.ts'
import { type CrosswordKind, sizes } from '../crossword-contract.ts'
import { findEntries } from '../grid-rules.ts'
import { readLetters } from '../letter-rules.ts'
import { type Layable, type Layout, layOut, placesOf } from './layout-rules.ts'
import type { Puzzle } from './puzzle-rules.ts'

/** A word for the generator. `restDays`: since its last use; null when it was never used. */
export type WordOfList = {
  key: string
  word: string
  clue: string
  skill: Skill
  difficulty: 1 | 2 | 3
  explanation: string
  restDays: number | null
}

/** The targets of each kind (`good`), and its minimum. */
const aims = {
  daily: {
    tries: 600,
    min: { words: 7, filled: 0.4, crossed: 0.28 },
    good: { filled: 0.58, crossed: 0.42 },
    difficulty: 1.6,
  },
  weekly: {
    tries: 480,
    min: { words: 18, filled: 0.36, crossed: 0.25 },
    good: { filled: 0.5, crossed: 0.38 },
    difficulty: 2,
  },
} as const

/** Shares from 0 to 1: `filled` of all cells, `crossed` of the filled ones. `score` is from 0 to 100. */
export type Quality = {
  words: number
  filled: number
  crossed: number
  skills: number
  difficulty: number
  score: number
}

export type Made = { puzzle: Puzzle; quality: Quality; isGood: boolean }

/** The days before a word is used again, as far as the list allows. */
export const restDays = { daily: 14, weekly: 28 } as const satisfies Record<CrosswordKind, number>
/** With fewer rested words than this, some are used again sooner. */
const fewestWords = { daily: 60, weekly: 120 } as const satisfies Record<CrosswordKind, number>

/**
 * The days between two puzzles, in either order, as the rest of a common word; 0 when they are open on the same day.
 * Null when they do not affect each other: a weekly puzzle only considers other weekly ones.
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

/** The words that rested long enough; if these are too few, those that rested longest. */
export function chooseRested(words: readonly WordOfList[], kind: CrosswordKind): WordOfList[] {
  const rested = ({ restDays: days }: WordOfList) => days ?? Number.POSITIVE_INFINITY
  const byRest = words.toSorted((a, b) => rested(b) - rested(a) || (a.key < b.key ? -1 : 1))
  return byRest.filter((word, i) => i < fewestWords[kind] || rested(word) >= restDays[kind])
}

/**
 * Generates a crossword: makes many layouts from one seed and keeps the best. A generator function that yields after
 * each try, so that the caller can yield the event loop; the same words and seed always give the same puzzle. Null when
 * no word fits.
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
  const { min } = aims[kind]
  return words >= min.words && filled >= min.filled && crossed >= min.crossed
}

/** A layout below any minimum ranks after all others, however good it is otherwise. */
function rankOf(quality: Quality, kind: CrosswordKind): number {
  return quality.score + (reachesLeast(quality, kind) ? 100 : 0)
}

type ListedWord = Layable & { of: WordOfList }

/** Yields after each word, since it is compared with all others. */
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

/** A word that contains another one, or whose clue contains it, reveals it: such words are never combined. */
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
