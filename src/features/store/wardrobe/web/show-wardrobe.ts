import type { z } from 'zod/mini'
import { type RoomName, type RoomSlot, roomSlots, type WornName, wornSlots } from '#art/names/wear-names.ts'
import type { WardrobeThing } from '../contract.ts'

export type Thing = z.infer<typeof WardrobeThing>

/** Whether a thing is worn; else it belongs to the room. */
export function isWorn({ slot }: Pick<Thing, 'slot'>): boolean {
  return wornSlots.some((one) => one === slot)
}

/** What is to be seen: what is chosen, and in its place what is tried. */
export function listShown(things: readonly Thing[], tried: Thing | null): Thing[] {
  const chosen = things.filter((one) => one.is_chosen && one.slot !== tried?.slot)
  return tried ? [...chosen, tried] : chosen
}

/** The layers of the room's picture: what กล้า wears from the lowest to the highest, and the room by place. */
export function layersOf(shown: readonly Thing[]) {
  const at = (slot: string) => shown.find((one) => one.slot === slot)?.key
  const worn = wornSlots.toReversed().flatMap((slot) => at(slot) ?? []) as WornName[]
  const room = roomSlots.flatMap((slot) => (at(slot) ? [[slot, at(slot)]] : []))
  return { worn, room: Object.fromEntries(room) as Partial<Record<RoomSlot, RoomName>> }
}
