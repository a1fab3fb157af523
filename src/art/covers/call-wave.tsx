import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Cloud, Dot, Line, Rect, Shadow, SoftShape, Turn } from '../shapes.tsx'
import { Stage } from '../stage.tsx'
import { Bubble } from '../things.tsx'

const VOICE = [8, 18, 30, 14, 36, 22, 40, 16, 28, 12, 20]

/** A phone that speaks: its screen shows a mask, not a face. */
function Phone() {
  return (
    <>
      <Rect x={222} y={28} w={76} h={132} r={16} fill={art('ink')} />
      <Rect x={229} y={35} w={62} h={118} r={10} fill={art('cream')} />
      <SoftShape d="M244 64q16-12 32 0v14q-4 18-16 18t-16-18Z" fill={art('coral')} w={6} />
      <Rect x={247} y={70} w={9} h={6} r={3} fill={art('cream')} />
      <Rect x={264} y={70} w={9} h={6} r={3} fill={art('cream')} />
      <Line d="M254 86q6 4 12 0" stroke={art('cream')} w={3} />
      <Line d="M278 66l12-8M242 66l-12-8" stroke={art('wood-deep')} w={2.5} />
      <Dot x={247} y={134} r={10} fill={art('rose')} />
      <Dot x={273} y={134} r={10} fill={art('leaf')} />
      <Line d="M242 134h10M268 134h10" stroke={art('white')} w={3.4} />
    </>
  )
}

/** A voice as bars, which any machine can draw. */
function Voice() {
  return (
    <>
      <Bubble x={104} y={24} w={108} h={56} fill={art('white')} tail="right" />
      {VOICE.map((h, i) => (
        <Rect key={i} x={114 + i * 8.2} y={52 - h / 2} w={4.6} h={h} r={2.3} fill={art(i % 3 ? 'violet' : 'rose')} />
      ))}
    </>
  )
}

/** ชัวร์ puts a hand to the ear: the voice is known, the mask on the screen is not. */
export function CallWaveCover(props: PictureProps) {
  return (
    <Picture kind="cover" {...props}>
      <Stage horizon={140} />
      <Cloud x={20} y={36} k={0.8} />
      <Shadow x={262} y={163} w={86} />
      <Turn deg={4} x={260} y={160}>
        <Phone />
      </Turn>
      <Voice />
      <At x={8} y={58} s={1.14}>
        <Person who="sure" face="think" arms={['hip', 'up']} bare>
          <Rect x={74} y={34} w={11} h={20} r={5} fill={art('ink')} />
        </Person>
      </At>
    </Picture>
  )
}
