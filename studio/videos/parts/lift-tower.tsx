import { art } from '../../../src/art/art-color.ts'
import { type Face, Person, type Who } from '../../../src/art/person.tsx'
import { At, Line, Rect } from '../../../src/art/shapes.tsx'
import type { View } from '../film.ts'
import { Word } from '../lettering.tsx'
import { mix, money } from '../motion.ts'
import { by } from '../stage.tsx'

/** The values in baht whose floors bear a number, and those between them. */
const named = [11_000, 10_000, 8_000, 6_000]
const floors = [11_000, 10_000, 9_000, 8_000, 7_000, 6_000]
const [highest, lowest] = [11_000, 6_000]
/** The floor on which somebody gets out. */
const exit = 8_000

const shaft = (view: View) =>
  by(
    view,
    { x: 104, w: 108, first: 92, step: 37, car: 66, slab: 206 },
    { x: 88, w: 116, first: 252, step: 46, car: 84, slab: 186 },
  )

const floorOf = (view: View, value: number) => shaft(view).first + ((highest - value) / 1000) * shaft(view).step

type RiderProps = { who: Who; face: Face; x: number; y: number; k: number }

/** Somebody whose feet are at x, y. */
function Rider({ who, face, x, y, k }: RiderProps) {
  const arms = face === 'oops' ? (['up', 'hold'] as const) : (['down', 'hip'] as const)
  return (
    <At x={x - 48 * k} y={y - 88 * k} s={k}>
      <Person who={who} face={face} arms={face === 'glad' ? ['up', 'up'] : arms} floor={false} />
    </At>
  )
}

type TowerProps = {
  view: View
  value: number
  /** The face of who stays in the lift. */
  face: Face
  /** Who gets out on the floor of 8,000: the progress, 0 to 1. */
  out?: number
  outFace?: Face
}

/** A tower whose floors are thousands of made-up baht; its lift stands at `value`. */
export function LiftTower({ view, value, face, out = 0, outFace = 'smile' }: TowerProps) {
  const { x, w, first, car, slab } = shaft(view)
  const [top, bottom, right] = [first - car - 16, floorOf(view, lowest) + 14, x + w / 2 + slab]
  const k = by(view, 0.58, 0.72)
  const y = floorOf(view, value)
  return (
    <>
      <Rect x={x - w / 2 - 12} y={top - 10} w={w + slab + 26} h={bottom - top + 20} r={20} fill={art('cream')} />
      <Rect x={x - w / 2} y={top} w={w} h={bottom - top} r={12} fill={art('ink')} />
      <Word x={right} y={top + 20} anchor="end" size={26} halo={null} fill={art('wood-deep')}>
        สมมุติ
      </Word>
      {floors.map((floor) => {
        const isNamed = named.includes(floor)
        const at = floorOf(view, floor)
        return (
          <g key={floor}>
            <Rect x={x + w / 2 + 2} y={at} w={slab} h={4} r={2} fill={art(isNamed ? 'wood' : 'shadow')} />
            {isNamed && (
              <Word x={right} y={at - by(view, 15, 18)} anchor="end" size={by(view, 26, 28)} halo={null}>
                {money(floor)}
              </Word>
            )}
          </g>
        )
      })}
      <Line d={`M${x} ${top}V${y - car}`} stroke={art('wood')} w={4} />
      <Rect x={x - w / 2 + 8} y={y - car} w={w - 16} h={car + 4} r={10} fill={art('sky')} />
      <Rect x={x - w / 2 + 4} y={y - 2} w={w - 8} h={9} r={4} fill={art('wood')} />
      <Rider who="ngok" face={face} x={x} y={y} k={k} />
      {out > 0 && (
        <Rider who="phaen" face={outFace} x={mix(x, x + w / 2 + by(view, 46, 50), out)} y={floorOf(view, exit)} k={k} />
      )}
    </>
  )
}
