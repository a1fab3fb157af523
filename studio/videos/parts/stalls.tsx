import type { ReactNode } from 'react'
import { type ArtColor, art } from '../../../src/art/art-color.ts'
import { Dot, Line, Rect, Shadow, SoftShape } from '../../../src/art/shapes.tsx'
import type { View } from '../film.ts'
import { Word } from '../lettering.tsx'
import { bounce, mix, sway } from '../motion.ts'
import { by, Land, Sized } from '../stage.tsx'
import { Sum } from './chip.tsx'
import { Rain } from './places.tsx'

/** The made-up stalls: what 300 baht become on a sunny and on a rainy day. */
export const part3 = 300

export const whole = 3 * part3

type Stall = { name: string; sun: number; rain: number; fill: ArtColor; thing: ReactNode }

export const ice: Stall = { name: 'น้ำแข็งไส', sun: 390, rain: 210, fill: 'sky', thing: <Ice fill="rose" /> }

const soup: Stall = { name: 'โจ๊กร้อน', sun: 270, rain: 360, fill: 'coral', thing: <Soup /> }

const brolly: Stall = { name: 'ร่ม', sun: 270, rain: 390, fill: 'violet', thing: <Brolly /> }

export const mixed = [ice, soup, brolly]

export const sumOf = (stalls: readonly Stall[], day: 'sun' | 'rain') =>
  stalls.reduce((sum, stall) => sum + stall[day], 0)

function Ice({ fill }: { fill: ArtColor }) {
  return (
    <>
      <Dot x={-12} y={-18} r={13} fill={art('white')} />
      <Dot x={12} y={-18} r={13} fill={art('white')} />
      <Dot x={0} y={-30} r={14} fill={art(fill)} />
      <SoftShape d="M-24 -10H24L14 10H-14Z" fill={art('cream')} w={8} />
    </>
  )
}

function Soup() {
  return (
    <>
      <Line d="M-12 -38q6 -7 0 -14M2 -42q6 -7 0 -14M16 -38q6 -7 0 -14" stroke={art('white')} w={4} />
      <Rect x={-30} y={-32} w={60} h={12} r={6} fill={art('wood-deep')} />
      <SoftShape d="M-26 -22H26L18 6H-18Z" fill={art('wood')} w={8} />
    </>
  )
}

function Brolly() {
  return (
    <>
      <Line d="M0 -46V8q0 6 8 6" stroke={art('wood-deep')} w={5} />
      <SoftShape
        d="M-34 -22C-30 -44 -14 -52 0 -52S30 -44 34 -22q-8 -7 -17 0q-8 -7 -17 0q-9 -7 -17 0q-9 -7 -17 0Z"
        fill={art('leaf')}
        w={4}
      />
    </>
  )
}

/** A stall of 140 × 150 with its foot at 0,0. */
export function Booth({
  stall: { fill, thing },
  t,
  isWet = false,
}: {
  stall: Pick<Stall, 'fill' | 'thing'>
  t: number
  isWet?: boolean
}) {
  return (
    <>
      <Shadow x={0} y={2} w={150} />
      <Rect x={-60} y={-118} w={9} h={118} r={4} fill={art('wood-deep')} />
      <Rect x={51} y={-118} w={9} h={118} r={4} fill={art('wood-deep')} />
      <Sized x={0} y={-58 + sway(t, isWet ? 1 : 3, 1.1)} k={0.95}>
        {thing}
      </Sized>
      <Rect x={-68} y={-54} w={136} h={54} r={12} fill={art(fill)} />
      <Rect x={-74} y={-60} w={148} h={14} r={7} fill={art('wood')} />
      {[0, 1, 2, 3, 4].map((i) => (
        <SoftShape
          key={i}
          d={`M${-72 + i * 29} -146H${-48 + i * 29}V-122Q${-60 + i * 29} -112 ${-72 + i * 29} -122Z`}
          fill={i % 2 ? art('white') : art(fill)}
          w={6}
        />
      ))}
      <Rect x={-76} y={-156} w={152} h={16} r={8} fill={art('wood')} />
    </>
  )
}

/** The sky over the market: the sun at 0, rain at 1. */
export function Weather({ view, t, wet }: { view: View; t: number; wet: number }) {
  const [x, y] = by(view, [560, 54], [300, 62])
  return (
    <>
      <Land view={view} t={t} world={4} />
      <Sized x={x} y={y + wet * 40} k={(1 - wet * 0.7) * by(view, 1, 1.1)} turn={t * 16} opacity={1 - wet * 0.9}>
        {Array.from({ length: 8 }, (_, i) => (
          <Sized key={i} x={0} y={0} k={1} turn={i * 45}>
            <Rect x={-5} y={-62} w={10} h={18} r={5} fill={art('white')} />
          </Sized>
        ))}
        <Dot x={0} y={0} r={36} fill={art('white')} />
      </Sized>
      <Rect x={0} y={0} w={view.w} h={view.h} fill={art('ink')} opacity={wet * 0.34} />
    </>
  )
}

export function Cloudy({ view, t, wet }: { view: View; t: number; wet: number }) {
  if (wet <= 0) return null
  return (
    <>
      <Rain view={view} t={t} much={wet} />
      {[0, 1, 2].map((i) => (
        <Sized
          key={i}
          x={view.w * (0.16 + i * 0.34) + sway(t + i, 8, 3)}
          y={mix(-90, by(view, -6, -4), wet)}
          k={by(view, 1.5, 1.2)}
        >
          <Rect x={-70} y={-24} w={140} h={48} r={24} fill={art('ink')} opacity={0.82} />
          <Dot x={-24} y={-16} r={32} fill={art('ink')} opacity={0.82} />
        </Sized>
      ))}
    </>
  )
}

/** Where stall i of three stands, and how large. */
export function spot(view: View, i: number): { x: number; y: number; k: number } {
  return view.isTall ? { x: 92, y: 222 + i * 142, k: 0.82 } : { x: 118 + i * 202, y: 292, k: 1.02 }
}

interface RowProps {
  view: View
  t: number
  stalls: readonly Stall[]
  wet: number
  /** Amount of each stall, from one to three; undefined hides it. */
  sums: readonly (number | undefined)[]
  since?: number
  from?: readonly number[]
}

/** Three stalls with what is in each. */
export function Row({ view, t, stalls, wet, sums, since = 9, from = [-9, -9, -9] }: RowProps) {
  return stalls.map((stall, i) => {
    const { x, y, k } = spot(view, i)
    const sum = sums[i]
    const fallen = bounce(t, from[i]!, 0.6)
    return (
      <g key={`${stall.name} ${i}`}>
        <Sized x={x} y={mix(-60, y, fallen)} k={k}>
          <Booth stall={stall} t={t + i} isWet={wet > 0.5} />
        </Sized>
        {sum !== undefined && (
          <Sum
            value={sum}
            x={by(view, x, 262)}
            y={by(view, y - 26, y - 40)}
            size={by(view, 44, 54)}
            halo={art('white')}
            since={since}
            fill={sum < part3 ? art('coral') : sum > part3 ? art('leaf-deep') : art('ink')}
          />
        )}
        {view.isTall && t > from[i]! + 0.5 && (
          <Word x={262} y={y - 92} size={28}>
            {stall.name}
          </Word>
        )}
      </g>
    )
  })
}

export const cold = [
  ice,
  { ...ice, name: 'ไอศกรีม', fill: 'rose', thing: <Ice fill="koin" /> },
  { ...ice, name: 'ชาเย็น', fill: 'mint', thing: <Ice fill="coral" /> },
] as const
