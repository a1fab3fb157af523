import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { isCalm } from '#lib/web/is-calm.ts'
import {
  type Game,
  type Item,
  type Move,
  newGame,
  playSteps,
  stepGame,
  stepsPerSecond,
  unitsPerPlace,
} from '../rules.ts'
import { drawField, newStage, type Spark, type Stage, withPlace, withSpark } from './show-field.ts'

const stepMs = 1000 / stepsPerSecond
/** After a longer pause of the browser the game continues where it was: nothing falls unseen. */
const longestFrameMs = 100

/** The state shown beside the field, reported when it changes. */
export type Shown = { score: number; run: number; seconds: number; isShut: boolean }

const atStart: Shown = { score: 0, run: 0, seconds: playSteps / stepsPerSecond, isShut: false }

type Arcade = {
  canvas: RefObject<HTMLCanvasElement | null>
  seed: number
  /** Something fell into the basket. */
  onCatch: (item: Item) => void
  onEnd: (moves: Move[]) => void
}

/**
 * Runs a game at sixty steps a second at any frame rate, and draws it. Steps follow visible time: hidden or paused, the
 * game waits.
 */
export function useArcade({ canvas, seed, onCatch, onEnd }: Arcade) {
  const [shown, setShown] = useState<Shown>(atStart)
  const latest = useRef(atStart)
  const [isPaused, setPaused] = useState(false)
  const run = useRef<{ game: Game; moves: Move[]; wanted: number } | null>(null)
  run.current ??= { game: newGame(seed), moves: [], wanted: newGame(seed).x / unitsPerPlace }
  const told = useRef({ onCatch, onEnd })
  useEffect(() => {
    told.current = { onCatch, onEnd }
  })

  usePauseWhenHidden(setPaused)

  useEffect(() => {
    const field = canvas.current
    const context = field?.getContext('2d', { alpha: false })
    if (!field || !context) return
    const { game, moves } = run.current!
    let stage: Stage = newStage(field)
    let sparks: Spark[] = []
    let trail: number[] = []
    const isStill = isCalm()
    let [last, owed, before, frame] = [0, 0, game.x, 0]
    const draw = (now: number) => drawField(context, stage, { game, before, part: owed / stepMs, trail, sparks, now })
    const renew = () => {
      stage = newStage(field)
      draw(performance.now())
    }
    const stopWatching = watchLooks(field, renew)

    const step = (now: number) => {
      const place = run.current!.wanted
      if (place !== game.target / unitsPerPlace) {
        moves.push({ step: game.step, place })
        game.target = place * unitsPerPlace
      }
      before = game.x
      const { score } = game
      const item = stepGame(game)
      if (item) told.current.onCatch(item)
      if (!isStill) trail = withPlace(trail, game.x)
      sparks = withSpark(sparks, now, item && { item, change: game.score - score })
      const fresh = renewed(latest.current, game)
      if (fresh !== latest.current) setShown(fresh)
      latest.current = fresh
    }
    const tick = (now: number) => {
      owed += Math.min(longestFrameMs, last ? now - last : 0)
      last = now
      for (; owed >= stepMs && game.step < playSteps; owed -= stepMs) step(now)
      draw(now)
      if (game.step >= playSteps) return told.current.onEnd(moves)
      frame = requestAnimationFrame(tick)
    }
    if (isPaused) draw(performance.now())
    else frame = requestAnimationFrame(tick)
    return () => {
      cancelAnimationFrame(frame)
      stopWatching()
    }
  }, [canvas, isPaused])

  /** The wanted position of the basket, 0 to 100 of the field's width. */
  const aim = useCallback((place: number) => {
    run.current!.wanted = Math.max(0, Math.min(100, Math.round(place)))
  }, [])
  const wantedNow = useCallback(() => run.current!.wanted, [])
  return { shown, isPaused, setPaused, aim, wantedNow }
}

function usePauseWhenHidden(setPaused: (isPaused: boolean) => void): void {
  useEffect(() => {
    const hide = () => document.hidden && setPaused(true)
    document.addEventListener('visibilitychange', hide)
    return () => document.removeEventListener('visibilitychange', hide)
  }, [setPaused])
}

/** Returns the same object while nothing has changed, so that most steps cause no render. */
function renewed(old: Shown, { score, run, step, shutUntil }: Game): Shown {
  const seconds = Math.ceil((playSteps - step) / stepsPerSecond)
  const isShut = step < shutUntil
  const isSame = old.score === score && old.run === run && old.seconds === seconds && old.isShut === isShut
  return isSame ? old : { score, run, seconds, isShut }
}

/** Calls `renew` when the field's size, the screen's density or the theme changes. */
function watchLooks(field: HTMLCanvasElement, renew: () => void): () => void {
  const sizes = new ResizeObserver(renew)
  sizes.observe(field)
  const themes = new MutationObserver(renew)
  themes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  const media = matchMedia('(prefers-color-scheme: dark)')
  media.addEventListener('change', renew)
  return () => {
    sizes.disconnect()
    themes.disconnect()
    media.removeEventListener('change', renew)
  }
}
