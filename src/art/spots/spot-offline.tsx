import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Cloud, Dot, Line, Rect } from '../shapes.tsx'
import { SpotStage } from '../stage.tsx'

/** No net: กล้า naps beside a sign without signal. */
export function OfflineSpot(props: PictureProps) {
  return (
    <Picture kind="spot" {...props}>
      <SpotStage />
      <Cloud x={20} y={38} k={0.8} />
      <At x={16} y={16} s={0.92}>
        <Person who="kla" face="sleep" />
      </At>
      <Rect x={121} y={66} w={5} h={30} r={2} fill={art('wood-deep')} />
      <Rect x={106} y={44} w={35} h={28} r={8} fill={art('white')} />
      <Line d="M114 56q9.5-8 19 0M118.5 61q5-4 10 0" stroke={art('ink')} w={2.8} />
      <Dot x={123.5} y={65.5} r={2.2} fill={art('ink')} />
      <Line d="M133 49L114 68" stroke={art('coral')} w={3.2} />
    </Picture>
  )
}
