import { z } from 'zod/mini'
import { activityKind } from '#features/activity/contract.ts'

/**
 * The subject is the thing; once for each. `paid` is in hundredths of koin. Without words, so that no mission can ask for
 * it, and no quest action: buying clothes is not what we reward.
 */
export const wardrobeThingBought = activityKind('wardrobe.thing.bought', z.object({ slot: z.string(), paid: z.int() }))
