import type { World } from '#art/art-color.ts'
import type { ThingName } from '#art/worlds/thing-names.ts'
import type { ClubType } from '#features/posts/documents/contract.ts'

/** The world that each club stands in, which is that of the colour it borrows, and the thing that stands for it. */
export const clubPlaces = {
  hit: { world: 2, thing: 'phones' },
  'biz-master': { world: 3, thing: 'shop' },
  'smart-society': { world: 4, thing: 'chat' },
  'play-yard': { world: 5, thing: 'ball' },
  greenery: { world: 1, thing: 'green' },
} as const satisfies Record<ClubType, { world: World; thing: ThingName }>
