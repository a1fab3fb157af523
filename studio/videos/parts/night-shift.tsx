import { art } from '../../../src/art/art-color.ts'
import { Dot, Koin, Line, Rect } from '../../../src/art/shapes.tsx'
import { Word } from '../lettering.tsx'
import { Sized } from '../stage.tsx'
import { Ant } from './ant.tsx'

/** Made up: what is in the account, in baht, and the rate of a year in per cent. */
export const saved = 3_650
export const rate = 1
const daysOfYear = 365

/** The interest of a sum for some days, in baht: sum × rate × days ÷ 365. */
export const interestOf = (sum: number, days: number) => (sum * rate * days) / 100 / daysOfYear
export const ofYear = interestOf(saved, daysOfYear)
export const ofDay = interestOf(saved, 1)
/** What stands on a night's coin. */
export const dayCoin = ofDay.toFixed(2)

/** A month in which money comes in after ten nights and everything leaves after twenty. */
export const month = [
  { from: 0, to: 10, sum: saved },
  { from: 10, to: 20, sum: 2 * saved },
  { from: 20, to: 30, sum: 0 },
]

/** The interest of the month's first `nights`. */
export const afterNights = (nights: number) =>
  month.reduce((all, { from, to, sum }) => all + interestOf(sum, Math.min(to, Math.max(from, nights)) - from), 0)

/** The question's account. */
export const asked = { sum: 2_000, days: 73 }

type PorterProps = { x: number; y: number; k: number; t: number; load?: string | null; isLeft?: boolean }

/** An ant of the night shift with a coin on its back, on which `load` is written (null: no coin); its feet on y 0. */
export function Porter({ x, y, k, t, load = null, isLeft = false }: PorterProps) {
  return (
    <Sized x={x} y={y} k={k}>
      <g transform={isLeft ? 'scale(-1 1)' : undefined}>
        <Ant t={t} loaded={false} />
        {/* A cap with a lamp. */}
        <Line d="M10 -27a10 10 0 0 1 19 2" stroke={art('koin')} w={6} />
      </g>
      {load !== null && (
        <>
          <Koin x={-8} y={-47} r={23} />
          {load && (
            <>
              <Dot x={-8} y={-48} r={20} fill={art('koin')} />
              <Word x={-8} y={-48} size={20} halo={null}>
                {load}
              </Word>
            </>
          )}
        </>
      )}
    </Sized>
  )
}

/** A safe of 150 × 150 with its foot at 0,0; `open` 0 to 1 turns the door. */
export function Safe({ open }: { open: number }) {
  return (
    <>
      <Rect x={-62} y={-14} w={26} h={16} r={6} fill={art('ink')} />
      <Rect x={36} y={-14} w={26} h={16} r={6} fill={art('ink')} />
      <Rect x={-76} y={-152} w={152} h={144} r={22} fill={art('leaf-deep')} />
      <Rect x={-58} y={-136} w={116} h={112} r={14} fill={art('ink')} />
      <Rect x={-58} y={-136} w={116 * (1 - 0.8 * open)} h={112} r={14} fill={art('mint')} />
      {open < 0.4 && (
        <>
          <Dot x={0} y={-80} r={25} fill={art('cream')} />
          <Line d="M0 -98V-62M-16 -71L16 -89M-16 -89L16 -71" stroke={art('wood-deep')} w={6} />
        </>
      )}
    </>
  )
}
