import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Leaf, Line, Rect, Shadow, SoftShape } from '../shapes.tsx'
import { ClubStage } from '../stage.tsx'
import { Bubble, Heart } from '../things.tsx'

const STAR = 'M0-13L3.8-4.6 13-3.6 6.2 2.6 8.1 11.6 0 7-8.1 11.6-6.2 2.6-13-3.6-3.8-4.6Z'

/** A star with soft corners, its middle at x, y. */
function Star({ x, y, k = 1, fill = art('cream') }: { x: number; y: number; k?: number; fill?: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${k})`}>
      <SoftShape d={STAR} fill={fill} w={4} />
    </g>
  )
}

function Cape() {
  return <SoftShape d="M30 58Q14 74 8 96Q20 90 30 95Q40 90 50 96Q58 76 66 58Z" fill={art('rose')} w={6} />
}

/** Behind the names of those who write: กล้า in a cape speaks on a stage, งอก listens. What a club's banner is for a club. */
export function SuperHeroScene(props: PictureProps) {
  return (
    <Picture kind="club" {...props}>
      <ClubStage skill="s3" />
      <path d="M548-8L484 118H640L576-8Z" fill={art('cream')} opacity={0.4} />
      <Rect x={482} y={116} w={152} h={18} r={6} fill={art('wood')} />
      <Rect x={476} y={111} w={164} h={9} r={4.5} fill={art('wood-deep')} />
      <Star x={494} y={34} k={0.9} />
      <Star x={622} y={58} k={0.7} />
      <Star x={612} y={24} k={0.5} />
      <At x={510} y={23}>
        <Shadow x={48} y={89} w={54} />
        <Cape />
        <Person who="kla" face="glad" arms={['hip', 'up']} floor={false} />
        <g transform="translate(48 96)">
          <Line d="M34-6V-44" stroke={art('wood-deep')} w={3} />
          <Rect x={29} y={-56} w={10} h={14} r={5} fill={art('ink')} />
        </g>
      </At>
      <Bubble x={436} y={44} w={42} h={30} fill={art('violet')} tail="left" />
      <Heart x={457} y={59} k={1.1} />
      <At x={398} y={76} s={0.7}>
        <Person who="ngok" face="wow" arms={['down', 'wave']} />
      </At>
      <Leaf x={470} y={146} l={14} deg={40} />
    </Picture>
  )
}
