import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Dot, Line, Rect, Shadow, SoftShape, Turn } from '../shapes.tsx'
import { ClubStage } from '../stage.tsx'

/** Hopscotch (ตั้งเต) on the ground. */
function Hopscotch() {
  return (
    <>
      <Rect x={222} y={140} w={24} h={9} r={3} fill={art('white')} />
      <Rect x={250} y={134} w={24} h={9} r={3} fill={art('white')} />
      <Rect x={250} y={146} w={24} h={9} r={3} fill={art('white')} />
      <Rect x={278} y={140} w={24} h={9} r={3} fill={art('white')} />
    </>
  )
}

function Kite() {
  return (
    <>
      <Line d="M566 50q-10 22 8 32t-2 30" stroke={art('wood-deep')} w={2} />
      <SoftShape d="M578 10L600 30L566 50L556 22Z" fill={art('violet')} w={5} />
      <path d="M578 10L566 50L556 22Z" fill={art('rose')} />
      <Line d="M563 64l9 5M563 71l9-5M570 88l9 5M570 95l9-5" stroke={art('coral')} w={3} />
    </>
  )
}

/** Play: กล้า and แผน on a seesaw, a kite above. */
export function PlayYardClub(props: PictureProps) {
  return (
    <Picture kind="club" {...props}>
      <ClubStage skill="s5" />
      <Hopscotch />
      <Kite />
      <Shadow x={424} y={149} w={150} />
      <SoftShape d="M424 122L440 142H408Z" fill={art('violet')} w={10} />
      <Turn deg={-9} x={424} y={120}>
        <At x={308} y={34} s={0.95}>
          <Person who="kla" face="wow" arms={['up', 'hold']} floor={false} />
        </At>
        <At x={450} y={34} s={0.95}>
          <Person who="phaen" face="glad" arms={['hold', 'up']} floor={false} />
        </At>
        <Rect x={314} y={115} w={220} h={10} r={5} fill={art('coral')} />
      </Turn>
      <Shadow x={588} y={150} w={30} />
      <Dot x={588} y={134} r={15} fill={art('rose')} />
      <Line d="M576 129q12 8 24 0M588 120v28" stroke={art('white')} w={3} />
    </Picture>
  )
}
