import { art } from '../art-color.ts'
import { Dot, Line, Rect, SoftShape } from '../shapes.tsx'

/** ผ้าขาวม้า, tied at the neck. */
export function CheckedCloth() {
  return (
    <>
      <Rect x={24} y={68} w={13} h={19} r={3} fill={art('violet')} />
      <Line d="M28 72v14M33 72v14M25 78h11" stroke={art('white')} w={1.8} />
      <Rect x={18} y={64} w={60} h={10} r={5} fill={art('violet')} />
      <Line d="M26 65v8M34 65v8M42 65v8M50 65v8M58 65v8M66 65v8M21 69h54" stroke={art('white')} w={1.8} />
    </>
  )
}

export function BowTie() {
  return (
    <>
      <SoftShape d="M46 68L36 63.5V72.5Z" fill={art('violet')} w={5} />
      <SoftShape d="M50 68L60 63.5V72.5Z" fill={art('violet')} w={5} />
      <Rect x={44} y={64.5} w={8} h={7} r={3} fill={art('ink')} />
    </>
  )
}

export function ScoutScarf() {
  return (
    <>
      <SoftShape d="M25 65Q48 73 71 65L48 77Z" fill={art('coral')} w={4} />
      <Line d="M25 65Q48 73 71 65" stroke={art('cream')} w={2.6} />
      <SoftShape d="M45 78L40 88M51 78L56 88" fill={art('coral')} w={6} />
      <Rect x={43} y={73} w={10} h={7} r={3} fill={art('wood-deep')} />
    </>
  )
}

export function Whistle() {
  return (
    <>
      <Line d="M27 63Q36 73 57 74M69 63Q67 70 60 74" stroke={art('coral')} w={2.6} />
      <Rect x={54} y={72} w={16} h={7} r={2.5} fill={art('sky')} />
      <Dot x={58} y={78} r={6} fill={art('sky')} />
      <Dot x={58} y={78} r={2.2} fill={art('ink')} />
    </>
  )
}
