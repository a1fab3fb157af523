import { useRef, useState } from 'react'
import { playSound } from '#ui/sound/sounds.ts'
import {
  catchSteps,
  type Game,
  type Item,
  isGood,
  type Move,
  newGame,
  placeOfLane,
  playSteps,
  stepGame,
  unitsPerPlace,
} from '../rules.ts'
import { text } from './text.ts'

/**
 * The same game, one row at a time: a press sets the lane, and time advances until the row has passed. `row` counts the
 * rows that have passed. `onEnd` gets the moves at the end.
 */
export function useTurns(seed: number, onEnd: (moves: Move[]) => void) {
  const run = useRef<{ game: Game; moves: Move[] } | null>(null)
  run.current ??= { game: newGame(seed), moves: [] }
  const { game, moves } = run.current
  const [row, setRow] = useState(0)
  const [news, setNews] = useState('')

  const aim = (place: number) => {
    moves.push({ step: game.step, place })
    game.target = place * unitsPerPlace
  }
  const finish = () => {
    // Between two lanes nothing is caught: a player who stops early keeps their score.
    if (game.step < game.rows.at(-1)!.arrives) aim(Math.max(20, Math.min(80, Math.round(game.x / 200) * 20)))
    while (game.step < playSteps) stepGame(game)
    onEnd(moves)
  }
  const choose = (lane: number) => {
    const passing = game.rows[row]
    if (!passing) return
    aim(placeOfLane(lane))
    const { score } = game
    let caught: Item | null = null
    while (game.step < passing.arrives + catchSteps) caught = stepGame(game) ?? caught
    if (caught) playSound(isGood(caught.kind) ? 'right' : 'yet')
    setNews(tell(game, { caught, missed: passing.items.find(({ kind }) => isGood(kind)), score }))
    if (row + 1 === game.rows.length) finish()
    else setRow(row + 1)
  }
  const next = game.rows[row]!
  // Shut until the end of the row: everything in it passes.
  const isShut = game.shutUntil >= next.arrives + catchSteps
  const lane = Math.round((game.x / unitsPerPlace - placeOfLane(0)) / (placeOfLane(1) - placeOfLane(0)))
  return { row, rows: game.rows, score: game.score, lane, isShut, news, choose, finish }
}

type Passed = { caught: Item | null; missed: Item | undefined; score: number }

function tell(game: Game, { caught, missed, score }: Passed): string {
  if (caught && isGood(caught.kind)) return text.got(text.kinds[caught.kind], `+${game.score - score}`, game.score)
  if (caught) return text.hit(text.kinds[caught.kind], game.score)
  return missed ? text.missed(text.kinds[missed.kind], game.score) : text.passed(game.score)
}
