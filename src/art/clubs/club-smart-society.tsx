import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Dot, Line, Rect, Shadow } from '../shapes.tsx'
import { ClubStage } from '../stage.tsx'
import { Tree } from '../things.tsx'

const WINDOWS = [534, 572, 610, 648]

/** A town bus that comes in from the right. */
function Bus() {
  return (
    <>
      <Shadow x={600} y={150} w={230} />
      <Rect x={490} y={40} w={240} h={100} r={18} fill={art('sky')} />
      <Rect x={490} y={100} w={240} h={10} fill={art('cream')} />
      <Rect x={497} y={54} w={29} h={78} r={7} fill={art('white')} />
      <Line d="M511.5 62v62" stroke={art('sky')} w={3} />
      {WINDOWS.map((x) => (
        <Rect key={x} x={x} y={54} w={31} h={34} r={7} fill={art('white')} />
      ))}
      <Rect x={488} y={122} w={10} h={8} r={4} fill={art('cream')} />
      <Dot x={558} y={140} r={14} fill={art('ink')} />
      <Dot x={558} y={140} r={5.5} fill={art('cream')} />
      <Rect x={540} y={44} w={70} h={7} r={3.5} fill={art('ink')} />
    </>
  )
}

function BusStop() {
  return (
    <>
      <Rect x={262} y={46} w={6} h={102} r={3} fill={art('wood-deep')} />
      <Rect x={366} y={46} w={6} h={102} r={3} fill={art('wood-deep')} />
      <Rect x={268} y={66} w={98} h={40} r={4} fill={art('sky')} opacity={0.35} />
      <Rect x={248} y={36} w={138} h={13} r={6.5} fill={art('coral')} />
      <Rect x={272} y={120} w={90} h={8} r={4} fill={art('wood')} />
      <Rect x={282} y={126} w={6} h={22} r={3} fill={art('wood-deep')} />
      <Rect x={346} y={126} w={6} h={22} r={3} fill={art('wood-deep')} />
    </>
  )
}

function BusSign() {
  return (
    <>
      <Rect x={401} y={44} w={5} h={104} r={2.5} fill={art('wood-deep')} />
      <Dot x={403.5} y={40} r={17} fill={art('white')} />
      <Rect x={393} y={32} w={21} h={14} r={4} fill={art('sky')} />
      <Rect x={396} y={35} w={15} h={5} r={1.5} fill={art('white')} />
      <Dot x={398} y={47} r={2.6} fill={art('ink')} />
      <Dot x={409} y={47} r={2.6} fill={art('ink')} />
    </>
  )
}

/** Living together: กล้า hails the bus, ชัวร์ waits in the shelter. */
export function SmartSocietyClub(props: PictureProps) {
  return (
    <Picture kind="club" {...props}>
      <ClubStage skill="s4" />
      <Tree x={226} y={140} h={84} />
      <At x={20} y={0}>
        <Bus />
      </At>
      <Shadow x={310} y={148} w={130} />
      <At x={-8} y={0}>
        <BusStop />
      </At>
      <BusSign />
      <At x={262} y={57}>
        <Person who="sure" bare arms={['down', 'hold']} />
      </At>
      <At x={406} y={57}>
        <Person who="kla" face="glad" arms={['down', 'wave']} />
      </At>
    </Picture>
  )
}
