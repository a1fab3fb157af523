import type { Tx } from '#db/open.ts'
import type { StaffAct, StaffSubject } from '#features/audit/contract.ts'
import { refuseMakersGain } from '#features/staff-value/server/maker-queries.ts'
import { refuseMakerOfPremium } from '#features/store/premiums/server/value-queries.ts'

const kinds: Record<string, StaffSubject> = {
  mission: 'mission',
  level: 'user_level',
  'krazy-day': 'krazy_day',
  'big-prize': 'big_prize',
}

const acts: readonly StaffAct[] = [
  'quest.krazy-day-announced',
  'quest.krazy-day-edited',
  'quest.level-edited',
  'quest.mission-asked',
  'quest.mission-created',
  'quest.mission-edited',
  'quest.mission-scheduled',
  'quest.prize-created',
  'quest.prize-edited',
  'staff.change-proposed',
  'staff.change-confirmed',
]

type Gaining = { source: string; userId: string }

/**
 * Throws maker_gain who ever set, changed or confirmed what a reward is for ('mission:<id>' and the like), and their
 * families: a mission is open for longer than a month, and the gift of a level has no end.
 */
export async function refuseMakerOfSource(tx: Tx, { source, userId }: Gaining): Promise<void> {
  const at = source.indexOf(':')
  const kind = kinds[source.slice(0, at)]
  if (kind) await refuseMakersGain(tx, { subjects: [{ kind, id: source.slice(at + 1) }], acts, userId })
}

/** The same for a gift, also by its premium: the member of staff who changed its cost or stock gets none either. */
export async function refuseMakerOfGift(
  tx: Tx,
  { giftId, ...gaining }: Gaining & { giftId: string; now: Date },
): Promise<void> {
  await refuseMakerOfSource(tx, gaining)
  await refuseMakerOfPremium(tx, { premiumId: giftId, ...gaining })
}
