import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Dot, Koin, Leaf, Line, Rect, Shadow, SoftShape, Turn } from '../shapes.tsx'
import { ClubStage } from '../stage.tsx'

const STRIPES = [0, 1, 2, 3, 4, 5, 6]

/** A cup of bubble tea; x, y is the middle of its foot. */
function Cup({ x, y, straw }: { x: number; y: number; straw: string }) {
  return (
    <>
      <Line d={`M${x + 2} ${y - 22}l3-12`} stroke={straw} w={3} />
      <SoftShape d={`M${x - 6} ${y - 20}h12l-2 17h-8Z`} fill={art('wood')} w={4} />
      <Line d={`M${x - 3} ${y - 4}h.01M${x + 3} ${y - 4}h.01M${x} ${y - 9}h.01`} stroke={art('ink')} w={4} />
      <Rect x={x - 9} y={y - 25} w={18} h={5} r={2.5} fill={art('white')} />
    </>
  )
}

function Cart() {
  return (
    <>
      <Rect x={330} y={98} w={160} h={40} r={8} fill={art('violet')} />
      <Rect x={330} y={112} w={160} h={7} fill={art('cream')} />
      <Rect x={322} y={93} w={176} h={10} r={5} fill={art('wood-deep')} />
      <Dot x={362} y={138} r={13} fill={art('ink')} />
      <Dot x={362} y={138} r={5} fill={art('cream')} />
      <Dot x={458} y={138} r={13} fill={art('ink')} />
      <Dot x={458} y={138} r={5} fill={art('cream')} />
      <Leaf x={410} y={132} l={16} deg={-20} fill={art('white')} vein={art('violet')} />
    </>
  )
}

function Awning() {
  return (
    <>
      {STRIPES.map((i) => (
        <g key={i}>
          <Rect x={319 + i * 26} y={12} w={26} h={16} fill={art(i % 2 ? 'cream' : 'violet')} />
          <Dot x={332 + i * 26} y={28} r={13} fill={art(i % 2 ? 'cream' : 'violet')} />
        </g>
      ))}
      <Rect x={315} y={6} w={190} h={10} r={5} fill={art('wood-deep')} />
    </>
  )
}

/** A small shop: งอก sells bubble tea from a cart, กล้า comes with a koin. */
export function BizMasterClub(props: PictureProps) {
  return (
    <Picture kind="club" {...props}>
      <ClubStage skill="s3" />
      <Shadow x={410} y={151} w={190} />
      <Rect x={334} y={14} w={6} h={84} r={3} fill={art('wood-deep')} />
      <Rect x={480} y={14} w={6} h={84} r={3} fill={art('wood-deep')} />
      <At x={350} y={22}>
        <Person who="ngok" face="glad" arms={['down', 'up']} floor={false} />
      </At>
      <Awning />
      <Cart />
      <Cup x={440} y={93} straw={art('coral')} />
      <Cup x={466} y={93} straw={art('mint')} />
      <Turn deg={-4} x={284} y={148}>
        <Rect x={262} y={98} w={42} h={50} r={6} fill={art('wood')} />
        <Rect x={267} y={103} w={32} h={36} r={4} fill={art('ink')} />
        <Line d="M273 112h20M273 121h12M273 130h16" stroke={art('cream')} w={3} />
      </Turn>
      <At x={518} y={57}>
        <Person who="kla" face="smile" arms={['wave', 'hip']}>
          <Koin x={11} y={42} r={9} />
        </Person>
      </At>
    </Picture>
  )
}
