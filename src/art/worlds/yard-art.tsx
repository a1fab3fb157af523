import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Dot, Leaf, Line, Rect, Sprout } from '../shapes.tsx'
import { WateringCan } from '../things.tsx'
import { type BedName, type MonthSceneName, placeOfKla } from './yard-names.ts'

const DROPS = [
  { x: 184, y: 138 },
  { x: 191, y: 147 },
  { x: 183, y: 154 },
]
const FALLING = [
  { x: 196, y: 30, deg: 20 },
  { x: 300, y: 82, deg: -40 },
  { x: 324, y: 50, deg: 60 },
  { x: 176, y: 76, deg: -15 },
  { x: 268, y: 14, deg: 35 },
]

/** กล้า in the yard of home, 360×300 with feet at 198: waters the plant, or cheers when the day is done. */
export function MonthSceneArt({ name, ...picture }: PictureProps & { name: MonthSceneName }) {
  return (
    <Picture kind="yard" {...picture}>
      {name === 'water' ? (
        <>
          <At {...placeOfKla}>
            <Person who="kla" face="glad" arms={['down', 'wave']}>
              <WateringCan />
            </Person>
          </At>
          {DROPS.map(({ x, y }) => (
            <Rect key={y} x={x} y={y} w={3} h={7} r={1.5} fill={art('sky')} />
          ))}
        </>
      ) : (
        <>
          <At {...placeOfKla}>
            <Person who="kla" face="glad" arms={['up', 'up']} />
          </At>
          {FALLING.map(({ x, y, deg }) => (
            <Leaf key={x} x={x} y={y} l={11} deg={deg} />
          ))}
        </>
      )}
    </Picture>
  )
}

/** A seed bed of the week on a 24 grid: learned = a sprout, today = an open furrow with a seed, else a seed in the ground. */
export function BedArt({ name, ...picture }: PictureProps & { name: BedName }) {
  return (
    <Picture kind="icon" {...picture}>
      {name === 'learned' ? (
        <Sprout x={12} y={20} k={0.72} />
      ) : name === 'today' ? (
        <>
          <Line d="M8 18q4 3 8 0" stroke={art('leaf-deep')} w={2} />
          <Dot x={12} y={13} r={2.6} fill={art('wood')} />
        </>
      ) : (
        <Dot x={12} y={13} r={2.2} fill={art('wood')} />
      )}
    </Picture>
  )
}
