import { art, artCloud, artWorld } from '../art-color.ts'
import { Cloud, Dot, Leaf, Line, Rect } from '../shapes.tsx'

/** The wall of the room ends and its floor begins here, on the 360 × 240 grid. */
const floorTop = 176
const roomHeight = 240

const LEAVES = [
  [24, 40, 20],
  [84, 66, -24],
  [150, 36, 14],
  [212, 64, -20],
  [276, 38, 22],
  [336, 66, -16],
  [40, 104, -20],
  [108, 130, 18],
  [246, 122, 24],
  [318, 140, -22],
  [60, 164, 16],
  [288, 170, 12],
] as const

export function LeafWall() {
  return (
    <>
      <Rect x={0} y={0} w={360} h={floorTop} fill={artWorld(1, 'hill')} />
      {LEAVES.map(([x, y, deg]) => (
        <Leaf key={`${x} ${y}`} x={x} y={y} l={24} deg={deg} fill={artWorld(1, 'ground')} vein={artWorld(1, 'hill')} />
      ))}
    </>
  )
}

export function StripedWall() {
  return (
    <>
      <Rect x={0} y={0} w={360} h={floorTop} fill={artWorld(2, 'sky')} />
      {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => (
        <Rect key={i} x={10 + i * 40} y={0} w={20} h={floorTop} fill={artWorld(2, 'hill')} />
      ))}
    </>
  )
}

export function DottedWall() {
  return (
    <>
      <Rect x={0} y={0} w={360} h={floorTop} fill={artWorld(5, 'sky')} />
      {/* Dashes of no length with round ends are dots. */}
      <Line d="M18 22H360M18 86H360M18 150H360" stroke={artWorld(5, 'ground')} w={11} dash="0 36" />
      <Line d="M36 54H360M36 118H360" stroke={artWorld(5, 'hill')} w={11} dash="0 36" />
    </>
  )
}

export function NightWall() {
  return (
    <>
      <Rect x={0} y={0} w={360} h={floorTop} fill={artWorld(3, 'ground')} />
      <path d="M0 150Q70 118 150 146T360 128V176H0Z" fill={artWorld(3, 'lip')} />
      <Dot x={300} y={46} r={22} fill={art('cream')} />
      <Dot x={291} y={40} r={18} fill={artWorld(3, 'ground')} />
      <Line d="M20 30H280" stroke={art('white')} w={4} dash="0 61" />
      <Line d="M132 74H350M20 134H130" stroke={art('white')} w={3} dash="0 47" />
    </>
  )
}

/** The wall and the floor of a room without anything in it. */
export function PlainRoom() {
  return (
    <>
      <Rect x={0} y={0} w={360} h={floorTop} fill={artWorld(1, 'sky')} />
      <Rect x={0} y={floorTop} w={360} h={roomHeight - floorTop} fill={artWorld(1, 'ground')} />
      <Rect x={0} y={floorTop - 4} w={360} h={6} fill={artWorld(1, 'lip')} />
    </>
  )
}

/** The window stays, whatever the wall is like. */
export function RoomWindow() {
  return (
    <>
      <Rect x={24} y={30} w={84} h={84} r={12} fill={art('wood')} />
      <Rect x={30} y={36} w={72} h={72} r={8} fill={artWorld(4, 'sky')} />
      <Cloud x={38} y={62} k={0.8} fill={artCloud} />
      <path d="M30 100Q52 84 72 96T102 88V100Q102 108 94 108H38Q30 108 30 100Z" fill={artWorld(1, 'ground')} />
      <Line d="M66 36V108M30 72H102" stroke={art('wood')} w={5} />
      <Rect x={18} y={110} w={96} h={9} r={4.5} fill={art('wood-deep')} />
    </>
  )
}
