import { type RoomSlot, roomSlots, type WearSlot } from '#art/names/wear-names.ts'

/** The part of its grid where a thing stands, so that the thing alone fills its picture. */
const boxes: Record<WearSlot, string> = {
  hat: '4 6 88 66',
  glasses: '18 33 60 45',
  scarf: '12 48 72 54',
  bag: '6 52 84 52',
  wall: '130 20 160 120',
  floor: '48 172 264 68',
  lamp: '90 80 76 132',
  pot: '-8 92 128 122',
  seat: '236 136 124 84',
}
const ownBoxes: Record<string, string> = {
  'lamp-paper': '206 16 88 84',
  'lamp-string': '90 0 180 60',
  'seat-swing': '226 24 144 196',
}

/** A thing alone, without anybody who wears it; decorative, since its name stands beside it. */
export function ThingPicture({ name, slot }: { name: string; slot: WearSlot }) {
  const folder = roomSlots.includes(slot as RoomSlot) ? 'rooms' : 'worn'
  return (
    <svg viewBox={ownBoxes[name] ?? boxes[slot]} aria-hidden="true" data-slot={slot}>
      <use href={`/art/${folder}/${name}.svg#art`} />
    </svg>
  )
}
