import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Cloud, Dot, Koin, Shadow } from '../shapes.tsx'
import { Stage } from '../stage.tsx'
import { Tree } from '../things.tsx'

/** The four of the comic around one coin: everybody has another idea about it. */
export function SharedCoinCover(props: PictureProps) {
  return (
    <Picture kind="cover" {...props}>
      <Stage />
      <Dot x={276} y={34} r={15} fill={art('white')} opacity={0.8} />
      <Cloud x={30} y={30} fill={art('white')} />
      <Cloud x={196} y={18} k={0.7} fill={art('white')} />
      <Tree x={304} y={142} h={64} />
      <At x={150} y={66} s={0.8}>
        <Person who="phaen" face="think" arms={['hold', 'down']} />
      </At>
      <At x={222} y={76} s={0.82}>
        <Person who="sure" face="wow" arms={['down', 'down']} bare />
      </At>
      <At x={10} y={80} s={0.86}>
        <Person who="kla" face="glad" arms={['up', 'wave']} />
      </At>
      <At x={82} y={62} s={0.8}>
        <Person who="aom" face="smile" arms={['down', 'hip']} />
      </At>
      <Shadow x={160} y={169} w={40} />
      <Koin x={160} y={156} r={13} />
    </Picture>
  )
}
