import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Cloud, Dot, Line, Rect, SoftShape } from '../shapes.tsx'
import { Stage } from '../stage.tsx'

const COLUMNS = [236, 254, 272, 290]

/** The faculty on the other bank: columns, a roof, a flag. */
function Faculty() {
  return (
    <>
      <Rect x={232} y={86} w={70} h={50} r={4} fill={art('cream')} />
      <Rect x={260} y={104} w={14} h={32} r={6} fill={art('wood')} />
      {COLUMNS.map((x) => (
        <Rect key={x} x={x - 3} y={84} w={9} h={52} r={4} fill={art('white')} />
      ))}
      <SoftShape d="M228 82L267 54L306 82Z" fill={art('coral')} w={9} />
      <Dot x={267} y={71} r={7} fill={art('white')} />
      <Line d="M267 50V24" stroke={art('wood-deep')} w={3} />
      <SoftShape d="M269 26l19 6.5-19 6.5Z" fill={art('violet')} w={3} />
      <Rect x={224} y={133} w={88} h={9} r={4.5} fill={art('white')} />
    </>
  )
}

/** A canal and a footbridge that lacks the planks of its middle. */
function Canal() {
  return (
    <>
      <Rect x={114} y={140} w={106} h={60} fill={art('sky')} />
      <Line d="M146 160h18M172 172h24M200 158h8M128 174h10" stroke={art('white')} w={3} />
      <Rect x={119} y={142} w={7} h={28} r={3.5} fill={art('wood-deep')} />
      <Rect x={209} y={142} w={7} h={28} r={3.5} fill={art('wood-deep')} />
      <Rect x={104} y={136} w={26} h={10} r={4} fill={art('wood')} />
      <Rect x={205} y={136} w={26} h={10} r={4} fill={art('wood')} />
      <Line d="M134 126h67M134 121v10M201 121v10" stroke={art('coral')} w={3} dash="1 6" />
    </>
  )
}

/** แผน brings a plank that is as long as the gap in the bridge to the faculty, and no longer. */
export function CampusBridgeCover(props: PictureProps) {
  return (
    <Picture kind="cover" {...props}>
      <Stage horizon={140} />
      <Cloud x={22} y={34} k={0.9} />
      <Cloud x={150} y={46} k={0.8} />
      <Faculty />
      <Canal />
      <At x={2} y={54} s={1.14}>
        <Person who="phaen" face="smile" arms={['up', 'up']}>
          <Rect x={15} y={33} w={66} h={10} r={4} fill={art('wood')} />
          <Line d="M21 38h.01M75 38h.01" stroke={art('wood-deep')} w={3} />
        </Person>
      </At>
    </Picture>
  )
}
