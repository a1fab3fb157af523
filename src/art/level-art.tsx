import type { ReactNode } from 'react'
import { art } from './art-color.ts'
import type { LevelName } from './level-names.ts'
import { FourLeaves, Sapling, Seed, Tip, TwoLeaves } from './levels/seedling.tsx'
import { Bush, FlowerTree, FruitTree, ShadeTree, YoungTree } from './levels/tree.tsx'
import { type Arms, type Face, Person } from './person.tsx'
import { Picture, type PictureProps } from './picture.tsx'
import { At, Dot, Rect, Shadow } from './shapes.tsx'
import { WateringCan } from './things.tsx'

interface Level {
  plant: ReactNode
  /** How much larger the plant is drawn than it is made; a small one comes nearer. */
  near: number
  face: Face
  arms: Arms
  hasCan?: boolean
}

const LEVELS: Record<LevelName, Level> = {
  1: { plant: <Seed />, near: 1.1, face: 'think', arms: ['hip', 'down'] },
  2: { plant: <Tip />, near: 1.5, face: 'wow', arms: ['down', 'up'] },
  3: { plant: <TwoLeaves />, near: 1.3, face: 'smile', arms: ['down', 'wave'], hasCan: true },
  4: { plant: <FourLeaves />, near: 1.15, face: 'glad', arms: ['up', 'down'] },
  5: { plant: <Sapling />, near: 1.1, face: 'smile', arms: ['hip', 'hip'] },
  6: { plant: <Bush />, near: 1, face: 'smile', arms: ['down', 'wave'], hasCan: true },
  7: { plant: <YoungTree />, near: 1, face: 'wow', arms: ['up', 'down'] },
  8: { plant: <ShadeTree />, near: 1, face: 'sleep', arms: ['hold', 'hold'] },
  9: { plant: <FlowerTree />, near: 1, face: 'glad', arms: ['wave', 'hip'] },
  10: { plant: <FruitTree />, near: 1, face: 'glad', arms: ['up', 'up'] },
}

/** How far somebody has grown, on a 120 grid: กล้า beside a plant that is a seed at 1 and a tree with koin at 10. */
export function LevelArt({ name, ...picture }: PictureProps & { name: LevelName }) {
  const { plant, near, face, arms, hasCan } = LEVELS[name]
  const isTree = name > 5
  const size = isTree ? 0.56 : 0.66
  return (
    <Picture kind="level" {...picture}>
      <Dot x={60} y={58} r={56} fill={art('stage')} />
      <Rect x={4} y={90} w={112} h={24} r={12} fill={art('ground')} />
      <Shadow x={isTree ? 80 : 84} y={103} w={isTree ? 44 : 40 * near} />
      <At x={(isTree ? -4 : 0) + 84 * (1 - near)} y={100 * (1 - near)} s={near}>
        {plant}
      </At>
      <At x={isTree ? -2 : -3} y={106 - 89 * size} s={size}>
        <Person who="kla" face={face} arms={arms}>
          {hasCan ? <WateringCan /> : null}
        </Person>
      </At>
    </Picture>
  )
}
