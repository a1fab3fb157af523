import type { ReactNode } from 'react'
import { art } from '../../../src/art/art-color.ts'
import { Dot, Line, Rect, SoftShape } from '../../../src/art/shapes.tsx'
import { Word } from '../lettering.tsx'
import { money } from '../motion.ts'
import { Sized } from '../stage.tsx'

/** The made-up order: boxes of cookies and the price of one, in baht. */
const boxes = 10
export const each = 129
export const total = boxes * each

type SlipProps = { x: number; y: number; k: number; turn?: number; amount: number; ink?: string }

/** A picture of a transfer, 150 × 200 around x, y (no likeness of a bank's). */
export function Slip({ x, y, k, turn = 0, amount, ink = art('ink') }: SlipProps) {
  return (
    <Sized x={x} y={y} k={k} turn={turn}>
      <Rect x={-75} y={-96} w={150} h={200} r={16} fill={art('shadow')} />
      <Rect x={-75} y={-100} w={150} h={200} r={16} fill={art('white')} />
      <Rect x={-75} y={-100} w={150} h={40} r={16} fill={art('leaf')} />
      <Line d="M-12 -81L-3 -72L14 -90" stroke={art('white')} w={6} />
      <Word x={0} y={-34} size={24} halo={null}>
        โอนแล้ว
      </Word>
      <Word x={0} y={6} size={40} halo={null} fill={ink}>
        {money(amount)}
      </Word>
      {[44, 62, 80].map((at, i) => (
        <Rect key={at} x={-54} y={at} w={108 - i * 24} h={9} r={4} fill={art('stage-2')} />
      ))}
    </Sized>
  )
}

/** A cookie of radius 24 around 0,0. */
export function Cookie({ isBitten = false }: { isBitten?: boolean }) {
  return (
    <>
      <Dot x={0} y={3} r={24} fill={art('wood-deep')} />
      <Dot x={0} y={0} r={24} fill={art('wood')} />
      {[-10, 8, -2, 12].map((x, i) => (
        <Dot key={x} x={x} y={[-8, -12, 6, 6][i]!} r={3.6} fill={art('ink')} />
      ))}
      {isBitten && <Dot x={20} y={-14} r={12} fill={art('cream')} />}
    </>
  )
}

/** A box of cookies, 84 × 64, its foot at 0,0. */
export function CookieBox() {
  return (
    <>
      <Rect x={-42} y={-60} w={84} h={60} r={10} fill={art('rose')} />
      <Rect x={-46} y={-66} w={92} h={18} r={8} fill={art('coral')} />
      <Sized x={0} y={-22} k={0.7}>
        <Cookie />
      </Sized>
    </>
  )
}

/** A picture in a frame, 150 × 130 around 0,0: a photo of what is drawn on it. */
export function Photo({ children }: { children: ReactNode }) {
  return (
    <>
      <Rect x={-75} y={-61} w={150} h={130} r={12} fill={art('shadow')} />
      <Rect x={-75} y={-65} w={150} h={130} r={12} fill={art('white')} />
      <Rect x={-65} y={-55} w={130} h={92} r={8} fill={art('mint')} />
      {children}
    </>
  )
}

/** A pencil whose tip is at 0,0. */
export function Pencil() {
  return (
    <g transform="rotate(38)">
      <Rect x={-9} y={-98} w={18} h={80} r={4} fill={art('koin')} />
      <Rect x={-9} y={-108} w={18} h={16} r={6} fill={art('coral')} />
      <SoftShape d="M-7 -18H7L0 -2Z" fill={art('cream')} w={4} />
      <Dot x={0} y={-2} r={3.4} fill={art('ink')} />
    </g>
  )
}
