import { sql } from 'kysely'
import { leastTaxed } from '../../premiums/worth-rules.ts'
import { trackingOf } from '../tracking-rules.ts'

/** Which rows of `premium` may be gifts: things that are sent, each worth less than what is taxed. */
export const canBeGift = sql<boolean>`(premium.type = 'physical' and premium.price < ${leastTaxed})`

/** The carrier's page on a parcel; null before it is shipped, and for a carrier that we know no page of. */
export function trackingUrlOf({ carrier, tracking }: { carrier: string | null; tracking: string | null }) {
  return carrier !== null && tracking !== null ? trackingOf(carrier, tracking).url : null
}
