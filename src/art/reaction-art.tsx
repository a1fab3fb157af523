import { art } from './art-color.ts'
import { type Arms, type Face, Person, type Who } from './person.tsx'
import { Picture, type PictureProps } from './picture.tsx'
import type { ReactionName } from './reaction-names.ts'
import { Dot, Leaf, Line, SoftShape } from './shapes.tsx'

type Mood = { who: Who; face: Face; arms: Arms }

/** One of the family each, so that they differ in shape and not in colour alone. */
const MOODS: Record<ReactionName, Mood> = {
  useful: { who: 'khum', face: 'glad', arms: ['hold', 'up'] },
  clear: { who: 'sure', face: 'smile', arms: ['hip', 'up'] },
  new: { who: 'ngok', face: 'wow', arms: ['up', 'up'] },
  same: { who: 'aom', face: 'glad', arms: ['down', 'wave'] },
  thanks: { who: 'phaen', face: 'smile', arms: ['hold', 'hold'] },
}

const SIGNS = {
  useful: <Leaf x={84} y={22} l={16} deg={30} />,
  clear: <Line d="M72 16l6 6 11-13" stroke={art('leaf-deep')} w={5} />,
  new: <Dot x={84} y={14} r={5} fill={art('koin-edge')} />,
  same: <Dot x={14} y={18} r={5} fill={art('coral')} />,
  thanks: <SoftShape d="M84 22l-8-8a4.5 4.5 0 0 1 8-5 4.5 4.5 0 0 1 8 5Z" fill={art('coral')} w={2} />,
}

/** A reader's reaction to a post, on the 96 grid. */
export function ReactionArt({ name, ...picture }: PictureProps & { name: ReactionName }) {
  return (
    <Picture kind="person" {...picture}>
      <Person {...MOODS[name]} />
      {SIGNS[name]}
    </Picture>
  )
}
