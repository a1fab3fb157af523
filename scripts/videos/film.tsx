import type { ReactNode } from 'react'
import { type ArtColor, art } from '#kit/web/art/art-color.ts'
import { Cloud, Koin, Rect } from '#kit/web/art/shapes.tsx'
import { Stage } from '#kit/web/art/stage.tsx'

/** What is drawn at `t`, in seconds since the scene began; `d` is the scene's length. */
export type Draw = (at: { t: number; d: number }) => ReactNode
export type Scene = { seconds: number; draw: Draw }

/** The progress from `from` to `to` (seconds): 0 to 1, eased at both ends. */
export function part(t: number, from: number, to: number): number {
  const x = Math.min(1, Math.max(0, (t - from) / (to - from)))
  return x * x * (3 - 2 * x)
}

/** Interpolates between two numbers. */
export function mix(a: number, b: number, x: number): number {
  return a + (b - a) * x
}

/** The scale of something that pops up at `from`: 0, slightly over 1, 1. */
export function pop(t: number, from: number): number {
  const x = Math.min(1, Math.max(0, (t - from) / 0.5))
  return x === 0 ? 0 : 1 + 2.2 * (x - 1) ** 3 + 1.2 * (x - 1) ** 2
}

/** A periodic movement of ± `by` around 0. */
export function sway(t: number, by: number, period = 3): number {
  return by * Math.sin((t / period) * 2 * Math.PI)
}

/** The position of a thing thrown from a to b, `high` above their line in the middle. */
export function toss(a: readonly [number, number], b: readonly [number, number], high: number, x: number) {
  return { x: mix(a[0], b[0], x), y: mix(a[1], b[1], x) - 4 * high * x * (1 - x) }
}

/** 12345.6 → 12,345.60 */
export function money(value: number, digits = 0): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

type WordProps = {
  x: number
  y: number
  size?: number
  fill?: string
  anchor?: 'start' | 'middle' | 'end'
  show?: number
  children: ReactNode
}

/** A key word with a light outline, so that it is readable on anything. */
export function Word({ x, y, size = 34, fill = art('ink'), anchor = 'middle', show = 1, children }: WordProps) {
  if (show <= 0) return null
  return (
    <text
      x={x}
      y={y + (1 - show) * 8}
      textAnchor={anchor}
      fontSize={size}
      fontWeight={600}
      fill={fill}
      stroke={art('white')}
      strokeWidth={size / 5}
      strokeLinejoin="round"
      paintOrder="stroke"
      opacity={Math.min(1, show)}
    >
      {children}
    </text>
  )
}

type ScaleProps = { x: number; y: number; k: number; opacity?: number; children: ReactNode }

/** Its children, drawn around 0,0, moved to x, y and scaled by k. */
export function Sized({ x, y, k, opacity = 1, children }: ScaleProps) {
  if (k <= 0 || opacity <= 0) return null
  return (
    <g transform={`translate(${x} ${y}) scale(${k})`} opacity={opacity}>
      {children}
    </g>
  )
}

/** A white card; x, y is its centre. */
export function Sheet({
  x,
  y,
  w,
  h,
  fill = art('white'),
}: {
  x: number
  y: number
  w: number
  h: number
  fill?: string
}) {
  return (
    <>
      <Rect x={x - w / 2} y={y - h / 2 + 4} w={w} h={h} r={18} fill={art('shadow')} />
      <Rect x={x - w / 2} y={y - h / 2} w={w} h={h} r={18} fill={fill} />
    </>
  )
}

/** Koin moving one after another from a to b: one starts every `every` seconds from `from` to `to`. */
export function Stream(props: {
  t: number
  from: number
  to: number
  every: number
  a: readonly [number, number]
  b: readonly [number, number]
  high?: number
  r?: number
}) {
  const { t, from, to, every, a, b, high = 60, r = 12 } = props
  const count = Math.floor((to - from) / every)
  return Array.from({ length: count }, (_, i) => {
    const x = (t - from - i * every) / 0.9
    if (x <= 0 || x >= 1) return null
    const at = toss(a, b, high, x)
    return <Koin key={from + i * every} x={at.x} y={at.y} r={r} />
  })
}

/** The landscape behind a scene, with drifting clouds; `sky` sets its colour. */
export function Land({ t, sky, horizon = 286 }: { t: number; sky?: ArtColor; horizon?: number }) {
  return (
    <>
      <Stage w={640} h={360} horizon={horizon} />
      {sky && <rect width={640} height={horizon - 40} fill={art(sky)} opacity={0.18} />}
      <Cloud x={((60 + t * 5) % 760) - 80} y={58} k={1.5} />
      <Cloud x={((330 + t * 3.4) % 760) - 80} y={96} k={1} />
      <Cloud x={((560 + t * 4.2) % 760) - 80} y={44} k={1.2} />
    </>
  )
}
