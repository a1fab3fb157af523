import { art } from '../art-color.ts'
import { Dot, Leaf, Line, Rect, Shadow, SoftShape } from '../shapes.tsx'

export function PaperLamp() {
  return (
    <>
      <Line d="M250 0V36" stroke={art('ink')} w={2.5} />
      <Dot x={250} y={62} r={27} fill={art('cream')} />
      <Line d="M226 52Q250 58 274 52M223 63Q250 69 277 63M227 74Q250 80 273 74" stroke={art('wood')} w={1.8} />
      <Rect x={240} y={33} w={20} h={6} r={3} fill={art('wood-deep')} />
      <Rect x={240} y={86} w={20} h={6} r={3} fill={art('wood-deep')} />
    </>
  )
}

export function FloorLamp() {
  return (
    <>
      <Shadow x={124} y={205} w={40} />
      <Line d="M124 202V112" stroke={art('wood-deep')} w={4} />
      <Rect x={108} y={199} w={32} h={7} r={3.5} fill={art('wood-deep')} />
      <SoftShape d="M112 90H136L146 120H102Z" fill={art('cream')} w={6} />
      <Line d="M106 112H142" stroke={art('coral')} w={3} />
    </>
  )
}

const BULBS = [
  [34, 22, 'coral'],
  [78, 31, 'cream'],
  [124, 28, 'sky'],
  [168, 20, 'cream'],
  [212, 16, 'rose'],
  [256, 20, 'cream'],
  [300, 24, 'mint'],
  [340, 19, 'cream'],
] as const

export function StringLamp() {
  return (
    <>
      <Line d="M0 8Q80 42 180 16T360 12" stroke={art('ink')} w={2.2} />
      {BULBS.map(([x, y, fill]) => (
        <g key={x}>
          <Rect x={x - 3} y={y - 3} w={6} h={6} r={2} fill={art('ink')} />
          <Dot x={x} y={y + 8} r={7} fill={art(fill)} />
        </g>
      ))}
    </>
  )
}

export function Stool() {
  return (
    <>
      <Shadow x={298} y={211} w={76} />
      <Line d="M274 172L266 208M322 172L330 208M298 174V204" stroke={art('wood-deep')} w={6} />
      <Line d="M271 192H325" stroke={art('wood-deep')} w={4} />
      <Rect x={262} y={162} w={72} h={13} r={6.5} fill={art('wood')} />
    </>
  )
}

export function Beanbag() {
  return (
    <>
      <Shadow x={298} y={212} w={96} />
      <path
        d="M254 196Q250 168 276 158Q288 140 308 150Q338 164 342 196Q343 210 328 210H268Q254 210 254 196Z"
        fill={art('violet')}
      />
      <Line d="M272 176Q296 190 326 172" stroke={art('white')} w={3} />
      <Dot x={290} y={150} r={4} fill={art('cream')} />
    </>
  )
}

export function Swing() {
  return (
    <>
      <Shadow x={298} y={214} w={80} />
      <Line d="M270 0V172M326 0V172" stroke={art('wood-deep')} w={3.5} />
      <Leaf x={270} y={64} l={17} deg={-48} />
      <Leaf x={270} y={96} l={15} deg={44} />
      <Leaf x={326} y={50} l={17} deg={50} />
      <Leaf x={326} y={112} l={15} deg={-46} />
      <Rect x={256} y={168} w={84} h={12} r={6} fill={art('wood')} />
    </>
  )
}
