import type { ReactNode } from 'react'
import { type ArtColor, art } from '../../src/art/art-color.ts'
import { Dot, Koin, Line, Rect, Shadow, SoftShape } from '../../src/art/shapes.tsx'
import type { View } from './film.ts'
import { Word } from './lettering.tsx'
import { widthOf } from './letters.ts'
import { newChance, part, pop, sway, toss } from './motion.ts'
import { by, Sized } from './stage.tsx'

type CardProps = { x: number; y: number; w: number; h: number; fill?: string; r?: number; children?: ReactNode }

/** A card with a lower edge; x, y is its centre, its children are drawn around 0,0. */
export function Card({ x, y, w, h, fill = art('white'), r = 18, children }: CardProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Rect x={-w / 2} y={-h / 2 + 5} w={w} h={h} r={r} fill={art('shadow')} />
      <Rect x={-w / 2} y={-h / 2} w={w} h={h} r={r} fill={fill} />
      {children}
    </g>
  )
}

type PillProps = { x: number; y: number; w?: number; fill?: ArtColor; size?: number; children: string }

/** A coloured strip with a text, e.g. a piece of a message; as wide as its text needs without `w`. */
export function Pill({ x, y, w, fill = 'koin', size = 26, children }: PillProps) {
  const wide = w ?? (widthOf(children) * size) / 1000 + size * 1.4
  return (
    <Card x={x} y={y} w={wide} h={size * 2} r={size * 0.7} fill={art(fill)}>
      <Word x={0} y={0} size={size} halo={null}>
        {children}
      </Word>
    </Card>
  )
}

type BubbleProps = { x: number; y: number; w: number; size?: number; isOwn?: boolean; k: number; children: string }

/** A chat bubble that grows to k from its tail; own ones are green and on the right. `w` is its width. */
export function Bubble({ x, y, w, size = 22, isOwn = false, k, children }: BubbleProps) {
  const lines = children.split('\n').length
  const h = size * (0.9 + lines * 1.34)
  const tail = isOwn ? 1 : -1
  return (
    <Sized x={x} y={y} k={k}>
      <SoftShape
        d={`M${tail * (w / 2 - 14)} ${h / 2 - 16}L${tail * (w / 2 + 8)} ${h / 2 + 2}L${tail * (w / 2 - 26)} ${h / 2 - 4}Z`}
        fill={art(isOwn ? 'mint' : 'white')}
        w={6}
      />
      <Rect x={-w / 2} y={-h / 2} w={w} h={h} r={20} fill={art(isOwn ? 'mint' : 'white')} />
      <Word x={0} y={0} size={size} halo={null}>
        {children}
      </Word>
    </Sized>
  )
}

/** A phone of 152 × 256 around 0,0 (its screen 134 × 232); its children are drawn on the screen. */
export function Phone({ x, y, k = 1, turn = 0, children }: Omit<CardProps, 'w' | 'h'> & { k?: number; turn?: number }) {
  return (
    <Sized x={x} y={y} k={k} turn={turn}>
      <Rect x={-76} y={-128} w={152} h={256} r={26} fill={art('ink')} />
      <Rect x={-67} y={-116} w={134} h={232} r={18} fill={art('cream')} />
      <Rect x={-20} y={-124} w={40} h={6} r={3} fill={art('shadow')} />
      {children}
    </Sized>
  )
}

/** A banknote of 116 × 64 around 0,0 with an amount (no likeness of a real one). */
export function Note({ x, y, k = 1, turn = 0, children }: Omit<CardProps, 'w' | 'h'> & { k?: number; turn?: number }) {
  return (
    <Sized x={x} y={y} k={k} turn={turn}>
      <Rect x={-58} y={-32} w={116} h={64} r={12} fill={art('leaf')} />
      <Rect x={-50} y={-24} w={100} h={48} r={8} fill={art('mint')} />
      <Word x={0} y={0} size={34} halo={null}>
        {children}
      </Word>
    </Sized>
  )
}

type JarProps = { x: number; y: number; level: number; fill: ArtColor; k?: number; t: number; name?: string }

/** A glass jar 104 wide and 142 high on x, y that fills with its colour; `level` 0 to 1. */
export function GlassJar({ x, y, level, fill, k = 1, t, name }: JarProps) {
  const high = 112 * level
  return (
    <Sized x={x} y={y} k={k}>
      <Shadow x={0} y={3} w={110} />
      <Rect x={-52} y={-130} w={104} h={130} r={26} fill={art('white')} opacity={0.75} />
      <Rect x={-45} y={-8 - high} w={90} h={high} r={18} fill={art(fill)} />
      {level > 0.08 && (
        <>
          <Koin x={-18} y={-14 - high + sway(t, 2)} r={12} />
          <Koin x={14} y={-12 - high + sway(t + 1, 2)} r={12} />
        </>
      )}
      <Rect x={-44} y={-142} w={88} h={18} r={9} fill={art('white')} />
      <Line d="M-38 -104v40" stroke={art('white')} w={6} />
      {name && (
        <Word x={0} y={-52} size={25}>
          {name}
        </Word>
      )}
    </Sized>
  )
}

