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
 * Throws maker_gain who ever made or changed the event or confirmed its reward, and their families, whoever checks them in:
 * a check-in pays koin and points.
 */
export function refuseMakerOfEvent(tx: Tx, { eventId, userId }: { eventId: string; userId: string }): Promise<void> {
  return refuseMakersGain(tx, { subjects: [{ kind: 'event', id: eventId }], acts: makingActs, userId })
}
