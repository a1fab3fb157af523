import type { ReactNode } from 'react'
import { art } from '../../src/art/art-color.ts'
import type { View } from './film.ts'
import { type SetText, type SetWord, setText } from './letters.ts'
import { bounce, money, part, pop } from './motion.ts'

/** How words arrive: from below, by size, from the left, from above with a bounce, or as they are. */
export type How = 'rise' | 'pop' | 'slide' | 'drop' | 'still'

type TypeProps = {
  t: number
  /** When the first word arrives, in seconds. */
  at?: number
  /** When the text leaves; it stays without. */
  until?: number
  /** The seconds between two words. */
  every?: number
  how?: How
  /** The middle of the block; with anchor `start` or `end` its left or right side. */
  x: number
  y: number
  size?: number
  /** The greatest width, in stage units: the text breaks into lines of similar length. */
  w?: number
  anchor?: 'start' | 'middle' | 'end'
  fill?: string
  /** The colour of words between asterisks, which also pulse a little. */
  strong?: string
  /** The outline that keeps words readable on anything; null without. */
  halo?: string | null
  /** `*…*` marks strong words, a line feed breaks the line. */
  children: string
}

/** Words that arrive one by one. Thai words are found by dictionary and marks are never split from their letters. */
export function Type(props: TypeProps) {
  const { t, at = 0, until = Infinity, size = 34, w = Infinity, halo = art('white'), children } = props
  const gone = part(t, until, until + 0.3)
  if (t < at || gone === 1) return null
  const set = setText(children, Number.isFinite(w) ? (w * 1000) / size : 1e9)
  const placed = set.words.map((word, i) => place(word, { set, props, came: t - at - i * (props.every ?? 0.12) }))
  return (
    <g
      opacity={gone > 0 ? 1 - gone : undefined}
      transform={gone > 0 ? `translate(0 ${-gone * size * 0.4})` : undefined}
    >
      {halo && placed.map((one) => one && drawn(one, { fill: halo, stroke: halo, strokeWidth: 210 }))}
      {placed.map((one) => one && drawn(one, { fill: one.fill }))}
    </g>
  )
}

type Placed = { key: string; path: string; transform: string; opacity: number; fill: string }

function drawn(
  { key, path, transform, opacity }: Placed,
  ink: { fill: string; stroke?: string; strokeWidth?: number },
) {
  return (
    <path
      key={key}
      d={path}
      transform={transform}
      opacity={opacity < 1 ? Math.round(opacity * 100) / 100 : undefined}
      strokeLinejoin={ink.stroke ? 'round' : undefined}
      {...ink}
    />
  )
}

/** The place of a word `came` seconds after its arrival; null before. */
function place(word: SetWord, { set, props, came }: { set: SetText; props: TypeProps; came: number }): Placed | null {
  const { x, y, t, size = 34, how = 'rise', anchor = 'middle', fill = art('ink'), strong = art('leaf-deep') } = props
  if (came <= 0 && how !== 'still') return null
  const k = size / 1000
  const wide = set.lines[word.line]! * k
  const left = x - (anchor === 'middle' ? wide / 2 : anchor === 'end' ? wide : 0) + word.x * k
  const base = y + (word.line - (set.lines.length - 1) / 2) * size * 1.34 + size * 0.32
  const [dx, dy, grow, opacity] = moves[how](came, size)
  const scale = grow * (word.isStrong && how !== 'still' ? 1 + 0.035 * Math.sin(t * 5) : 1)
  // Grown around the middle of the word.
  const [cx, cy] = [left + (word.wide * k) / 2, base - size * 0.3]
  const at = `${to2(cx + dx - ((word.wide * k) / 2) * scale)} ${to2(cy + dy + size * 0.3 * scale)}`
  const transform = `translate(${at}) scale(${Math.round(k * scale * 1e5) / 1e5})`
  return { key: `${word.line} ${word.x}`, path: word.path, transform, opacity, fill: word.isStrong ? strong : fill }
}

const to2 = (value: number) => Math.round(value * 100) / 100

const moves: Record<How, (came: number, size: number) => [dx: number, dy: number, grow: number, opacity: number]> = {
  rise: (came, size) => [0, (1 - part(came, 0, 0.35)) * size * 0.8, 1, part(came, 0, 0.25)],
  pop: (came) => [0, 0, Math.max(0.01, pop(came, 0)), 1],
  slide: (came, size) => [-(1 - part(came, 0, 0.35)) * size * 1.6, 0, 1, part(came, 0, 0.2)],
  drop: (came, size) => [0, (bounce(came, 0, 0.7) - 1) * size * 2.4, 1, part(came, 0, 0.12)],
  still: () => [0, 0, 1, 1],
}

type WordProps = Omit<TypeProps, 't' | 'at' | 'until' | 'every' | 'how' | 'children'> & { children: ReactNode }

/** A text that stands still, e.g. inside a card; x, y is its middle. */
export function Word({ children, ...rest }: WordProps) {
  return (
    <Type t={0} how="still" {...rest}>
      {Array.isArray(children) ? children.join('') : String(children)}
    </Type>
  )
}

type CountProps = Omit<TypeProps, 'children' | 'how' | 'at' | 'until'> & {
  /** The seconds between which it counts from `a` to `b`. */
  from: number
  to: number
  a?: number
  b: number
  digits?: number
  before?: string
  after?: string
}

/** An amount that counts; it pops when it starts and when it has arrived. */
export function Count({ t, from, to, a = 0, b, digits = 0, before = '', after = '', size = 44, ...rest }: CountProps) {
  if (t < from) return null
  const beat = t > to ? 0.14 * Math.sin(Math.PI * part(t, to, to + 0.4)) : 0
  const value = t >= to ? b : a + (b - a) * part(t, from, to)
  return (
    <Word {...rest} size={size * (Math.max(0.01, pop(t, from)) + beat)}>
      {`${before}${money(value, digits)}${after}`}
    </Word>
  )
}

type TitleProps = Omit<TypeProps, 'x' | 'y'> & { view: View }

/** The line at the top of a scene: one line in the wide picture, up to three in the tall one. */
export function Title({ view, size, w, ...rest }: TitleProps) {
  const place = view.isTall ? { y: 112, size: size ?? 40 } : { y: 56, size: size ?? 38 }
  return <Type x={view.w / 2} w={w ?? view.w - 36} {...place} {...rest} />
}
