import { art } from '../art-color.ts'
import { Picture, type PictureProps } from '../picture.tsx'
import { Cloud, Dot, Line, Rect, Shadow, SoftShape, Sprout } from '../shapes.tsx'
import { SpotStage } from '../stage.tsx'

/** Look into your mail: an open envelope, a sprout grows out of it. */
export function MailSpot(props: PictureProps) {
  return (
    <Picture kind="spot" {...props}>
      <SpotStage />
      <Cloud x={18} y={44} k={0.7} />
      <Cloud x={122} y={34} k={0.5} />
      <Shadow x={80} y={101} w={98} />
      <SoftShape d="M40 56L80 30L120 56V70H40Z" fill={art('wood')} w={8} />
      <Rect x={46} y={42} w={68} h={40} r={6} fill={art('cream')} />
      <Sprout x={80} y={52} k={1.7} />
      <Rect x={36} y={54} w={88} h={46} r={8} fill={art('white')} />
      <Line d="M41 94L68 76M119 94L92 76" stroke={art('mint')} w={3} />
      <Line d="M40 58L74 80q6 4 12 0L120 58" stroke={art('mint')} w={3.5} />
      <Dot x={80} y={82} r={6} fill={art('coral')} />
    </Picture>
  )
}
