import { art } from '../art-color.ts'
import { Picture, type PictureProps } from '../picture.tsx'
import { Cloud, Dot, Leaf, Line, Rect, Shadow, SoftShape, Sprout, Turn } from '../shapes.tsx'
import { SpotStage } from '../stage.tsx'

/** Nothing written or saved yet: an open book without lines, a ribbon, and a pencil beside it. */
export function NoPostsSpot(props: PictureProps) {
  return (
    <Picture kind="spot" {...props}>
      <SpotStage />
      <Cloud x={112} y={34} k={0.7} />
      <Shadow x={78} y={99} w={96} />
      <Rect x={32} y={50} w={92} h={48} r={8} fill={art('violet')} />
      <Rect x={36} y={46} w={42} h={48} r={7} fill={art('white')} />
      <Rect x={78} y={46} w={42} h={48} r={7} fill={art('cream')} />
      <Line d="M44 59h25M44 70h18" stroke={art('stage-2')} w={3.2} />
      <Rect x={102} y={42} w={9} h={34} r={2} fill={art('coral')} />
      <SoftShape d="M103 76h7v6l-3.5-3l-3.5 3Z" fill={art('coral')} w={2} />
      <Sprout x={60} y={47} k={0.9} />
      <Turn deg={32} x={134} y={76}>
        <Rect x={130} y={54} w={8} h={30} r={2} fill={art('koin')} />
        <Rect x={130} y={50} w={8} h={7} r={3} fill={art('rose')} />
        <SoftShape d="M132 85h4l-2 7Z" fill={art('wood-deep')} w={2.5} />
      </Turn>
    </Picture>
  )
}

/** Nothing bought or won yet: an empty basket, and a tag without a price. */
export function NoThingsSpot(props: PictureProps) {
  return (
    <Picture kind="spot" {...props}>
      <SpotStage />
      <Cloud x={20} y={38} k={0.7} />
      <Shadow x={78} y={99} w={82} />
      <Line d="M48 62Q78 12 108 62" stroke={art('wood-deep')} w={6} />
      <SoftShape d="M44 62H112L104 94H52Z" fill={art('wood')} w={8} />
      <Line d="M50 74h56M53 86h50" stroke={art('wood-deep')} w={3} />
      <Line d="M64 62l3 33M92 62l-3 33" stroke={art('wood-deep')} w={3} />
      <Line d="M108 50l14 12" stroke={art('shadow')} w={2.5} />
      <Turn deg={24} x={126} y={70}>
        <Rect x={116} y={58} w={20} h={28} r={5} fill={art('rose')} />
        <Dot x={126} y={64} r={2.8} fill={art('white')} />
      </Turn>
      <Leaf x={36} y={98} l={16} deg={-34} />
      <Leaf x={36} y={98} l={12} deg={28} />
    </Picture>
  )
}

const dates = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

/** No event yet: a leaf of a calendar without a mark, and bunting over it. */
export function NoEventsSpot(props: PictureProps) {
  return (
    <Picture kind="spot" {...props}>
      <SpotStage />
      <Line d="M14 24Q80 48 146 24" stroke={art('wood-deep')} w={2.5} />
      {[30, 56, 82, 108, 130].map((x, i) => (
        <SoftShape
          key={x}
          d={`M${x - 6} ${31 + (i === 2 ? 5 : 2)}h12l-6 10Z`}
          fill={art((['coral', 'koin', 'sky', 'violet', 'mint'] as const)[i]!)}
          w={3}
        />
      ))}
      <Shadow x={80} y={101} w={76} />
      <Rect x={46} y={54} w={68} h={46} r={8} fill={art('white')} />
      <Rect x={46} y={54} w={68} h={15} r={7} fill={art('sky')} />
      <Line d="M60 50v9M100 50v9" stroke={art('wood-deep')} w={4} />
      {dates.map((date) => (
        <Rect
          key={date}
          x={54 + (date % 4) * 14}
          y={74 + Math.floor(date / 4) * 9}
          w={9}
          h={5}
          r={2.5}
          fill={art('stage-2')}
        />
      ))}
    </Picture>
  )
}

/** No row yet: a pass book that lies open, its lines still empty, and a stamp that waits. */
export function NoRowsSpot(props: PictureProps) {
  return (
    <Picture kind="spot" {...props}>
      <SpotStage />
      <Cloud x={108} y={30} k={0.65} />
      <Shadow x={68} y={100} w={86} />
      <Turn deg={-5} x={66} y={70}>
        <Rect x={26} y={32} w={80} h={66} r={8} fill={art('leaf-deep')} />
        <Rect x={31} y={37} w={70} h={57} r={5} fill={art('white')} />
        <Rect x={31} y={37} w={70} h={12} r={5} fill={art('mint')} />
        <Line d="M39 59h54M39 70h54M39 81h54" stroke={art('stage-2')} w={2.6} />
        <Line d="M66 54v34" stroke={art('stage-2')} w={2.2} />
      </Turn>
      <Shadow x={128} y={100} w={30} />
      <Rect x={116} y={84} w={24} h={14} r={4} fill={art('wood-deep')} />
      <Rect x={123} y={64} w={10} h={22} r={4} fill={art('wood')} />
      <Dot x={128} y={62} r={9} fill={art('coral')} />
    </Picture>
  )
}
