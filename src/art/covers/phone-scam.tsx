import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Cloud, Dot, Koin, Line, Rect, Ring, Shadow, SoftShape, Turn } from '../shapes.tsx'
import { Stage } from '../stage.tsx'
import { Bubble } from '../things.tsx'

function Phone() {
  return (
    <>
      <Rect x={200} y={16} w={88} h={146} r={17} fill={art('ink')} />
      <Rect x={207} y={23} w={74} h={132} r={11} fill={art('mint')} />
      <Rect x={234} y={23} w={20} h={6} r={3} fill={art('ink')} />
      <Rect x={214} y={38} w={38} h={14} r={7} fill={art('cream')} />
      <Rect x={236} y={128} w={38} h={14} r={7} fill={art('cream')} />
    </>
  )
}

/** The message that lies: a warning triangle, words, and a line with a hook on it. */
function Scam() {
  return (
    <>
      <Line d="M184 74C172 22 148 24 148 46" stroke={art('coral')} w={2.5} />
      <Line d="M148 54V90a16 16 0 0 1-32 0V72l9 9" stroke={art('coral')} w={5} />
      <Ring x={148} y={50} r={4} stroke={art('coral')} w={3} />
      <Koin x={132} y={92} r={11} />
      <Bubble x={176} y={62} w={98} h={52} fill={art('white')} tail="right" />
      <SoftShape d="M200 78L210.5 96H189.5Z" fill={art('coral')} w={9} />
      <Line d="M200 81v7" stroke={art('white')} w={3.2} />
      <Dot x={200} y={94} r={1.9} fill={art('white')} />
      <Rect x={221} y={76} w={42} h={6} r={3} fill={art('ink')} />
      <Rect x={221} y={87} w={30} h={6} r={3} fill={art('wood')} />
      <Rect x={221} y={98} w={22} h={6} r={3} fill={art('wood')} />
    </>
  )
}

/** ชัวร์ raises a hand against a message that fishes with a koin. */
export function PhoneScamCover(props: PictureProps) {
  return (
    <Picture kind="cover" {...props}>
      <Stage horizon={140} />
      <Cloud x={26} y={38} k={0.9} />
      <Shadow x={246} y={163} w={92} />
      <Turn deg={5} x={244} y={160}>
        <Phone />
      </Turn>
      <Scam />
      <At x={2} y={58} s={1.15}>
        <Person who="sure" face="think" arms={['down', 'wave']} bare>
          <Rect x={78} y={35} w={13} h={18} r={6.5} fill={art('sky')} />
        </Person>
      </At>
    </Picture>
  )
}
