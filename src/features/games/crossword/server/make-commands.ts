import { randomInt } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from '#db/open.ts'
import { addDays, bangkokDay, bangkokWeek, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import type { CrosswordKind } from '../crossword-contract.ts'
import { sizes } from '../crossword-contract.ts'
import { chooseRested, type Made, makePuzzle, restBetween, type WordOfList } from './generator-rules.ts'
import { findGuestTrialDay, lastGuestTrialDay } from './guest-trial-queries.ts'
import { readIpuz, writeIpuz } from './ipuz-rules.ts'
import type { Puzzle } from './puzzle-rules.ts'
import type { Which } from './queries.ts'

export type ListedWord = Omit<WordOfList, 'restDays'>
/** How many days and weeks puzzles are generated for, the current ones included. */
export const ahead = { days: 14, weeks: 3 }
/** What a new installation needs at once: the current and the next puzzles. */
export const atOnce = { days: 2, weeks: 2 }

/** The event loop is yielded after this much work. */
const turnMs = 10
const maxSeeds = 3
/** Earlier uses of a word do not count. */
const rememberedDays = 120

type Making = { words: readonly ListedWord[]; now: Date; ahead: { days: number; weeks: number } }

/**
 * Generates the missing puzzles of the coming days and weeks and validates each before it is stored. Safe to run in
 * several processes: the first stored puzzle stays. `missing` lists those for which the words do not suffice.
 */
export async function makeCrosswords(
  db: Db,
  { words, now, ahead: far }: Making,
): Promise<{ made: Which[]; missing: Which[] }> {
  const wanted: Which[] = [
    ...times(far.weeks).map((n) => ({ kind: 'weekly' as const, day: addDays(bangkokWeek(now), n * 7) })),
    ...times(far.days).map((n) => ({ kind: 'daily' as const, day: addDays(bangkokDay(now), n) })),
  ]
  const [made, missing]: [Which[], Which[]] = [[], []]
  for (const which of wanted) {
    const used = await readUses(db, now)
    if (used.some(({ kind, day }) => kind === which.kind && day === which.day)) continue
    const one = await makeOne(restWords(words, used, which), which.kind)
    if (one) {
      await storePuzzle(db, which, { ...one, now })
      made.push(which)
    } else missing.push(which)
  }
  return { made, missing }
}

/**
 * Makes a daily puzzle of a past day where there is none yet, as in a new installation: visitors play closed ones. Safe
 * to run in several processes.
 */
export async function makeGuestTrialCrossword(db: Db, { words, now }: Omit<Making, 'ahead'>): Promise<void> {
  if ((await findGuestTrialDay(db, now)) !== null) return
  const which = { kind: 'daily' as const, day: lastGuestTrialDay(now) }
  const one = await makeOne(restWords(words, await readUses(db, now), which), which.kind)
  if (one) await storePuzzle(db, which, { ...one, now })
}

const times = (count: number) => Array.from({ length: count }, (_, n) => n)

type Use = Which & { keys: string[] }

async function readUses(db: Db, now: Date): Promise<Use[]> {
  const rows = await db
    .selectFrom('crossword')
    .select(['kind', 'day', 'word_keys'])
    .where('day', '>=', addDays(bangkokDay(now), -rememberedDays))
    .execute()
  return rows.map(({ kind, day, word_keys: keys }) => ({ kind: kind as CrosswordKind, day, keys }))
}

/** The words with their rest. Words of the weekly puzzle are excluded from that week's daily ones. */
function restWords(words: readonly ListedWord[], used: readonly Use[], { kind, day }: Which): WordOfList[] {
  const rests = new Map<string, number>()
  for (const use of used) {
    const rest = restBetween(use, { kind, day })
    if (rest !== null) for (const key of use.keys) rests.set(key, Math.min(rest, rests.get(key) ?? rest))
  }
  return chooseRested(
    words.map((word) => ({ ...word, restDays: rests.get(word.key) ?? null })),
    kind,
  )
}

/** Generates a puzzle from an unpredictable seed: words and generator are public. */
async function makeOne(words: readonly WordOfList[], kind: CrosswordKind) {
  let best: (Made & { seed: number }) | null = null
  for (let round = 0; round < maxSeeds && !best?.isGood; round++) {
    const seed = randomInt(2 ** 32)
    const made = await runInTurns(makePuzzle(words, { kind, seed }))
    if (made && (!best || made.quality.score > best.quality.score)) best = { ...made, seed }
  }
  return best
}

async function runInTurns<T>(work: Generator<undefined, T>): Promise<T> {
  let since = performance.now()
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value
    if (performance.now() - since < turnMs) continue
    await nextTurn()
    since = performance.now()
  }
}

const titles = { daily: 'ปริศนาอักษรไขว้ประจำวัน', weekly: 'ปริศนาอักษรไขว้ประจำสัปดาห์' }

/** The stored document of a puzzle. Throws when it does not read back as the same puzzle. */
export function documentOf({ kind, day }: Which, puzzle: Puzzle) {
  const document = writeIpuz(puzzle, { title: `${titles[kind]} ${formatThaiDate(day)}`, id: `${kind}-${day}` })
  const { fault } = readIpuz(JSON.stringify(document), { size: sizes[kind], skill: 'planning' })
  if (fault !== null) throw new Error(`the crossword ${kind} ${day} is none: ${fault}`)
  return document
}

/** The keys of a puzzle's words; words by staff have none. */
export function keysOf({ entries }: Puzzle): string[] {
  return entries.flatMap(({ key }) => key ?? [])
}

async function storePuzzle(db: Db, which: Which, { puzzle, quality, seed, now }: Made & { seed: number; now: Date }) {
  await db
    .insertInto('crossword')
    .values({
      ...which,
      ipuz: JSON.stringify(documentOf(which, puzzle)),
      word_keys: keysOf(puzzle),
      seed,
      quality: JSON.stringify(quality),
      made_at: now,
    })
    .onConflict((c) => c.columns(['kind', 'day']).doNothing())
    .execute()
}
