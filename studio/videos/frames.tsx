import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { fallbackColors } from '../../src/art/fallback-colors.ts'
import { type Film, type Scene, startsOf, type View } from './film.ts'
import { bounce, part } from './motion.ts'
import { Measured } from './stage.tsx'

/** The duration of the transition between scenes, in seconds. */
export const change = 0.45

export type FrameSize = { width: number; isMeasured?: boolean }

/** A moment of a film as an SVG file of `width` pixels; `isMeasured` leaves out what drifts in the background. */
export function drawFrame(film: Film, view: View, moment: number, { width, isMeasured = false }: FrameSize): string {
  const starts = startsOf(film.scenes)
  const now = Math.max(
    0,
    starts.findLastIndex((start) => start <= moment + 1e-6),
  )
  const scene = film.scenes[now]!
  const t = moment - starts[now]!
  const before = t < change ? film.scenes[now - 1] : undefined
  const shown = scene.draw({ t, d: scene.seconds, view })
  const body = before ? (
    <Change how={scene.enter ?? 'push'} t={t} view={view} before={drawEnd(before, t, view)} after={shown} />
  ) : (
    shown
  )
  const markup = renderToStaticMarkup(
    <Measured value={isMeasured}>
      <svg
        aria-hidden
        xmlns="http://www.w3.org/2000/svg"
        viewBox={`0 0 ${view.w} ${view.h}`}
        width={width}
        height={(width * view.h) / view.w}
      >
        {body}
      </svg>
    </Measured>,
  )
  return markup.replace(/var\(--c-([a-z0-9-]+)\)/g, (_, name: string) => colorOf(name))
}

/** The scene before, which goes on for as long as the transition lasts. */
function drawEnd({ seconds, draw }: Scene, t: number, view: View) {
  return draw({ t: seconds + t, d: seconds, view })
}

type ChangeProps = {
  how: NonNullable<Scene['enter']>
  t: number
  view: View
  before: ReactNode
  after: ReactNode
}

function Change({ how, t, view: { w, h, isTall }, before, after }: ChangeProps) {
  const came = part(t, 0, change)
  if (how === 'cut') return after
  if (how === 'fade')
    return (
      <>
        {before}
        <g opacity={came}>{after}</g>
      </>
    )
  const fallen = bounce(t, 0, change)
  const [dx, dy] = how === 'drop' ? [0, (fallen - 1) * h] : isTall ? [0, (1 - came) * h] : [(1 - came) * w, 0]
  const isPushed = how === 'push'
  return (
    <>
      <g transform={isPushed ? `translate(${dx - (isTall ? 0 : w)} ${dy - (isTall ? h : 0)})` : undefined}>{before}</g>
      <svg aria-hidden x={dx} y={dy} width={w} height={h} viewBox={`0 0 ${w} ${h}`}>
        {after}
      </svg>
    </>
  )
}

function colorOf(name: string): string {
  const color = (fallbackColors as Record<string, string | readonly [string, string]>)[name]
  if (!color) throw new Error(`--c-${name} has no colour for films`)
  return typeof color === 'string' ? color : color[0]
}
