import { ArtFile } from '#art/art-file.tsx'
import type { ArtFileName } from '#art/art-file-name.ts'
import { placeOf } from '#art/avatar-places.ts'
import { ownSlots, readImage, type WornName, wornSlotOf } from '#art/names/wear-names.ts'
import { Picture } from '#art/picture.tsx'
import { WornLayers } from './worn-layers.tsx'

/**
 * A drawn avatar by its name with what it wears ('kla-1~cap'), or an uploaded picture by its path ('/media/…/256.webp', with
 * 96 and 512 beside it), which wears nothing.
 */
export function Avatar({ image, className = 'avatar' }: { image: string; className?: string }) {
  const { base, worn } = readImage(image)
  if (base.startsWith('/')) return <UploadedAvatar image={base} className={className} />
  if (worn.length > 0) return <DressedAvatar name={base} worn={worn} className={className} />
  return <ArtFile file={`avatars/${base}.svg` as ArtFileName} className={className} />
}

function UploadedAvatar({ image, className }: { image: string; className: string }) {
  const isLarge = className !== 'avatar'
  const at = (width: number) => image.replace(/\d+\.webp$/, `${width}.webp`)
  return (
    <img
      src={at(isLarge ? 256 : 96)}
      srcSet={isLarge ? `${at(512)} 2x` : undefined}
      alt=""
      className={`object-cover ${className}`}
      width={isLarge ? 96 : 40}
      height={isLarge ? 96 : 40}
    />
  )
}

/** What the avatar has on from the start gives way to a thing that is worn in the same place. */
function DressedAvatar({ name, worn, className }: { name: string; worn: readonly WornName[]; className: string }) {
  const own = Object.hasOwn(ownSlots, name) ? ownSlots[name as keyof typeof ownSlots] : null
  const folder = worn.some((thing) => wornSlotOf(thing) === own) ? 'sitters' : 'avatars'
  const { x, y, s } = placeOf(name)
  return (
    <Picture kind="avatar" className={className}>
      <use href={`/art/${folder}/${name}.svg#art`} />
      <g transform={`translate(${x} ${y}) scale(${s})`}>
        <WornLayers worn={worn} />
      </g>
    </Picture>
  )
}
