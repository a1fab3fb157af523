import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Leaf, Line, Rect, Shadow, SoftShape } from '../shapes.tsx'
import { ClubStage } from '../stage.tsx'
import { Bubble, Heart } from '../things.tsx'

function Megaphone() {
  return (
    <>
      <Line d="M96 62v12" stroke={art('wood-deep')} w={5} />
      <SoftShape d="M88 53L122 37V73L88 61Z" fill={art('cream')} w={6} />
      <Rect x={119} y={29} w={9} h={52} r={4.5} fill={art('violet')} />
      <Rect x={82} y={49} w={10} h={16} r={5} fill={art('violet')} />
    </>
  )
}

/** What everybody talks about: คุ้ม calls it out, กล้า hears it, and it goes on as bubbles. */
export function HitClub(props: PictureProps) {
  return (
    <Picture kind="club" {...props}>
      <ClubStage skill="s2" />
      <Shadow x={326} y={148} w={130} />
      <Rect x={272} y={130} w={108} h={17} r={6} fill={art('wood')} />
      <Rect x={266} y={126} w={120} h={8} r={4} fill={art('wood-deep')} />
      <At x={276} y={38}>
        <Person who="khum" face="glad" arms={['down', 'wave']} floor={false}>
          <Megaphone />
        </Person>
      </At>
      <Line d="M416 82q7 11 0 22M427 74q13 19 0 38" stroke={art('coral')} w={4} />
      <Bubble x={446} y={16} w={76} h={48} fill={art('coral')} />
      <Line d="M461 50l14-12 11 7 19-19M496 26h9v9" stroke={art('white')} w={4} />
      <Bubble x={538} y={8} w={48} h={36} fill={art('violet')} tail="right" />
      <Heart x={562} y={27} k={1.4} />
      <Bubble x={460} y={84} w={44} h={32} fill={art('mint')} />
      <Leaf x={480} y={111} l={22} deg={14} fill={art('white')} />
      <At x={524} y={57}>
        <Person who="kla" face="wow" arms={['up', 'up']} />
      </At>
    </Picture>
  )
}
