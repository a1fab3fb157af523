import { widthOf } from '../letters.ts'
import { part, pop } from '../motion.ts'
import { Bubble } from '../parts.tsx'

type SayProps = {
  t: number
  at: number
  until?: number
  x: number
  y: number
  size?: number
  isOwn?: boolean
  children: string
}

/** A chat bubble as wide as its words, from `at` to `until`; x is the side on which its tail is. */
export function Say({ t, at, until = 1e6, x, y, size = 28, isOwn = false, children }: SayProps) {
  const longest = Math.max(...children.split('\n').map(widthOf))
  const w = (longest * size) / 1000 + size * 1.5
  const k = pop(t, at) * (1 - part(t, until, until + 0.25))
  return (
    <Bubble x={x + (isOwn ? -w : w) / 2} y={y} w={w} size={size} isOwn={isOwn} k={k}>
      {children}
    </Bubble>
  )
}
