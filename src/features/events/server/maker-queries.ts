import type { Tx } from '#db/open.ts'
import type { StaffAct } from '#features/audit/contract.ts'
import { refuseMakersGain } from '#features/staff-value/server/maker-queries.ts'

/** The acts by which staff makes an event or sets what it pays. */
const makingActs: readonly StaffAct[] = [
  'event.created',
  'event.edited',
  'event.reward-asked',
  'event.reward-confirmed',
]

/**
 * Throws maker_gain for a person who made or changed the event or confirmed its reward, and for their family: a check-in
 * pays koin and points, also when somebody else checks them in.
 */
export function refuseMakerOfEvent(tx: Tx, { eventId, userId }: { eventId: string; userId: string }): Promise<void> {
  return refuseMakersGain(tx, { subjects: [{ kind: 'event', id: eventId }], acts: makingActs, userId })
}
