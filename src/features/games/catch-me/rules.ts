/**
 * The game simulation, the same in browser and server: integers only, fixed time steps, and a seed that decides what
 * falls. Lengths are units of a field 1,000 wide, times are steps of 1/60 second (the README of games/catch-me).
 */
export const stepsPerSecond = 60
/**
 * The Bangkok day since which scores are counted as now (before it a lure took points). Scores of before stand on no
 * board and are no record of now. It names the board of all weeks, so it is no Monday, which would name a week.
 */
export const scoresSince = '2026-11-29'
export const playSteps = 60 * stepsPerSecond
export const fieldWidth = 1_000
export const laneCount = 5
/** The log stores the purse's target in hundredths of the field's width. */
export const unitsPerPlace = 10
export const startPlace = 50

const laneWidth = fieldWidth / laneCount
const practiceWalletSpeed = 36
/** A row can be caught during this many steps. */
export const catchSteps = 6
/** Good items have a wider reach than bad ones; it never spans two lanes. */
const reaches = { good: 95, bad: 75 }
/** How long the purse is closed after a bad item. */
const shutSteps = { impulse: 25, scam: 50 }
/** A lure gains nothing and takes nothing: it closes the purse and ends the run. */
const worths = { income: 10, saving: 15, impulse: 0, scam: 0 }
const maxForRun = 10

export type Kind = keyof typeof worths
export type Item = { lane: number; kind: Kind }
/** Items side by side: they reach the purse at step `arrives`, `falls` steps after they became visible. */
export type Row = { arrives: number; falls: number; items: Item[] }

/** Every dozen of rows is a permutation of these, so each seed has the same number of good items: 66. */
const dozen = ['g', 'g', 'g', 'gb', 'gb', 'gb', 'gb', 'ggb', 'ggb', 'gbb', 'gbb', 'bb']
const rowCount = 6 * dozen.length

/** mulberry32 (T. Ettinger, public domain): each call returns an integer from 0 to max − 1. */
function newDice(seed: number): (max: number) => number {
  let state = seed | 0
  return (max) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % max
  }
}

function mixed<T>(list: readonly T[], dice: (max: number) => number): T[] {
  const order = [...list]
  for (let i = order.length - 1; i > 0; i--) {
    const j = dice(i + 1)
    ;[order[i], order[j]] = [order[j]!, order[i]!]
  }
  return order
}

/** The rows of a seed in order of arrival, faster and closer together towards the end. */
export function rowsOf(seed: number): Row[] {
  const dice = newDice(seed)
  const patterns = Array.from({ length: rowCount / dozen.length }, () => mixed(dozen, dice)).flat()
  const lanes = Array.from({ length: laneCount }, (_, lane) => lane)
  let arrives = 130
  return patterns.map((pattern, nth) => {
    const places = mixed(lanes, dice)
    const items = [...pattern].map((letter, i) => ({ lane: places[i]!, kind: kindOf(letter, dice) }))
    const row = { arrives, falls: 130 - Math.trunc((54 * nth) / rowCount), items }
    arrives += 62 - Math.trunc((28 * nth) / (rowCount - 2))
    return row
  })
}

function kindOf(letter: string, dice: (max: number) => number): Kind {
  if (letter === 'g') return dice(3) === 0 ? 'saving' : 'income'
  return dice(2) === 0 ? 'scam' : 'impulse'
}

export function isGood(kind: Kind): boolean {
  return worths[kind] > 0
}

/** The middle of a lane (0 to 4) in hundredths of the width. */
export function placeOfLane(lane: number): number {
  return (lane * laneWidth + laneWidth / 2) / unitsPerPlace
}

export type Tally = { score: number; good: number; bad: number; longest: number }

export type Game = Tally & {
  rows: Row[]
  /** The next step, 0 to playSteps. */
  step: number
  /** The purse's middle and its target, in units. */
  x: number
  target: number
  /** The purse is closed before this step. */
  shutUntil: number
  /** Good items caught since the last bad one. */
  run: number
  /** The first row that has not passed. */
  next: number
  caught: Set<Item>
}

/** A play of this seed before its first step. */
export function newGame(seed: number): Game {
  const x = startPlace * unitsPerPlace
  const tally = { score: 0, good: 0, bad: 0, longest: 0 }
  return { ...tally, rows: rowsOf(seed), step: 0, x, target: x, shutUntil: 0, run: 0, next: 0, caught: new Set() }
}

/** Advances one step, with the purse moving to `target` (units). Returns the caught item; never two at once. */
export function stepGame(game: Game): Item | null {
  const way = game.target - game.x
  game.x += Math.max(-practiceWalletSpeed, Math.min(practiceWalletSpeed, way))
  const row = game.rows[game.next]
  const item = row && game.step >= row.arrives && game.step >= game.shutUntil ? findTouched(row, game) : null
  if (item) take(game, item)
  if (row && game.step >= row.arrives + catchSteps - 1) game.next++
  game.step++
  return item
}

function findTouched({ items }: Row, { x, caught }: Game): Item | null {
  for (const item of items) {
    const middle = item.lane * laneWidth + laneWidth / 2
    if (Math.abs(x - middle) <= (isGood(item.kind) ? reaches.good : reaches.bad) && !caught.has(item)) return item
  }
  return null
}

function take(game: Game, item: Item): void {
  const { kind } = item
  game.caught.add(item)
  if (kind === 'income' || kind === 'saving') {
    game.score += worths[kind] + Math.min(game.run, maxForRun)
    game.good++
    game.run++
    game.longest = Math.max(game.longest, game.run)
  } else {
    game.bad++
    game.run = 0
    game.shutUntil = game.step + shutSteps[kind]
  }
}

/** The purse's target (hundredths of the width) from a step on. */
export type Move = { step: number; place: number }

/** Replays a whole game from its moves, in order, and returns its result. */
export function replay(seed: number, moves: readonly Move[]): Tally {
  const game = newGame(seed)
  let nth = 0
  while (game.step < playSteps) {
    if (moves[nth]?.step === game.step) game.target = moves[nth++]!.place * unitsPerPlace
    stepGame(game)
  }
  const { score, good, bad, longest } = game
  return { score, good, bad, longest }
}
