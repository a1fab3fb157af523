import type { CastName, CastPose, ComicProp } from '#lib/comic-names.ts'
import { art } from '../art-color.ts'
import { type Arms, type Face, Person, type Who } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { deviceThings } from '../questions/device-things.tsx'
import { goodsThings } from '../questions/goods-things.tsx'
import { paperThings } from '../questions/paper-things.tsx'
import { Koin, Line, Pile } from '../shapes.tsx'
import { lessonThings } from '../worlds/lesson-things.tsx'
import { moneyThings } from '../worlds/money-things.tsx'
import { placeThings } from '../worlds/place-things.tsx'

const poses: Record<CastPose, { face: Face; arms: Arms }> = {
  stand: { face: 'smile', arms: ['down', 'down'] },
  talk: { face: 'smile', arms: ['down', 'wave'] },
  cheer: { face: 'glad', arms: ['up', 'up'] },
  think: { face: 'think', arms: ['hold', 'down'] },
  oops: { face: 'oops', arms: ['down', 'down'] },
  sleep: { face: 'sleep', arms: ['down', 'down'] },
  wow: { face: 'wow', arms: ['up', 'down'] },
  proud: { face: 'glad', arms: ['hip', 'hip'] },
}

const whoOfCast: Record<CastName, Who> = { kla: 'kla', aom: 'aom', sure: 'sure', 'sure-dry': 'sure', phaen: 'phaen' }

/** One of the comic's four friends in a pose, on the 96 grid; feet at y 88. */
export function CastArt({ name, pose, ...picture }: PictureProps & { name: CastName; pose: CastPose }) {
  return (
    <Picture kind="person" {...picture}>
      <Person who={whoOfCast[name]} bare={name === 'sure-dry'} {...poses[pose]} />
    </Picture>
  )
}

const all = { ...lessonThings, ...moneyThings, ...placeThings, ...goodsThings, ...deviceThings, ...paperThings }
const props = {
  ...all,
  coin: <Koin x={20} y={22} r={12} />,
  // ชัวร์'s own, in the colour in which ชัวร์ carries it.
  brolly: (
    <>
      <Line d="M20 8v24q0 4 4 4" stroke={art('wood-deep')} w={3} />
      <path d="M5 21a15 15 0 0 1 30 0q-5-4-7.5 0-2.5-4-7.5 0-5-4-7.5 0-2.5-4-7.5 0Z" fill={art('leaf')} />
    </>
  ),
  coins: <Pile x={20} y={36} n={3} w={26} h={7} />,
} satisfies Record<ComicProp, unknown>

/** A thing of a comic strip, on a 40 grid. */
export function PropArt({ name, ...picture }: PictureProps & { name: ComicProp }) {
  return (
    <Picture kind="thing" {...picture}>
      {props[name]}
    </Picture>
  )
}
