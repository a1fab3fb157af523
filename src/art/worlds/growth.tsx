import { art, type World } from '../art-color.ts'
import { At, Dot, Leaf, Line, Rect, SoftShape } from '../shapes.tsx'

const GROWTHS = { 1: Palm, 2: Lantern, 3: Fir, 4: Boat, 5: Blossom }

interface GrowthProps {
  world: World
  x: number
  y: number
  s?: number
}

/** The small thing that stands about in each world, some 45 wide; x, y is its foot. */
export function Growth({ world, x, y, s = 1 }: GrowthProps) {
  const Kind = GROWTHS[world]
  return (
    <At x={x} y={y} s={s}>
      <Kind />
    </At>
  )
}

function Palm() {
  return (
    <>
      <Line d="M0 0Q4 -22 -2 -40" stroke={art('wood')} w={6} />
      <Leaf x={-2} y={-40} l={24} deg={-100} />
      <Leaf x={-2} y={-40} l={24} deg={-55} />
      <Leaf x={-2} y={-40} l={24} deg={-10} />
      <Leaf x={-2} y={-40} l={24} deg={35} />
      <Leaf x={-2} y={-40} l={24} deg={80} />
    </>
  )
}

function Lantern() {
  return (
    <>
      <Rect x={-2.5} y={-46} w={5} h={46} r={2.5} fill={art('wood-deep')} />
      <Rect x={-11} y={-62} w={22} h={24} r={9} fill={art('cream')} />
      <Rect x={-5} y={-56} w={10} h={12} r={5} fill={art('koin-edge')} />
    </>
  )
}

function Fir() {
  return (
    <>
      <Rect x={-3} y={-14} w={6} h={14} r={2} fill={art('wood-deep')} />
      <SoftShape d="M0 -54L15 -16H-15Z" fill={art('violet')} />
      <SoftShape d="M0 -60L10 -40H-10Z" fill={art('sky')} w={5} />
    </>
  )
}

function Boat() {
  return (
    <>
      <SoftShape d="M-22 -8H22L15 2H-15Z" fill={art('wood')} w={5} />
      <Rect x={-1.5} y={-44} w={3} h={38} r={1.5} fill={art('wood-deep')} />
      <SoftShape d="M5 -40L20 -14H5Z" fill={art('white')} w={4} />
      <SoftShape d="M-5 -34V-14H-17Z" fill={art('coral')} w={4} />
    </>
  )
}

function Blossom() {
  return (
    <>
      <Rect x={-3} y={-20} w={6} h={20} r={3} fill={art('wood')} />
      <Dot x={0} y={-34} r={17} fill={art('rose')} />
      <Dot x={-11} y={-26} r={10} fill={art('rose')} />
      <Dot x={5} y={-38} r={3} fill={art('white')} />
      <Dot x={-6} y={-32} r={2.4} fill={art('white')} />
    </>
  )
}
