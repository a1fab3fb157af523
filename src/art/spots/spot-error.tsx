import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Dot, Line, Rect } from '../shapes.tsx'
import { SpotStage } from '../stage.tsx'

/** Something broke: กล้า holds a plug that came out; the cord lies in a knot. */
export function ErrorSpot(props: PictureProps) {
  return (
    <Picture kind="spot" {...props}>
      <SpotStage />
      <Rect x={127} y={62} w={6} h={36} r={3} fill={art('wood-deep')} />
      <Rect x={115} y={40} w={30} h={32} r={8} fill={art('white')} />
      <Line d="M126 51v7M134 51v7" stroke={art('ink')} w={3} />
      <Line d="M88 62C98 74 114 82 107 92S85 90 94 83S118 92 104 101S76 98 60 98" stroke={art('coral')} w={3.2} />
      <At x={4} y={17} s={0.92}>
        <Person who="kla" face="oops" arms={['down', 'wave']} />
      </At>
      <Line d="M92 52h9M92 59h9" stroke={art('wood')} w={3} />
      <Rect x={80} y={48} w={14} h={15} r={5} fill={art('coral')} />
      <Line d="M106 43l4-4M107 66l4 3" stroke={art('coral')} w={2.6} />
      <Dot x={110} y={55} r={1.5} fill={art('coral')} />
    </Picture>
  )
}
