import { art } from './art-color.ts'
import { Dot, Koin, Leaf, Line, Rect, SoftShape } from './shapes.tsx'

interface ThingProps {
  x: number
  y: number
}

interface JarProps extends ThingProps {
  /** Where its koin lie, measured from the middle of its foot. */
  koin?: ReadonlyArray<ThingProps & { r: number }>
}

/** A glass jar 36 wide and 44 high without its lid; x, y is the middle of its foot. */
export function Jar({ x, y, koin = [] }: JarProps) {
  return (
    <>
      <Rect x={x - 18} y={y - 38} w={36} h={38} r={10} fill={art('sky')} opacity={0.32} />
      <Rect x={x - 14} y={y - 5} w={28} h={3} r={1.5} fill={art('white')} opacity={0.8} />
      {koin.map((at) => (
        <Koin key={`${at.x} ${at.y}`} x={x + at.x} y={y + at.y} r={at.r} />
      ))}
      <Rect x={x - 15} y={y - 44} w={30} h={8} r={4} fill={art('white')} />
      <Line d={`M${x - 12} ${y - 29}v11M${x - 12} ${y - 11}v.01`} stroke={art('white')} w={3} />
    </>
  )
}

interface ParcelProps extends ThingProps {
  w: number
  h: number
  fill?: string
  tape?: string
}

/** A closed parcel with tape and a label; x, y is its upper left corner. */
export function Parcel({ x, y, w, h, fill = art('wood'), tape = art('wood-deep') }: ParcelProps) {
  return (
    <>
      <Rect x={x} y={y} w={w} h={h} r={5} fill={fill} />
      <Rect x={x + w / 2 - 4} y={y} w={8} h={h * 0.42} r={2} fill={tape} />
      <Rect x={x + w - 19} y={y + h - 12} w={14} h={8} r={2.5} fill={art('white')} />
    </>
  )
}

interface TreeProps extends ThingProps {
  h: number
  fill?: string
  lit?: string
}

/** A round tree of height h; x, y is the foot of its trunk. */
export function Tree({ x, y, h, fill = art('leaf-deep'), lit = art('leaf') }: TreeProps) {
  return (
    <>
      <Rect x={x - h * 0.05} y={y - h * 0.6} w={h * 0.1} h={h * 0.6} r={3} fill={art('wood')} />
      <Dot x={x - h * 0.16} y={y - h * 0.56} r={h * 0.22} fill={fill} />
      <Dot x={x + h * 0.06} y={y - h * 0.7} r={h * 0.3} fill={fill} />
      <Dot x={x + h * 0.12} y={y - h * 0.76} r={h * 0.19} fill={lit} />
    </>
  )
}

interface BubbleProps extends ThingProps {
  w: number
  h: number
  fill: string
  /** Where its tail points: the lower left or the lower right. */
  tail?: 'left' | 'right'
}

/** A speech bubble; x, y is its upper left corner, the tail is below. */
export function Bubble({ x, y, w, h, fill, tail = 'left' }: BubbleProps) {
  const foot = y + h - 2
  const d = tail === 'left' ? `M${x + 14} ${foot}h12l-13 9Z` : `M${x + w - 14} ${foot}h-12l13 9Z`
  return (
    <>
      <Rect x={x} y={y} w={w} h={h} r={Math.min(16, h * 0.4)} fill={fill} />
      <SoftShape d={d} fill={fill} w={4} />
    </>
  )
}

interface HeartProps extends ThingProps {
  k?: number
}

/** A white heart 14 wide at k = 1, for bubbles: somebody likes it; x, y is its middle. */
export function Heart({ x, y, k = 1 }: HeartProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${k})`}>
      <SoftShape d="M0 5L-5-1A2.8 2.8 0 0 1 0-4A2.8 2.8 0 0 1 5-1Z" fill={art('white')} w={3} />
    </g>
  )
}

interface FlowerProps extends ThingProps {
  h: number
  fill: string
}

/** A round flower on a stem of height h; x, y is its foot. */
export function Flower({ x, y, h, fill }: FlowerProps) {
  return (
    <>
      <Line d={`M${x} ${y}v${-h}`} stroke={art('leaf-deep')} w={3} />
      <Leaf x={x} y={y - 2} l={h * 0.5} deg={50} />
      <Dot x={x} y={y - h} r={h * 0.34} fill={fill} />
      <Dot x={x} y={y - h} r={h * 0.13} fill={art('cream')} />
    </>
  )
}

/** A watering can held in the right hand of a person on the 96 grid. */
export function WateringCan() {
  return (
    <g transform="rotate(16 84 60)">
      <Line d="M82 52q2-12 14-7" stroke={art('white')} w={3.2} />
      <Line d="M98 62l15-12" stroke={art('sky')} w={5} />
      <Line d="M109 45l8 9" stroke={art('white')} w={4} />
      <Rect x={76} y={50} w={26} h={21} r={7} fill={art('sky')} />
      <Rect x={76} y={56} w={26} h={4} fill={art('white')} />
    </g>
  )
}
