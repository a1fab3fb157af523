import type { Db, Tx } from '#db/open.ts'
import type { StaffAct } from '#features/audit/contract.ts'
import { worthOf } from '#features/staff-value/contract.ts'
import { refuseMakersGain } from '#features/staff-value/server/maker-queries.ts'
import type { PremiumRow } from './queries.ts'

type Priced = Pick<PremiumRow, 'price' | 'cost_baht'>

/** What one piece costs us, in hundredths of baht; a price that nobody changed is that times ten. */
export function costOf({ price, cost_baht: cost }: Priced): number {
  return cost ?? Math.ceil(price / 10)
}

/** What leaves with a piece that nobody pays for: hundredths of koin at sale below cost, 0 otherwise. */
export function givenAway(priced: Priced): number {
  return Math.max(0, worthOf.baht(costOf(priced)) - priced.price)
}

/** Prices and stock change often, and staff are buyers too: after this time an act no longer counts. */
const makerMs = 30 * 24 * 3_600_000

/** The acts by which staff makes or changes what a buyer gets of a premium. */
const makingActs: readonly StaffAct[] = [
  'store.premium-created',
  'store.premium-edited',
  'store.stock-changed',
  'store.codes-imported',
  'staff.change-proposed',
  'staff.change-confirmed',
]

/** Throws maker_gain who made, changed, stocked or confirmed the premium within 30 days, and their families. */
export function refuseMakerOfPremium(
  db: Db | Tx,
  { premiumId, userId, now }: { premiumId: string; userId: string; now: Date },
): Promise<void> {
  const since = new Date(now.getTime() - makerMs)
  return refuseMakersGain(db, { subjects: [{ kind: 'premium', id: premiumId }], acts: makingActs, userId, since })
}
