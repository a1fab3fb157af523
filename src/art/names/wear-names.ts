import type { AvatarName } from './avatar-names.ts'

/** Where a thing is worn. Each drawing stands on the 96 grid of a person, over the figure. */
export const wornSlots = ['hat', 'glasses', 'scarf', 'bag'] as const
export type WornSlot = (typeof wornSlots)[number]

/** Where a thing is in กล้า's room, from the back to the front. Each drawing stands on the 360 × 240 grid of the room. */
export const roomSlots = ['wall', 'floor', 'lamp', 'pot', 'seat'] as const
export type RoomSlot = (typeof roomSlots)[number]

export const wearSlots = [...wornSlots, ...roomSlots] as const
export type WearSlot = WornSlot | RoomSlot

/** What can be worn, each with its only place. */
export const wornPlaces = {
  cap: 'hat',
  headband: 'hat',
  'straw-hat': 'hat',
  'bucket-hat': 'hat',
  beanie: 'hat',
  headphones: 'hat',
  'bike-helmet': 'hat',
  'flower-crown': 'hat',
  'round-glasses': 'glasses',
  sunglasses: 'glasses',
  'square-glasses': 'glasses',
  'heart-glasses': 'glasses',
  'swim-goggles': 'glasses',
  'knit-scarf': 'scarf',
  'checked-cloth': 'scarf',
  'bow-tie': 'scarf',
  'scout-scarf': 'scarf',
  whistle: 'scarf',
  'chest-bag': 'bag',
  'cloth-bag': 'bag',
  'woven-bag': 'bag',
  camera: 'bag',
} as const satisfies Record<string, WornSlot>
export type WornName = keyof typeof wornPlaces
export const wornNames = Object.keys(wornPlaces) as WornName[]

/** What can stand in the room, each with its only place. */
export const roomPlaces = {
  'wall-leaves': 'wall',
  'wall-stripes': 'wall',
  'wall-dots': 'wall',
  'wall-night': 'wall',
  'floor-planks': 'floor',
  'floor-tiles': 'floor',
  'rug-round': 'floor',
  'reed-mat': 'floor',
  'lamp-paper': 'lamp',
  'lamp-floor': 'lamp',
  'lamp-string': 'lamp',
  'pot-cactus': 'pot',
  'pot-monstera': 'pot',
  'pot-snake': 'pot',
  'pot-chili': 'pot',
  'seat-stool': 'seat',
  'seat-beanbag': 'seat',
  'seat-swing': 'seat',
} as const satisfies Record<string, RoomSlot>
export type RoomName = keyof typeof roomPlaces
export const roomNames = Object.keys(roomPlaces) as RoomName[]

/** What every room has: `plain` the empty wall and floor, `window` over whatever the wall is like. */
export const roomGrounds = ['plain', 'window'] as const
export type RoomGround = (typeof roomGrounds)[number]

export type WearName = WornName | RoomName
export const wearNames: readonly WearName[] = [...wornNames, ...roomNames]

/** The place of a thing by its name; null for a name that has no drawing. */
export function wearSlotOf(name: string): WearSlot | null {
  return wornSlotOf(name) ?? (Object.hasOwn(roomPlaces, name) ? roomPlaces[name as RoomName] : null)
}

/** Where a thing is worn; null for a thing of the room, and for a name that has no drawing. */
export function wornSlotOf(name: string): WornSlot | null {
  return Object.hasOwn(wornPlaces, name) ? wornPlaces[name as WornName] : null
}

/** What these avatars have on from the start: it makes room for a thing that is worn in the same place. */
export const ownSlots = {
  'kla-2': 'hat',
  'aom-2': 'scarf',
  'khum-2': 'glasses',
  'ngok-2': 'glasses',
  'sure-2': 'hat',
  'phaen-2': 'hat',
} as const satisfies Partial<Record<AvatarName, WornSlot>>
export type ClothedAvatar = keyof typeof ownSlots

/** The picture of a person with what is worn behind it: 'kla-1~cap~camera'. Things without a drawing are left out. */
export function readImage(image: string): { base: string; worn: WornName[] } {
  const [base = '', ...names] = image.split('~')
  return { base, worn: names.filter((name): name is WornName => wornSlotOf(name) !== null) }
}
