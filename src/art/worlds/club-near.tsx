import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { At, Dot, Leaf, Line, Rect, Shadow, SoftShape } from '../shapes.tsx'
import { Growth } from './growth.tsx'

const CROWN = [
  { x: 134, y: 56, r: 30 },
  { x: 180, y: 38, r: 38 },
  { x: 226, y: 54, r: 30 },
  { x: 158, y: 66, r: 24 },
  { x: 206, y: 68, r: 24 },
]
const LEAVES = [
  { x: 130, y: 54 },
  { x: 152, y: 36 },
  { x: 204, y: 38 },
  { x: 226, y: 50 },
  { x: 188, y: 60 },
]
const BUDS = [
  { x: 120, y: 62 },
  { x: 166, y: 44 },
  { x: 196, y: 16 },
  { x: 236, y: 64 },
  { x: 190, y: 78 },
]
const MORE = [
  { x: 142, y: 36 },
  { x: 166, y: 14 },
  { x: 216, y: 36 },
  { x: 150, y: 72 },
]
const PETALS = [0, 72, 144, 216, 288].map((deg) => ({
  x: 5 * Math.sin((deg * Math.PI) / 180),
  y: -5 * Math.cos((deg * Math.PI) / 180),
}))

function Flower({ x, y }: { x: number; y: number }) {
  return (
    <At x={x} y={y}>
      {PETALS.map((petal) => (
        <Dot key={petal.x} {...petal} r={4.2} fill={art('rose')} />
      ))}
      <Dot x={0} y={0} r={3} fill={art('cream')} />
    </At>
  )
}

/** The tree of a club and four friends around it: buds, or in bloom when the week's aim is reached. */
export function ClubTree({ isInBloom = false }: { isInBloom?: boolean }) {
  const arms = isInBloom ? (['up', 'up'] as const) : (['down', 'wave'] as const)
  return (
    <At x={0} y={38}>
      <Shadow x={180} y={130} w={110} />
      <Rect x={170} y={70} w={20} h={60} r={8} fill={art('wood')} />
      <Line d="M180 96L146 66M182 90L216 60" stroke={art('wood')} w={8} />
      {CROWN.map((one) => (
        <Dot key={one.x} {...one} fill={art('leaf')} />
      ))}
      {LEAVES.map(({ x, y }, i) => (
        <Leaf key={x} x={x} y={y} l={13} deg={((i % 3) - 1) * 36} fill={art('leaf-deep')} vein={art('leaf')} />
      ))}
      {isInBloom
        ? [...BUDS, ...MORE].map((at) => <Flower key={at.x} {...at} />)
        : BUDS.map(({ x, y }) => <Dot key={x} x={x} y={y} r={4.5} fill={art('rose')} />)}
      <At x={40} y={66} s={0.7}>
        <Person who="khum" face="glad" arms={isInBloom ? arms : ['down', 'up']} />
      </At>
      <At x={84} y={80} s={0.56}>
        <Person who="aom" face="glad" arms={arms} />
      </At>
      <At x={226} y={80} s={0.54}>
        <Person who="ngok" face="smile" arms={arms} />
      </At>
      <At x={264} y={66} s={0.7}>
        <Person who="phaen" face="glad" arms={isInBloom ? arms : ['wave', 'down']} />
      </At>
    </At>
  )
}

const PENNANTS = [
  { x: 206, y: 40, fill: 'coral' },
  { x: 236, y: 51, fill: 'sky' },
  { x: 266, y: 53, fill: 'cream' },
  { x: 296, y: 47, fill: 'mint' },
  { x: 326, y: 37, fill: 'violet' },
] as const

/** Four friends on the square of the clubs, under pennants. */
export function ClubSquare() {
  return (
    <>
      <Line d="M186 30Q262 72 348 26" stroke={art('wood-deep')} w={2.5} />
      {PENNANTS.map(({ x, y, fill }) => (
        <SoftShape key={x} d={`M${x - 5} ${y}h10l-5 10Z`} fill={art(fill)} w={3} />
      ))}
      <Growth world={5} x={22} y={168} s={0.8} />
      <Rect x={142} y={140} w={140} h={28} r={9} fill={art('wood')} />
      <Rect x={134} y={132} w={156} h={13} r={6} fill={art('wood-deep')} />
      <At x={78} y={108} s={0.66}>
        <Person who="phaen" face="glad" arms={['down', 'wave']} />
      </At>
      <At x={158} y={80} s={0.62}>
        <Person who="aom" face="glad" arms={['hold', 'hold']} floor={false} />
      </At>
      <At x={214} y={80} s={0.6}>
        <Person who="khum" face="wow" arms={['wave', 'down']} floor={false} />
      </At>
      <At x={286} y={108} s={0.64}>
        <Person who="ngok" face="smile" arms={['wave', 'down']} />
      </At>
    </>
  )
}
