import type { ReactNode } from 'react'
import { art } from './art-color.ts'
import { round } from './round.ts'

interface RectProps {
  x: number
  y: number
  w: number
  h: number
  r?: number
  fill: string
  opacity?: number
}

/** A rounded rectangle; `r` never exceeds half the shorter side. */
export function Rect({ x, y, w, h, r = 0, fill, opacity }: RectProps) {
  const radius = round(Math.min(r, w / 2, h / 2))
  return (
    <rect
      x={round(x)}
      y={round(y)}
      width={round(w)}
      height={round(h)}
      rx={radius || undefined}
      fill={fill}
      opacity={opacity}
    />
  )
}

interface DotProps {
  x: number
  y: number
  r: number
  fill: string
  opacity?: number
}

/** A filled circle. */
export function Dot({ x, y, r, fill, opacity }: DotProps) {
  return <circle cx={round(x)} cy={round(y)} r={round(r)} fill={fill} opacity={opacity} />
}

interface RingProps {
  x: number
  y: number
  r: number
  stroke: string
  w: number
}

/** A circle drawn as a line of width `w`. */
export function Ring({ x, y, r, stroke, w }: RingProps) {
  return <circle cx={round(x)} cy={round(y)} r={round(r)} fill="none" stroke={stroke} strokeWidth={round(w)} />
}

interface LineProps {
  d: string
  stroke: string
  /** Width: limbs 6.5, face 2.6, details 2–3.5. */
  w?: number
  dash?: string
}

/** A line with round ends: limbs, faces, strings, details. */
export function Line({ d, stroke, w = 2.5, dash }: LineProps) {
  return (
    <path
      d={d}
      fill="none"
      stroke={stroke}
      strokeWidth={round(w)}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeDasharray={dash}
    />
  )
}

interface SoftShapeProps {
  d: string
  fill: string
  /** How much the corners are rounded: the shape grows by half of it on every side. */
  w?: number
}

/** A polygon with rounded corners, e.g. the rounded triangle. */
export function SoftShape({ d, fill, w = 8 }: SoftShapeProps) {
  return <path d={d} fill={fill} stroke={fill} strokeWidth={round(w)} strokeLinejoin="round" />
}

interface AtProps {
  x: number
  y: number
  s?: number
  children: ReactNode
}

/** Moves what is inside by x, y and scales it by s. */
export function At({ x, y, s = 1, children }: AtProps) {
  const scale = s === 1 ? '' : ` scale(${round(s)})`
  return <g transform={`translate(${round(x)} ${round(y)})${scale}`}>{children}</g>
}

interface TurnProps {
  deg: number
  x: number
  y: number
  children: ReactNode
}

/** Turns what is inside around the point x, y. */
export function Turn({ deg, x, y, children }: TurnProps) {
  return <g transform={`rotate(${round(deg)} ${round(x)} ${round(y)})`}>{children}</g>
}

interface LeafProps {
  x: number
  y: number
  /** Length. */
  l: number
  deg: number
  fill?: string
  vein?: string
}

/** A leaf from its foot at x, y upwards, leaning `deg`; the vein is the only line on it. */
export function Leaf({ x, y, l, deg, fill = art('leaf'), vein = art('leaf-deep') }: LeafProps) {
  const [side, low, mid, high] = [round(l * 0.62), round(l * 0.3), round(l * 0.42), round(l * 0.92)]
  return (
    <g transform={`translate(${round(x)} ${round(y)}) rotate(${round(deg)})`}>
      <path
        d={`M0 0C-${side} -${low} -${mid} -${high} 0 ${round(-l)}C${mid} -${high} ${side} -${low} 0 0Z`}
        fill={fill}
      />
      <Line d={`M0 ${round(-l * 0.12)}V${round(-l * 0.6)}`} stroke={vein} w={Math.max(1.2, l * 0.09)} />
    </g>
  )
}

interface SproutProps {
  x: number
  y: number
  k?: number
  fill?: string
}

/** A stem and two leaves, never of the same size; its foot at x, y. */
export function Sprout({ x, y, k = 1, fill = art('leaf') }: SproutProps) {
  return (
    <>
      <Line d={`M${round(x)} ${round(y)}v${round(-8 * k)}`} stroke={art('leaf-deep')} w={3 * k} />
      <Leaf x={x} y={y - 7 * k} l={13 * k} deg={-58} fill={fill} />
      <Leaf x={x} y={y - 7 * k} l={17 * k} deg={42} fill={fill} />
    </>
  )
}

interface KoinProps {
  x: number
  y: number
  r: number
}

/** A koin seen from the front; its mark is a leaf, never a letter or the sign of a currency. */
export function Koin({ x, y, r }: KoinProps) {
  const edge = art('koin-edge')
  return (
    <>
      <Dot x={x} y={y + r * 0.12} r={r} fill={edge} />
      <Dot x={x} y={y - r * 0.06} r={r} fill={art('koin')} />
      {r < 9 ? null : <Ring x={x} y={y - r * 0.06} r={r * 0.76} stroke={edge} w={Math.max(1, r * 0.09)} />}
      <Leaf x={x} y={y + r * 0.44} l={r * (r < 9 ? 1.05 : 0.92)} deg={0} fill={edge} vein={art('koin')} />
    </>
  )
}

interface PileProps {
  x: number
  y: number
  /** How many koin. */
  n: number
  w?: number
  h?: number
}

const PILE_SWAY = [0, 1.5, -1, 1, -1.5]

/** A pile of n koin seen from the side, centred on x, its foot at y. */
export function Pile({ x, y, n, w = 34, h = 8 }: PileProps) {
  return Array.from({ length: n }, (_, i) => {
    const left = x - w / 2 + (PILE_SWAY[i % 5] ?? 0)
    const top = y - (i + 1) * h
    return (
      <g key={top}>
        <Rect x={left} y={top} w={w} h={h} r={h / 2} fill={art('koin-edge')} />
        <Rect x={left} y={top} w={w} h={h * 0.68} r={h / 3} fill={art('koin')} />
      </g>
    )
  })
}

interface ShadowProps {
  x: number
  y: number
  w: number
}

/** A shadow is a pill, never an oval: the world is flat. Centred on x, y. */
export function Shadow({ x, y, w }: ShadowProps) {
  return <Rect x={x - w / 2} y={y - 2.5} w={w} h={5} r={2.5} fill={art('shadow')} />
}

interface CloudProps {
  x: number
  y: number
  k?: number
  fill?: string
}

/** A cloud 40 wide at k = 1; x, y is the left of its flat foot part. */
export function Cloud({ x, y, k = 1, fill = art('white') }: CloudProps) {
  return (
    <>
      <Rect x={x} y={y} w={40 * k} h={12 * k} r={6 * k} fill={fill} />
      <Rect x={x + 10 * k} y={y - 7 * k} w={20 * k} h={16 * k} r={8 * k} fill={fill} />
    </>
  )
}