type StreamProps = {
  t: number
  from: number
  to: number
  every: number
  a: readonly [number, number]
  b: readonly [number, number]
  high?: number
  r?: number
}

/** Koin moving one after another from a to b: one starts every `every` seconds from `from` to `to`. */
export function Stream({ t, from, to, every, a, b, high = 60, r = 12 }: StreamProps) {
  return Array.from({ length: Math.floor((to - from) / every) }, (_, i) => {
    const x = (t - from - i * every) / 0.8
    if (x <= 0 || x >= 1) return null
    const at = toss(a, b, high, x)
    return <Koin key={from + i * every} x={at.x} y={at.y} r={r} />
  })
}

type MarkProps = { x: number; y: number; k?: number; t: number; at: number }

/** A tick in a green disc (radius 26) that pops up and is then drawn. */
export function Tick({ x, y, k = 1, t, at }: MarkProps) {
  return (
    <Sized x={x} y={y} k={pop(t, at) * k}>
      <Dot x={0} y={0} r={26} fill={art('leaf-deep')} />
      <Drawn d="M-12 1L-3 10L13 -9" stroke={art('white')} w={6} show={part(t, at + 0.25, at + 0.55)} length={40} />
    </Sized>
  )
}

/** A cross in a coral disc (radius 26). */
export function Cross({ x, y, k = 1, t, at }: MarkProps) {
  return (
    <Sized x={x} y={y} k={pop(t, at) * k}>
      <Dot x={0} y={0} r={26} fill={art('coral')} />
      <Drawn d="M-10 -10L10 10" stroke={art('white')} w={6} show={part(t, at + 0.2, at + 0.4)} length={30} />
      <Drawn d="M10 -10L-10 10" stroke={art('white')} w={6} show={part(t, at + 0.35, at + 0.55)} length={30} />
    </Sized>
  )
}

/** A number in a dark disc (radius 24). */
export function Step({ x, y, k = 1, t, at, children }: MarkProps & { children: number }) {
  return (
    <Sized x={x} y={y} k={pop(t, at) * k}>
      <Dot x={0} y={0} r={24} fill={art('ink')} />
      <Word x={0} y={0} size={30} halo={null} fill={art('white')}>
        {children}
      </Word>
    </Sized>
  )
}

type DrawnProps = { d: string; stroke: string; w: number; show: number; length: number }

/** A line that is drawn from its start; `length` is its length in units (a little more is no harm). */
export function Drawn({ d, stroke, w, show, length }: DrawnProps) {
  if (show <= 0) return null
  const dash = show < 1 ? `${(length * show).toFixed(1)} ${length * 2}` : undefined
  return (
    <path
      d={d}
      fill="none"
      stroke={stroke}
      strokeWidth={w}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeDasharray={dash}
    />
  )
}

type BurstProps = { x: number; y: number; t: number; at: number; n?: number; far?: number; seed?: number }

const burstColors = ['koin', 'leaf', 'coral', 'sky', 'violet', 'rose'] as const

/** Small pieces that fly apart at `at` and fall. */
export function Burst({ x, y, t, at, n = 14, far = 110, seed = 1 }: BurstProps) {
  const age = t - at
  if (age <= 0 || age > 1.1) return null
  const chance = newChance(seed)
  return Array.from({ length: n }, (_, i) => {
    const [turn, speed] = [chance() * 2 * Math.PI, 0.5 + chance() * 0.5]
    const out = far * speed * (1 - (1 - Math.min(1, age / 0.8)) ** 2)
    const fill = art(burstColors[i % burstColors.length]!)
    const [px, py] = [x + Math.cos(turn) * out, y + Math.sin(turn) * out + age * age * 70]
    return <Dot key={turn} x={px} y={py} r={Math.max(0.1, 6 * (1.1 - age))} fill={fill} />
  })
}

/** The note that the numbers of a scene are made up; clear of the caption, which covers the lowest part of the tall picture. */
export function MadeUp({ view, t }: { view: View; t: number }) {
  return (
    <Sized x={by(view, 56, 52)} y={by(view, 334, 30)} k={pop(t, 0.4)}>
      <Word x={0} y={0} size={22}>
        จำลอง
      </Word>
    </Sized>
  )
}
