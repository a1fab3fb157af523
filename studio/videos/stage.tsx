import { createContext, type ReactNode, useContext } from 'react'
import { art, artWorld, type World } from '../../src/art/art-color.ts'
import { Cloud, Rect } from '../../src/art/shapes.tsx'
import type { View } from './film.ts'

/** True while frames are compared: what drifts behind a scene is left out, so that it does not count as motion. */
export const Measured = createContext(false)

/** Where things stand in a view: `main` is the area below the title whose lower edge is the floor. */
export function areaOf({ isTall }: View) {
  return isTall
    ? { main: { x: 16, y: 196, w: 328, h: 352 }, floor: 548 }
    : { main: { x: 20, y: 92, w: 600, h: 222 }, floor: 314 }
}

/** One of two values by the view: `by(view, wide, tall)`. */
export function by<T>({ isTall }: View, wide: T, tall: T): T {
  return isTall ? tall : wide
}

/** The size of a composition that fills the main area of each view: 600 × 222 and 330 × 350. */
const boxOf = ({ isTall }: View) => (isTall ? { w: 330, h: 350 } : { w: 600, h: 222 })

/** Where things stand in such a composition. */
export function footOf(view: View): number {
  return boxOf(view).h - 2
}

type FitProps = { view: View; w?: number; h?: number; max?: number; children: ReactNode }

/**
 * A composition of w × h units (600 × 222, tall 330 × 350), drawn from 0,0, made as large as the view's main area allows (at most `max` times) and
 * standing on the floor.
 */
export function Fit({ view, w = boxOf(view).w, h = boxOf(view).h, max = 2, children }: FitProps) {
  const { main, floor } = areaOf(view)
  const k = Math.min(main.w / w, main.h / h, max)
  const [x, y] = [main.x + (main.w - w * k) / 2, floor - h * k]
  return <g transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${k.toFixed(4)})`}>{children}</g>
}

type LandProps = { view: View; t: number; world?: World }

/** The landscape behind a scene with drifting clouds; `world` gives its colours (1 ออม … 5 แผน). */
export function Land({ view: { w, h, isTall }, t, world = 1 }: LandProps) {
  const isMeasured = useContext(Measured)
  const horizon = isTall ? 524 : 290
  const hill = `M0 ${horizon - 14}Q${w * 0.25} ${horizon - 54} ${w * 0.52} ${horizon - 16}T${w} ${horizon - 34}V${h}H0Z`
  const clouds = isTall ? [70, 140, 230, 330] : [44, 92, 62, 130]
  return (
    <>
      <Rect x={0} y={0} w={w} h={h} fill={artWorld(world, 'sky')} />
      {!isMeasured &&
        clouds.map((y, i) => (
          <Cloud key={y} x={((i * 190 + 40 + t * (5 - i * 0.6)) % (w + 120)) - 90} y={y} k={1.5 - i * 0.2} />
        ))}
      <path d={hill} fill={artWorld(world, 'hill')} />
      <Rect x={-20} y={horizon} w={w + 40} h={h} r={18} fill={artWorld(world, 'ground')} />
    </>
  )
}

type PlainProps = { view: View; t: number; fill: string; spot?: string }

/** A plain colour with two large slow discs, for scenes that live on their words. */
export function Plain({ view: { w, h }, t, fill, spot = art('white') }: PlainProps) {
  const isMeasured = useContext(Measured)
  const far = Math.max(w, h)
  return (
    <>
      <Rect x={0} y={0} w={w} h={h} fill={fill} />
      {!isMeasured &&
        [0, 1].map((i) => (
          <circle
            key={i}
            cx={w * (i ? 0.92 : 0.06) + Math.sin(t * 0.5 + i * 2) * 18}
            cy={h * (i ? 0.12 : 0.9) + Math.cos(t * 0.4 + i) * 14}
            r={far * (i ? 0.26 : 0.34)}
            fill={spot}
            opacity={0.12}
          />
        ))}
    </>
  )
}

type SizedProps = { x: number; y: number; k: number; turn?: number; opacity?: number; children: ReactNode }

/** Its children, drawn around 0,0, moved to x, y, scaled by k and turned by `turn` degrees. */
export function Sized({ x, y, k, turn = 0, opacity = 1, children }: SizedProps) {
  if (k <= 0 || opacity <= 0) return null
  const turned = turn === 0 ? '' : ` rotate(${turn.toFixed(2)})`
  return (
    <g
      transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})${turned} scale(${k.toFixed(4)})`}
      opacity={opacity < 1 ? opacity : undefined}
    >
      {children}
    </g>
  )
}
