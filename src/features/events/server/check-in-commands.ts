import type { Db, Tx } from '#db/open.ts'
import { recordActivity } from '#features/activity/server/commands.ts'
import { isOfStaffFamily, refuseOwnGain } from '#features/identity/accounts/server/gain-queries.ts'
import { readRate } from '#features/koin/server/rate-queries.ts'
import { rewardKoin } from '#features/koin/server/reward-commands.ts'
import { giveSkillPoints } from '#features/koin/server/skill-commands.ts'
import { refusals } from '#lib/errors.ts'
import { type EventItem, eventErrors } from '../event-contract.ts'
import { eventAttended } from './activities.ts'
import { goodSteps, passCode, readPassText, roomCode, type Sign } from './check-in-rules.ts'
import { hrefOf } from './fact-rules.ts'
import { type EventRow, findEvent } from './list-queries.ts'
import { refuseMakerOfEvent } from './maker-queries.ts'
import { findSeat } from './queries.ts'
import { canCheckIn } from './rules.ts'

const refusal = refusals(eventErrors)

type CheckIn = { eventId: string; userId: string; now: Date }
type Attended = { attended_at: string; koin: number; points: number }

/** The person's seat, if it can be checked in now. Throws event_called_off, check_in_not_now, not_joined. */
export async function findCheckIn(db: Db | Tx, { eventId, userId, now }: CheckIn) {
  const event = await findEvent(db, eventId)
  refuseUnlessOpen(event, now)
  const seat = await findSeat(db, eventId, userId)
  if (!seat || seat.queue_place !== null) throw refusal('not_joined')
  return { event, seat }
}

/**
 * Checks in with the code on staff's screen. Throws like findCheckIn, code_wrong, maker_gain, and staff_by_staff: staff who can see
 * the codes, and their family, must be checked in by another member of staff.
 */
export async function checkInByCode(
  tx: Tx,
  { sign, code, ...who }: CheckIn & { sign: Sign; code: string },
): Promise<Attended> {
  const { event } = await findCheckIn(tx, who)
  if (await isOfStaffFamily(tx, who.userId)) throw refusal('staff_by_staff')
  if (!goodSteps(who.now).some((step) => roomCode(sign, event.id, step) === code)) throw refusal('code_wrong')
  return attend(tx, event, who)
}

/** The holder of a scanned or typed pass. Throws event_called_off, check_in_not_now, code_wrong. */
export async function findPassHolder(
  db: Db | Tx,
  { eventId, pass, sign, now }: { eventId: string; pass: string; sign: Sign; now: Date },
): Promise<string> {
  refuseUnlessOpen(await findEvent(db, eventId), now)
  const seats = await db
    .selectFrom('event_seat')
    .select(['user_id', 'id'])
    .where('event_id', '=', eventId)
    .where('queue_place', 'is', null)
    .execute()
  const scanned = readPassText(sign, pass, now)
  const typed = pass.replace(/\s/g, '')
  const steps = goodSteps(now)
  const found = seats.filter(({ id }) => id === scanned || steps.some((step) => passCode(sign, id, step) === typed))
  // Two passes may have the same digits by chance; they differ in the next step.
  if (found.length !== 1) throw refusal('code_wrong')
  return found[0]!.user_id
}

/** Checks in a person on behalf of staff and pays the reward, once. Throws like findCheckIn, own_gain, and maker_gain. */
export async function checkInPerson(tx: Tx, { byUserId, ...who }: CheckIn & { byUserId: string }): Promise<Attended> {
  const { event } = await findCheckIn(tx, who)
  await refuseOwnGain(tx, { actorId: byUserId, userId: who.userId })
  return attend(tx, event, who)
}

function refuseUnlessOpen(event: EventRow, now: Date): void {
  if (event.called_off_at) throw refusal('event_called_off')
  if (!canCheckIn(event, now)) throw refusal('check_in_not_now')
}

async function attend(tx: Tx, event: EventRow, { userId, now }: CheckIn): Promise<Attended> {
  await refuseMakerOfEvent(tx, { eventId: event.id, userId })
  const marked = await tx
    .updateTable('event_seat')
    .set({ attended_at: now })
    .where('user_id', '=', userId)
    .where('event_id', '=', event.id)
    .where('attended_at', 'is', null)
    .where('queue_place', 'is', null)
    .executeTakeFirst()
  const seat = await findSeat(tx, event.id, userId)
  if (!seat?.attended_at) throw refusal('not_joined')
  const { points } = await readRate(tx, 'event.attended', now)
  const told = { attended_at: seat.attended_at.toISOString(), koin: event.reward, points }
  if (marked.numUpdatedRows === 0n) return told
  const cause = `event:attend:${event.id}`
  const reason = { userId, cause, title: 'เข้าร่วมกิจกรรม', href: hrefOf(event), now }
  await rewardKoin(tx, { ...reason, source: 'event', amount: event.reward })
  const skill = event.skill as EventItem['skill']
  await giveSkillPoints(tx, { ...reason, points: { [skill]: points } })
  const facts = { kind: event.kind, skill }
  await recordActivity(tx, { userId, kind: eventAttended, subjectId: event.id, facts, cause, now })
  return told
}
