import type { MascotName } from '#art/mascot-names.ts'
import { Picture, type PictureProps } from '#art/picture.tsx'
import { OwnWorn } from './own-worn.tsx'

/** กล้า by its file, in what the signed-in person chose. Never beside an amount. */
export function DressedMascot({ name, ...picture }: PictureProps & { name: MascotName }) {
  return (
    <Picture kind="person" {...picture}>
      <use href={`/art/mascots/${name}.svg#art`} />
      <OwnWorn />
    </Picture>
  )
}
