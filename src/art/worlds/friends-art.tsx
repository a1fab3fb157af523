import { artCloud } from '../art-color.ts'
import { type Arms, Person, type Who } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Cloud, Dot } from '../shapes.tsx'
import { Growth } from './growth.tsx'
import { worlds } from './world-people.ts'

const FRIENDS: readonly { who: Who; arms: Arms }[] = [
  { who: 'kla', arms: ['down', 'wave'] },
  { who: 'aom', arms: ['up', 'up'] },
  { who: 'khum', arms: ['wave', 'down'] },
  { who: 'ngok', arms: ['hip', 'wave'] },
  { who: 'sure', arms: ['down', 'wave'] },
  { who: 'phaen', arms: ['up', 'down'] },
]

/** กล้า and the five friends walk home in a row, 720×190, their feet at 160: the near layer of the footer of Super Quest. */
export function FriendsArt(props: PictureProps) {
  return (
    <Picture kind="friends" {...props}>
      <Dot x={606} y={44} r={15} fill={artCloud} opacity={0.8} />
      <Cloud x={316} y={22} k={0.8} fill={artCloud} />
      <Cloud x={44} y={92} k={0.7} fill={artCloud} />
      {worlds.map((world, i) => (
        <Growth key={world} world={world} x={44 + i * 158} y={152} s={0.95} />
      ))}
      {FRIENDS.map(({ who, arms }, i) => (
        <At key={who} x={74 + i * 98} y={88 + (i % 2) * 7} s={0.82}>
          <Person who={who} face="glad" arms={arms} />
        </At>
      ))}
    </Picture>
  )
}
