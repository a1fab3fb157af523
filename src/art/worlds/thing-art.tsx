import { Picture, type PictureProps } from '../picture.tsx'
import { lessonThings } from './lesson-things.tsx'
import { moneyThings } from './money-things.tsx'
import { placeThings } from './place-things.tsx'
import type { ThingName } from './thing-names.ts'

const THINGS = { ...lessonThings, ...moneyThings, ...placeThings } satisfies Record<ThingName, unknown>

/** A thing by name, on a 40 grid. A page shows its file. */
export function ThingArt({ name, ...picture }: PictureProps & { name: ThingName }) {
  return (
    <Picture kind="thing" {...picture}>
      {THINGS[name]}
    </Picture>
  )
}
