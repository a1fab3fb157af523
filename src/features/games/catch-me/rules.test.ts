import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perfectMoves } from '#tests/support/catch-me-player.ts'
import { decodeMoves, encodeMoves, longestLog } from './log-rules.ts'
import { catchSteps, isGood, type Move, newGame, placeOfLane, playSteps, replay, rowsOf, stepGame } from './rules.ts'

const anySeed = fc.nat(2 ** 31 - 1)
/** Moves at the frequencies of a human player: some steps apart, or one step apart. */
const anyMoves = fc
  .array(
    fc.record({
      gap: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3_000 })),
      place: fc.nat(100),
    }),
    {
      maxLength: 200,
    },
  )
  .map((list) => {
    const moves: Move[] = []
    let step = -1
    for (const { gap, place } of list) {
      step += gap
      moves.push({ step, place })
    }
    return moves.filter((move) => move.step < playSteps)
  })

test('every seed has 66 good items in 72 rows, which arrive one by one and faster until shortly before the end', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const rows = rowsOf(seed)
      const gaps = rows.map(({ arrives }, i) => arrives - (rows[i - 1]?.arrives ?? 0))
      return (
        rows.length === 72 &&
        rows.filter(({ items }) => items.some(({ kind }) => isGood(kind))).length === 66 &&
        rows.every(({ items }) => new Set(items.map(({ lane }) => lane)).size === items.length) &&
        gaps.every((gap, i) => gap > 2 * catchSteps && (i < 2 || gap <= gaps[i - 1]!)) &&
        rows.at(-1)!.arrives + catchSteps < playSteps
      )
    }),
    { numRuns: 50 },
  )
})

test('perfect play catches all 66 good items and no bad one, for any seed', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const { good, bad, longest } = replay(seed, perfectMoves(seed))
      return good === 66 && bad === 0 && longest === 66
    }),
    { numRuns: 50 },
  )
})

test('no log catches more than that', () => {
  fc.assert(
    fc.property(anySeed, anyMoves, (seed, moves) => {
      const { good, score, longest } = replay(seed, moves)
      return good <= 66 && longest <= good && score >= 0
    }),
    { numRuns: 100 },
  )
})

test('stepping as the browser does and replaying the encoded log give the same result', () => {
  fc.assert(
    fc.property(anySeed, anyMoves, (seed, moves) => {
      const game = newGame(seed)
      const byStep = new Map(moves.map(({ step, place }) => [step, place]))
      while (game.step < playSteps) {
        const place = byStep.get(game.step)
        if (place !== undefined) game.target = place * 10
        stepGame(game)
      }
      const { score, good, bad, longest } = game
      const log = encodeMoves(moves)
      expect(log.length).toBeLessThanOrEqual(longestLog)
      expect(replay(seed, decodeMoves(log)!)).toEqual({ score, good, bad, longest })
    }),
    { numRuns: 60 },
  )
})

test('an encoded log holds moves in order with pauses of any length', () => {
  for (const moves of [
    [],
    [{ step: 0, place: 50 }],
    [{ step: 3_599, place: 100 }],
    [
      { step: 5, place: 0 },
      { step: 3_000, place: 7 },
    ],
  ]) {
    const read = decodeMoves(encodeMoves(moves))!
    expect(read.at(-1)).toEqual(moves.at(-1))
  }
  const busy = Array.from({ length: playSteps }, (_, step) => ({ step, place: step % 101 }))
  expect(decodeMoves(encodeMoves(busy))).toEqual(busy)
})

test('a log that no play can have made is refused', () => {
  const good = encodeMoves([
    { step: 0, place: 10 },
    { step: 100, place: 90 },
  ])
  expect(decodeMoves(good)).toHaveLength(2)
  const cases = {
    'cut in the middle': good.slice(0, -1),
    'other letters': 'ก้า',
    spaces: '   ',
    'base64 of another alphabet': '+/+',
    'a place beyond the edge': 'ABl',
    'two moves in one step': 'AAAAAA',
    'a step after the end': encodeMoves([{ step: 3_599, place: 1 }]) + encodeMoves([{ step: 1, place: 1 }]),
    'more moves than steps': 'AAA'.repeat(playSteps + 1),
  }
  for (const [name, log] of Object.entries(cases)) expect(decodeMoves(log), name).toBeNull()
})

test('any text is refused, or is a log that can be replayed', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.base64String({ maxLength: 60 })), (text) => {
      const moves = decodeMoves(text)
      return moves === null || moves.every(({ step, place }) => step < playSteps && place <= 100)
    }),
    { numRuns: 500 },
  )
})

test('a catch gains by the rules; a lure closes the purse and ends the run, and takes no point', () => {
  const game = newGame(4)
  const [first] = game.rows
  const good = first!.items.find(({ kind }) => isGood(kind))
  game.target = placeOfLane(good!.lane) * 10
  const taken = []
  while (game.step < first!.arrives + catchSteps) taken.push(stepGame(game))
  expect(taken.filter(Boolean)).toEqual([good])
  expect(game.score).toBe(good!.kind === 'saving' ? 15 : 10)

  // Every point so far stays, whatever falls into the basket.
  game.score = 200
  const row = game.rows.slice(1).find(({ items }) => items.some(({ kind }) => kind === 'scam'))!
  const scam = row.items.find(({ kind }) => kind === 'scam')!
  game.target = placeOfLane(scam.lane) * 10
  while (game.step < row.arrives) stepGame(game)
  const before = { score: game.score, bad: game.bad }
  stepGame(game)
  expect(before.score).toBeGreaterThanOrEqual(200)
  expect(game).toMatchObject({ score: before.score, bad: before.bad + 1, run: 0 })
  expect(game.shutUntil).toBe(row.arrives + 50)
})

test('a full log is replayed in less than 20 ms', () => {
  const busy = Array.from({ length: playSteps }, (_, step) => ({ step, place: (step * 37) % 101 }))
  const log = encodeMoves(busy)
  // CPU time is measured, so other load on the machine does not count.
  const rounds = 50
  const begun = process.threadCpuUsage()
  for (let i = 0; i < rounds; i++) replay(i, decodeMoves(log)!)
  const { user, system } = process.threadCpuUsage(begun)
  const each = (user + system) / 1_000 / rounds
  console.log(`catch-me: a log of ${log.length} letters replayed in ${each.toFixed(2)} ms`)
  expect(each).toBeLessThan(20)
})
