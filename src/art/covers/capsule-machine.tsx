import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Cloud, Dot, Koin, Line, Pile, Rect, Ring, Shadow } from '../shapes.tsx'
import { Stage } from '../stage.tsx'

const CAPSULES = [
  { x: 194, y: 86, lid: 'coral' },
  { x: 216, y: 90, lid: 'violet' },
  { x: 238, y: 84, lid: 'rose' },
  { x: 204, y: 68, lid: 'mint' },
  { x: 227, y: 68, lid: 'koin' },
  { x: 249, y: 66, lid: 'sky' },
  { x: 186, y: 66, lid: 'sky' },
  { x: 216, y: 50, lid: 'coral' },
] as const

/** A round capsule: a coloured lid over a white half. */
function Capsule({ x, y, lid }: { x: number; y: number; lid: Parameters<typeof art>[0] }) {
  return (
    <>
      <Dot x={x} y={y} r={11} fill={art('white')} />
      <path d={`M${x - 11} ${y}a11 11 0 0 1 22 0Z`} fill={art(lid)} />
    </>
  )
}

/** A machine that sells surprises: a globe, a crank and a mouth with one capsule. */
function Machine() {
  return (
    <>
      <Shadow x={218} y={166} w={108} />
      <Rect x={172} y={98} w={92} h={66} r={12} fill={art('coral')} />
      <Rect x={166} y={92} w={104} h={14} r={7} fill={art('wood-deep')} />
      <Dot x={218} y={66} r={46} fill={art('cream')} />
      {CAPSULES.map(({ x, y, lid }) => (
        <Capsule key={`${x} ${y}`} x={x} y={y} lid={lid} />
      ))}
      <Ring x={218} y={66} r={46} stroke={art('white')} w={4} />
      <Line d="M190 40q10-10 22-12" stroke={art('white')} w={5} />
      <Rect x={202} y={18} w={32} h={10} r={5} fill={art('wood-deep')} />
      <Dot x={196} y={126} r={11} fill={art('cream')} />
      <Line d="M188 126h16M196 118v16" stroke={art('wood-deep')} w={4} />
      <Rect x={220} y={120} w={34} h={36} r={8} fill={art('ink')} />
      <Capsule x={237} y={143} lid="violet" />
    </>
  )
}

/** งอก counts the koin beside a machine that never says which capsule comes. */
export function CapsuleMachineCover(props: PictureProps) {
  return (
    <Picture kind="cover" {...props}>
      <Stage horizon={142} />
      <Cloud x={120} y={34} k={0.7} />
      <Cloud x={276} y={44} k={0.6} />
      <Machine />
      <Shadow x={136} y={166} w={42} />
      <Pile x={136} y={165} n={3} />
      <Koin x={288} y={154} r={10} />
      <At x={14} y={60} s={1.14}>
        <Person who="ngok" face="think" arms={['hip', 'hold']}>
          <Koin x={70} y={73} r={9} />
        </Person>
      </At>
    </Picture>
  )
}
