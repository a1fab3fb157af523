import type { ReactNode } from 'react'
import { art } from '#kit/web/art/art-color.ts'
import { Rect, SoftShape } from '#kit/web/art/shapes.tsx'
import { Word } from './lettering.tsx'
import { money } from './motion.ts'
import { Sized } from './stage.tsx'

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
