import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Dot, Koin, Line, Rect, Shadow, SoftShape } from '../shapes.tsx'
import { Stage } from '../stage.tsx'

const ROWS = [
  { y: 100, w: 34, fill: 'coral' },
  { y: 109, w: 24, fill: 'violet' },
  { y: 118, w: 16, fill: 'mint' },
] as const

/** The lamp over the table, and its light. */
function Lamp() {
  return (
    <>
      <SoftShape d="M140 46L92 128H228L180 46Z" fill={art('cream')} w={4} />
      <Line d="M160 -4V30" stroke={art('wood-deep')} w={3} />
      <SoftShape d="M148 32H172L186 50H134Z" fill={art('koin')} w={6} />
      <Dot x={160} y={55} r={6} fill={art('white')} />
    </>
  )
}

/** The sheet that both look at: what goes out, the longest line first. */
function Sheet() {
  return (
    <>
      <Rect x={130} y={88} w={60} h={42} r={6} fill={art('white')} />
      {ROWS.map(({ y, w, fill }) => (
        <Rect key={y} x={138} y={y} w={w} h={5} r={2.5} fill={art(fill)} />
      ))}
      <Rect x={138} y={93} w={20} h={4} r={2} fill={art('ink')} />
    </>
  )
}

/** แผน and ออม sit at the kitchen table with the sheet between them: both look at figures, not at each other. */
export function KitchenTableCover(props: PictureProps) {
  return (
    <Picture kind="cover" {...props}>
      <Stage horizon={142} />
      <Lamp />
      <At x={28} y={52} s={1.04}>
        <Person who="phaen" face="smile" arms={['down', 'hold']} floor={false} />
      </At>
      <At x={192} y={52} s={1.04}>
        <Person who="aom" face="think" arms={['hold', 'down']} floor={false} />
      </At>
      <Sheet />
      <Shadow x={160} y={170} w={190} />
      <Rect x={86} y={136} w={9} h={34} r={4} fill={art('wood-deep')} />
      <Rect x={225} y={136} w={9} h={34} r={4} fill={art('wood-deep')} />
      <Rect x={56} y={126} w={208} h={14} r={7} fill={art('wood')} />
      <Koin x={210} y={121} r={8} />
      <Koin x={224} y={121} r={8} />
      <Rect x={92} y={110} w={16} h={17} r={4} fill={art('sky')} />
      <Line d="M108 114q8 0 6 7t-6 3" stroke={art('sky')} w={3} />
    </Picture>
  )
}
