import { art } from '../../../src/art/art-color.ts'
import { Dot, Line, Rect, SoftShape } from '../../../src/art/shapes.tsx'
import type { View } from '../film.ts'
import { newChance, part } from '../motion.ts'
import { by, Sized } from '../stage.tsx'

/** The made-up school: pupils with a tablet each, its price, and how many break in a year. */
export const pupils = 200
export const price = 12_000
export const broken = 4
export const needed = broken * price
export const share = needed / pupils
/** What the insurer adds for its work and for worse years, and the premium. */
export const added = 60
export const premium = share + added

/** A plan: what one bears oneself each time, and the most that is paid. */
export type Plan = { own: number; most: number }
export const plan: Plan = { own: 1_000, most: 10_000 }

/** What the insurer pays for a damage: first the own part is taken off, then the ceiling holds. */
export const paidFor = (damage: number, { own, most }: Plan) => Math.min(most, Math.max(0, damage - own))

/** The damages that the film tries. */
export const damages = [
  { name: 'ปุ่มเสีย', sum: 800 },
  { name: 'จอแตก', sum: 4_500 },
  { name: 'พังทั้งเครื่อง', sum: 12_000 },
]

/** The question's plan and damage. */
export const asked = { plan: { own: 1_500, most: 20_000 }, damage: 6_000 }

type TabletProps = { mood: 'calm' | 'scream' | 'broken'; t: number }

/** A tablet of 150 × 110 around 0,0 with a face on its screen. */
export function Tablet({ mood, t }: TabletProps) {
  const open = mood === 'scream' ? 22 + 6 * Math.sin(t * 30) : 7
  return (
    <>
      <Rect x={-78} y={-58} w={156} h={116} r={16} fill={art('ink')} />
      <Rect x={-68} y={-48} w={136} h={96} r={9} fill={art(mood === 'broken' ? 'wood' : 'sky')} />
      {mood === 'broken' ? (
        <>
          <Line d="M-36 -22l18 18M-18 -22l-18 18M18 -22l18 18M36 -22l-18 18" stroke={art('ink')} w={6} />
          <Line d="M-68 -30L-20 6L-30 48M-20 6L34 -6L68 30M34 -6L26 -48" stroke={art('white')} w={3} />
        </>
      ) : (
        <>
          <Dot x={-26} y={-14} r={mood === 'scream' ? 10 : 7} fill={art('ink')} />
          <Dot x={26} y={-14} r={mood === 'scream' ? 10 : 7} fill={art('ink')} />
          <Rect x={-13} y={12} w={26} h={open} r={13} fill={art('ink')} />
        </>
      )}
    </>
  )
}

/** The pupils whose tablets break, as places in the crowd. */
const unlucky = [37, 81, 122, 176]

/** Where pupil i stands in the crowd. */
export function placeOf(i: number, view: View): [number, number] {
  const across = by(view, 20, 14)
  return by(
    view,
    [24 + (i % across) * 19.4, 104 + Math.floor(i / across) * 21],
    [24 + (i % across) * 24, 184 + Math.floor(i / across) * 18],
  )
}

type CrowdProps = { view: View; t: number; from: number; marked: number }

/** All pupils as small heads; the unlucky ones turn red one after another (`marked` 0 to 4). */
export function Crowd({ view, t, from, marked }: CrowdProps) {
  const chance = newChance(5)
  return Array.from({ length: pupils }, (_, i) => {
    const [x, y] = placeOf(i, view)
    const came = from + chance() * 0.8
    const shown = part(t, came, came + 0.3)
    const isHit = unlucky.slice(0, marked).includes(i)

    return (
      <Sized key={i} x={x} y={y} k={shown * (isHit ? 1.8 + 0.25 * Math.sin(t * 6) : 1)}>
        <Dot x={0} y={0} r={8} fill={art(isHit ? 'coral' : i % 3 ? 'leaf' : 'mint')} />
        {isHit && (
          <>
            <Dot x={-2.6} y={-1} r={1.5} fill={art('ink')} />
            <Dot x={2.6} y={-1} r={1.5} fill={art('ink')} />
          </>
        )}
      </Sized>
    )
  })
}

/** A shield of 90 × 100 around 0,0. */
export function Shield() {
  return (
    <>
      <SoftShape d="M-38 -40L0 -50L38 -40V4Q36 34 0 48Q-36 34 -38 4Z" fill={art('leaf')} w={10} />
      <Line d="M-18 0L-5 14L20 -15" stroke={art('white')} w={10} />
    </>
  )
}
