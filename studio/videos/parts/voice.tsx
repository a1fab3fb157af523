import type { ReactNode } from 'react'
import { art } from '../../../src/art/art-color.ts'
import { Dot, Line, Rect, SoftShape } from '../../../src/art/shapes.tsx'
import { Word } from '../lettering.tsx'
import { money, pop, sway } from '../motion.ts'
import { Phone } from '../parts.tsx'
import { Sized } from '../stage.tsx'

type VoiceProps = { t: number; x: number; y: number; w: number; high: number; fill: string; n?: number }

/** A voice as a row of bars around y; `high` is the height of its loudest bar, 0 makes it a flat line. */
export function Voice({ t, x, y, w, high, fill, n = 23 }: VoiceProps) {
  const step = w / n
  return Array.from({ length: n }, (_, i) => {
    const loud = Math.abs(Math.sin(t * 5.2 + i * 1.7) * Math.sin(t * 2.3 + i * 0.6))
    const h = 7 + high * loud * (0.35 + 0.65 * Math.sin(((i + 0.5) / n) * Math.PI))
    return <Rect key={i} x={x + i * step + step * 0.16} y={y - h / 2} w={step * 0.68} h={h} r={step} fill={fill} />
  })
}

type AccountProps = { x: number; y: number; left: number; k?: number; ink?: string }

/** The money in the account on a card; `left` is what it shows. */
export function Account({ x, y, left, k = 1, ink = art('ink') }: AccountProps) {
  return (
    <Sized x={x} y={y} k={k}>
      <Rect x={-104} y={-48} w={208} h={96} r={20} fill={art('cream')} />
      <Word x={0} y={-20} size={27} halo={null}>
        ในบัญชี (สมมุติ)
      </Word>
      <Word x={0} y={20} size={40} halo={null} fill={ink}>
        {money(left)}
      </Word>
    </Sized>
  )
}

type MaskProps = { x: number; y: number; k: number; turn?: number; children: ReactNode }

/** The mask of somebody who pretends, 140 wide around x, y; its mouth is given, around 0, 32. */
export function Mask({ x, y, k, turn = 0, children }: MaskProps) {
  return (
    <Sized x={x} y={y} k={k} turn={turn}>
      <SoftShape d="M-62 -34q62 -44 124 0v44q-12 58 -62 62t-62 -62Z" fill={art('coral')} w={16} />
      <Rect x={-42} y={-22} w={28} h={18} r={9} fill={art('ink')} />
      <Rect x={14} y={-22} w={28} h={18} r={9} fill={art('ink')} />
      {children}
    </Sized>
  )
}

type DigitsProps = {
  t: number
  at: number
  every: number
  x: number
  y: number
  gap: number
  r: number
  children: string
}

/** A number to call as keys that pop up one after the other; the first key is around x, y. */
export function Digits({ t, at, every, x, y, gap, r, children }: DigitsProps) {
  return [...children].map((digit, i) => (
    <Sized key={i} x={x + i * gap} y={y + sway(t + i * 0.4, 3, 1.6)} k={pop(t, at + i * every)}>
      <Dot x={0} y={4} r={r} fill={art('shadow')} />
      <Dot x={0} y={0} r={r} fill={art('leaf-deep')} />
      <Word x={0} y={0} size={r * 1.25} fill={art('white')} halo={null}>
        {digit}
      </Word>
    </Sized>
  ))
}

type ContactProps = { x: number; y: number; k: number; t: number; answered: number }

/** A phone that calls the saved number of the mother; `answered` 0 to 1 lets her voice in. */
export function MothersContact({ x, y, k, t, answered }: ContactProps) {
  return (
    <Phone x={x} y={y} k={k}>
      <g transform="scale(.86)">
        <Dot x={0} y={-76} r={36} fill={art('coral')} />
        <Sized x={0} y={-80} k={0.8 + (t < 3 ? sway(t, 0.08, 1) : 0)}>
          <SoftShape d="M0 18L-18 -2A11 11 0 0 1 0 -14A11 11 0 0 1 18 -2Z" fill={art('white')} w={8} />
        </Sized>
        <Word x={0} y={-8} size={42} halo={null}>
          แม่
        </Word>
        <Voice t={t} x={-62} y={44} w={124} high={answered * 40} fill={art('leaf-deep')} n={13} />
        <Dot x={0} y={100} r={30 + (t > 1 && t < 3 ? sway(t, 4, 0.6) : 0)} fill={art('leaf-deep')} />
        <Line d="M-14 88q0 26 26 26l4 -9l-9 -5l-5 4q-6 -3 -8 -9l4 -5l-5 -8Z" stroke={art('white')} w={5} />
      </g>
    </Phone>
  )
}
