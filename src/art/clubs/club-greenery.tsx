import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Dot, Koin, Rect, Shadow, Sprout } from '../shapes.tsx'
import { ClubStage } from '../stage.tsx'
import { WateringCan } from '../things.tsx'

const ROW = [
  { x: 366, k: 0.9 },
  { x: 398, k: 1.4 },
  { x: 436, k: 1.9 },
]

/** The old tree of the garden, where koin ripen. */
function KoinTree() {
  return (
    <>
      <Shadow x={578} y={150} w={70} />
      <Rect x={570} y={76} w={16} h={74} r={6} fill={art('wood')} />
      <Dot x={546} y={62} r={26} fill={art('leaf-deep')} />
      <Dot x={608} y={58} r={28} fill={art('leaf-deep')} />
      <Dot x={578} y={40} r={36} fill={art('leaf')} />
      <Koin x={546} y={66} r={9} />
      <Koin x={576} y={34} r={11} />
      <Koin x={608} y={58} r={9.5} />
      <Koin x={584} y={66} r={8} />
    </>
  )
}

/** A garden: ออม waters a row that grows, กล้า looks up to the tree of koin. */
export function GreeneryClub(props: PictureProps) {
  return (
    <Picture kind="club" {...props}>
      <ClubStage skill="s1" />
      <KoinTree />
      <Shadow x={406} y={150} w={110} />
      {ROW.map(({ x, k }) => (
        <Sprout key={x} x={x} y={128} k={k} />
      ))}
      <Rect x={352} y={130} w={108} h={18} r={6} fill={art('wood')} />
      <Rect x={348} y={126} w={116} h={8} r={4} fill={art('wood-deep')} />
      <At x={234} y={57}>
        <Person who="aom" face="smile" arms={['hip', 'wave']}>
          <WateringCan />
        </Person>
      </At>
      <Rect x={352} y={110} w={2.8} h={6.5} r={1.4} fill={art('sky')} />
      <Rect x={357} y={116} w={2.8} h={6.5} r={1.4} fill={art('sky')} />
      <At x={458} y={57}>
        <Person who="kla" face="glad" arms={['down', 'up']} />
      </At>
    </Picture>
  )
}
