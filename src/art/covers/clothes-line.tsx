import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Cloud, Dot, Leaf, Line, Rect, Shadow, SoftShape, Turn } from '../shapes.tsx'
import { Stage } from '../stage.tsx'

const PEGS = [
  { x: 143, y: 54 },
  { x: 167, y: 58 },
  { x: 200, y: 62 },
  { x: 226, y: 62 },
  { x: 254, y: 59 },
  { x: 276, y: 55 },
]

/** A patch in the shape of a leaf, sewn on with a few stitches. */
function Patch({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Rect x={x - 9} y={y - 9} w={18} h={18} r={5} fill={art('cream')} />
      <Leaf x={x} y={y + 7} l={14} deg={14} />
      <Line
        d={`M${x - 12} ${y - 4}h4M${x - 12} ${y + 4}h4M${x + 8} ${y - 4}h4M${x + 8} ${y + 4}h4`}
        stroke={art('ink')}
        w={1.8}
      />
    </>
  )
}

function Garments() {
  return (
    <>
      <SoftShape d="M143 60h7q5 6 10 0h7l15 11-8 11-7-4v36h-24v-36l-7 4-8-11Z" fill={art('sky')} w={5} />
      <Patch x={155} y={98} />
      <Line d="M203 66c0 18-4 20-4 28M223 66c0 18 4 20 4 28" stroke={art('rose')} w={4} />
      <Rect x={192} y={90} w={42} h={46} r={8} fill={art('rose')} />
      <Patch x={213} y={114} />
      <SoftShape d="M252 64h26l5 44h-13l-5-24-5 24h-13Z" fill={art('violet')} w={5} />
      <Patch x={256} y={94} />
    </>
  )
}

/** The washing that is still to be hung. */
function Basket() {
  return (
    <>
      <Shadow x={156} y={163} w={60} />
      <Rect x={138} y={132} w={22} h={18} r={8} fill={art('coral')} />
      <Rect x={154} y={134} w={20} h={16} r={8} fill={art('mint')} />
      <SoftShape d="M130 144H182L176 160H136Z" fill={art('wood')} w={5} />
      <Line d="M133 152h46" stroke={art('wood-deep')} w={3} dash="9 6" />
    </>
  )
}

/** คุ้ม hangs out a shirt, a bag and shorts that have been mended, in the sun. */
export function ClothesLineCover(props: PictureProps) {
  return (
    <Picture kind="cover" {...props}>
      <Stage horizon={140} />
      <Dot x={60} y={34} r={17} fill={art('koin')} />
      <Cloud x={218} y={32} k={0.9} />
      <Shadow x={122} y={161} w={20} />
      <Shadow x={302} y={161} w={20} />
      <Rect x={118} y={42} w={7} h={120} r={3.5} fill={art('wood-deep')} />
      <Rect x={299} y={42} w={7} h={120} r={3.5} fill={art('wood-deep')} />
      <Line d="M121 50Q212 76 303 50" stroke={art('white')} w={2.5} />
      <Turn deg={-2} x={212} y={60}>
        <Garments />
      </Turn>
      {PEGS.map(({ x, y }) => (
        <Rect key={x} x={x - 2.5} y={y - 4} w={5} h={13} r={2} fill={art('koin-edge')} />
      ))}
      <Basket />
      <At x={14} y={60} s={1.1}>
        <Person who="khum" face="glad" arms={['hip', 'up']}>
          <Rect x={79} y={34} w={5} h={13} r={2} fill={art('koin-edge')} />
        </Person>
      </At>
    </Picture>
  )
}
