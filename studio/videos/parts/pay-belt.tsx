import { type ArtColor, art } from '../../../src/art/art-color.ts'
import { Koin, Line, Rect, Ring, SoftShape } from '../../../src/art/shapes.tsx'
import type { View } from '../film.ts'
import { Word } from '../lettering.tsx'
import { mix, part } from '../motion.ts'
import { Sized } from '../stage.tsx'
import { Sum } from './chip.tsx'

/** A made-up salary; the rules are those of 2569: 5 % to social security, on at most 17,500 baht. */
export const salary = 15_000

export const insured = salary * 0.05

export const paidOut = salary - insured

/** The tax of a year at this salary: half is deducted as expenses (at most 100,000), then 60,000 for oneself. */
export const yearly = salary * 12

export const afterCosts = yearly - Math.min(yearly / 2, 100_000)

export const taxable = afterCosts - 60_000

export const taxFree = 150_000

/** An envelope of 190 × 118 around 0,0 with what is in it. */
export function Pay({ value, since = 9 }: { value: number; since?: number }) {
  return (
    <>
      <Rect x={-95} y={-59} w={190} h={118} r={16} fill={art('wood')} />
      <SoftShape d="M-86 -50L0 6L86 -50Z" fill={art('cream')} w={12} />
      <Rect x={-80} y={4} w={160} h={46} r={13} fill={art('white')} />
      <Sum value={value} x={0} y={27} size={38} since={since} />
    </>
  )
}

/** A belt whose slats have run `run` units; its upper edge is at y. */
export function Belt({ view, y, run }: { view: View; y: number; run: number }) {
  const many = Math.ceil(view.w / 44) + 2
  return (
    <>
      <Rect x={-20} y={y} w={view.w + 40} h={26} r={13} fill={art('ink')} />
      {Array.from({ length: many }, (_, i) => (
        <Rect key={i} x={i * 44 - (run % 44) - 20} y={y + 6} w={26} h={5} r={2.5} fill={art('shadow')} />
      ))}
      {Array.from({ length: Math.ceil(many / 2) }, (_, i) => (
        <Sized key={i} x={30 + i * 92} y={y + 40} k={1} turn={run * 3}>
          <Ring x={0} y={0} r={15} stroke={art('wood-deep')} w={7} />
          <Line d="M-12 0H12" stroke={art('wood-deep')} w={5} />
        </Sized>
      ))}
    </>
  )
}

/** A pipe with its name from which koin fall. */
export function Pipe({
  x,
  y,
  t,
  at,
  name,
  fill,
  far,
}: {
  x: number
  y: number
  t: number
  at: number
  name: string
  fill: ArtColor
  far: number
}) {
  const came = part(t, at, at + 0.4)
  return (
    <>
      {t > at + 0.3 &&
        t < 4.2 &&
        [0, 1, 2, 3].map((i) => {
          const fall = ((t - at) * 0.8 + i * 0.25) % 1
          return t - at > 0.4 + i * 0.3 ? <Koin key={i} x={x} y={y + 20 + fall * fall * far} r={12} /> : null
        })}
      <Rect x={x - 24} y={y - 300 + mix(-160, 0, came)} w={48} h={310} r={10} fill={art(fill)} />
      <Rect x={x - 52} y={y - 26 + mix(-160, 0, came)} w={104} h={48} r={16} fill={art(fill)} />
      <Word x={x} y={y - 2 + mix(-160, 0, came)} size={27} halo={null}>
        {name}
      </Word>
    </>
  )
}
