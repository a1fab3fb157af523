import { z } from 'zod/mini'
import { wearSlots } from '#art/names/wear-names.ts'

const name = z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/), z.maxLength(40))
const thai = z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[ก-๛ ]+$/))

/** The lowest and the highest price of a thing, in whole koin: from a day or two to a week or so of a regular pupil. */
export const wardrobePrices = { min: 8, max: 60 } as const

/**
 * A thing of content/wardrobe.json: `key` is its drawing's name. `price` is in whole koin and never changes: people save
 * for it.
 */
export const WardrobeContent = z.object({
  key: name,
  slot: z.enum(wearSlots),
  name: thai,
  price: z.int().check(z.minimum(wardrobePrices.min), z.maximum(wardrobePrices.max)),
})
export type WardrobeContent = z.infer<typeof WardrobeContent>

/** content/wardrobe.json: in the order in which the things are shown. */
export const WardrobeFile = z.object({ things: z.array(WardrobeContent) })
