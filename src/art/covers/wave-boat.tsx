import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Cloud, Dot, Koin, Line, Rect, SoftShape, Turn } from '../shapes.tsx'

/** The sea is the line of a price: high on the left, a deep valley, and a slow way up. */
const SEA = 'M-10 62C40 54 62 70 92 104C116 132 140 146 168 142C214 136 236 104 330 88V190H-10Z'
const SURFACE = 'M-10 62C40 54 62 70 92 104C116 132 140 146 168 142C214 136 236 104 330 88'

/** A boat with a koin on its flag; it floats at 0, 0. */
function Boat() {
  return (
    <>
      <Line d="M40 -4V-56" stroke={art('wood-deep')} w={4} />
      <SoftShape d="M44 -54L72 -44L44 -34Z" fill={art('coral')} w={4} />
      <Koin x={53} y={-44} r={6} />
      <At x={-46} y={-78} s={0.86}>
        <Person who="ngok" face="oops" arms={['up', 'hold']} floor={false} />
      </At>
      <SoftShape d="M-48 -8H62L50 14H-34Z" fill={art('wood')} w={7} />
      <Rect x={-52} y={-13} w={118} h={8} r={4} fill={art('wood-deep')} />
    </>
  )
}

/** งอก sails through the valley of a price; the way up is longer than the way down. */
export function WaveBoatCover(props: PictureProps) {
  return (
    <Picture kind="cover" {...props}>
      <Rect x={0} y={0} w={320} h={180} fill={art('stage')} />
      <Dot x={252} y={42} r={17} fill={art('koin')} />
      <Cloud x={20} y={30} k={0.9} />
      <Cloud x={176} y={34} k={0.6} />
      <path d={SEA} fill={art('sky')} />
      <Line d={SURFACE} stroke={art('white')} w={4} />
      <Line d="M196 158C240 148 262 126 320 116" stroke={art('white')} w={3} dash="1 9" />
      <Line d="M16 96q14 6 28 0M52 138q12 6 24 0M224 168q12 5 24 0" stroke={art('white')} w={3} />
      <Turn deg={7} x={142} y={138}>
        <At x={136} y={134}>
          <Boat />
        </At>
      </Turn>
    </Picture>
  )
}
