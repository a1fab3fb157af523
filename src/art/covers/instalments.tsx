import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Dot, Koin, Line, Rect, Ring, Shadow, SoftShape, Turn } from '../shapes.tsx'
import { Stage } from '../stage.tsx'

/** A tablet on a stand in a shop. */
function Tablet() {
  return (
    <>
      <Shadow x={256} y={164} w={100} />
      <Rect x={218} y={132} w={76} h={30} r={8} fill={art('wood')} />
      <Rect x={208} y={124} w={96} h={12} r={6} fill={art('wood-deep')} />
      <Turn deg={4} x={256} y={122}>
        <Rect x={206} y={40} w={100} h={83} r={13} fill={art('ink')} />
        <Rect x={214} y={48} w={84} h={67} r={7} fill={art('sky')} />
        <Rect x={214} y={94} w={84} h={21} r={7} fill={art('mint')} />
        <Dot x={280} y={66} r={9} fill={art('cream')} />
        <SoftShape d="M228 98l19-23 17 23ZM260 98l12-14 12 14Z" fill={art('leaf-deep')} w={6} />
      </Turn>
    </>
  )
}

/** The price tag that hangs in front: big words above, small print below. */
function Tag() {
  return (
    <>
      <Line d="M216 44Q190 34 178 52" stroke={art('wood-deep')} w={3} />
      <Turn deg={-5} x={172} y={60}>
        <SoftShape d="M160 46h26l16 15v84h-58V61Z" fill={art('cream')} w={9} />
        <Dot x={173} y={57} r={4.5} fill={art('wood-deep')} />
        <Rect x={150} y={70} w={46} h={12} r={6} fill={art('coral')} />
        <Rect x={150} y={88} w={30} h={6} r={3} fill={art('wood')} />
        <Line d="M152 104h42M152 113h36M152 122h42M152 131h28" stroke={art('wood')} w={2.5} />
      </Turn>
    </>
  )
}

/** The glass over the small print. */
function Glass() {
  return (
    <>
      <Line d="M103 121L134 118" stroke={art('wood-deep')} w={8} />
      <Dot x={160} y={116} r={22} fill={art('white')} />
      <Koin x={154} y={112} r={11} />
      <Koin x={169} y={122} r={8.5} />
      <Ring x={160} y={116} r={23} stroke={art('violet')} w={5.5} />
    </>
  )
}

/** งอก holds a magnifying glass over the small print of a price tag, and there are koin in it. */
export function InstalmentsCover(props: PictureProps) {
  return (
    <Picture kind="cover" {...props}>
      <Stage horizon={140} />
      <Tablet />
      <Tag />
      <Glass />
      <At x={6} y={57} s={1.16}>
        <Person who="ngok" face="wow" arms={['hip', 'wave']} />
      </At>
    </Picture>
  )
}
