import type { RoomName, RoomSlot, WornName } from '#art/names/wear-names.ts'
import { Picture, type PictureProps } from '#art/picture.tsx'
import { WornLayers } from './worn-layers.tsx'

interface RoomPictureProps extends PictureProps {
  worn: readonly WornName[]
  things: Partial<Record<RoomSlot, RoomName>>
}

/** กล้า's room with กล้า in it: every layer is a cached file, in the colours of the page. */
export function RoomPicture({ worn, things, ...picture }: RoomPictureProps) {
  const { wall, floor, lamp, pot, seat } = things
  const layers = ['plain', wall, 'window', floor, lamp, pot, seat].filter((one) => one !== undefined)
  return (
    <Picture kind="room" {...picture}>
      {layers.map((name) => (
        <use key={name} href={`/art/rooms/${name}.svg#art`} />
      ))}
      <g transform="translate(110.4 80.4) scale(1.45)">
        <use href="/art/mascots/hello.svg#art" />
        <WornLayers worn={worn} />
      </g>
    </Picture>
  )
}
