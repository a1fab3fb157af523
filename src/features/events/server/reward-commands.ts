import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { isOneFamily } from '#features/identity/accounts/server/gain-queries.ts'
import { koinErrors } from '#features/koin/contract.ts'
import { spendAlone } from '#features/staff-value/server/value-commands.ts'
import { refusals } from '#lib/errors.ts'
import { type Koin, koin } from '#lib/money.ts'
import { newId } from '#lib/server/new-id.ts'
import { type AskedReward, adminEventErrors } from '../admin-contract.ts'
import { eventErrors } from '../event-contract.ts'
import { findEvent } from './list-queries.ts'

const refusal = refusals({ ...koinErrors, ...eventErrors, ...adminEventErrors })

/** Reward per attendee and capacity: their product is the maximum payout. */
export type Payout = { reward: Koin; capacity: number }
type Asking = { eventId: string; before: Payout | null; wanted: Payout; actorId: string; now: Date }

/**
 * Decides the payout in effect when staff wants another one: the wanted one, or, when it adds more than one person may
 * grant alone within seven days (spendAlone), the previous one until a second person approves. Returns the payout
 * in effect.
 */
export async function askPayout(tx: Tx, { eventId, before, wanted, actorId, now }: Asking): Promise<Payout> {
  const added = worthOf(wanted) - (before ? worthOf(before) : 0)
  if (added <= 0) return wanted
  const subject = { kind: 'event', id: eventId } as const
  const isAlone = await spendAlone(tx, { actorId, kind: 'koin', subject, value: added, now })
  await drop(tx, { eventId, actorId, now })
  const state = isAlone ? 'alone' : 'waiting'
  await tx
    .insertInto('event_reward')
    .values({
      ...wanted,
      event_id: eventId,
      id: newId(now),
      added: koin(added),
      asked_by: actorId,
      asked_at: now,
      state,
    })
    .execute()
  if (isAlone) return wanted
  await recordStaffAct(tx, { actorId, act: 'event.reward-asked', subject, before, after: wanted, now })
  return before ?? { reward: koin(0), capacity: wanted.capacity }
}

function worthOf({ reward, capacity }: Payout): number {
  return reward * capacity
}

type Dropping = { eventId: string; actorId: string; now: Date }

async function drop(tx: Tx, { eventId, actorId, now }: Dropping): Promise<void> {
  await tx
    .updateTable('event_reward')
    .set({ state: 'dropped', decided_by: actorId, decided_at: now })
    .where('event_id', '=', eventId)
    .where('state', '=', 'waiting')
    .execute()
}

type Deciding = Dropping & { id: string; isConfirmed: boolean }

/**
 * A second person's decision on a waiting payout: the event pays it from now on, or it is dropped, which the person who
 * asked may do too. Throws event_not_found, event_called_off, reward_decided, second_person_needed (also for that
 * person's family), event_has_people (more seats are taken than the payout's capacity).
 */
export async function decidePayout(tx: Tx, { eventId, id, isConfirmed, actorId, now }: Deciding): Promise<void> {
  const event = await findEvent(tx, eventId)
  if (event.called_off_at) throw refusal('event_called_off')
  const asked = await sql<{ asked_by: string; reward: Koin; capacity: number }>`
    select asked_by, reward, capacity from event_reward
    where event_id = ${eventId} and id = ${id} and state = 'waiting' for update`.execute(tx)
  const wanted = asked.rows[0]
  if (!wanted) throw refusal('reward_decided')
  const { reward, capacity } = wanted
  if (isConfirmed && (await isOneFamily(tx, { actorId, userId: wanted.asked_by })))
    throw refusal('second_person_needed')
  if (isConfirmed) await setPayout(tx, eventId, { reward, capacity }, now)
  await tx
    .updateTable('event_reward')
    .set({ state: isConfirmed ? 'confirmed' : 'dropped', decided_by: actorId, decided_at: now })
    .where('event_id', '=', eventId)
    .where('id', '=', id)
    .execute()
  await recordStaffAct(tx, {
    actorId,
    act: isConfirmed ? 'event.reward-confirmed' : 'event.reward-dropped',
    subject: { kind: 'event', id: eventId },
    before: { reward: event.reward, capacity: event.capacity },
    after: { reward, capacity },
    now,
  })
}

async function setPayout(tx: Tx, eventId: string, payout: Payout, now: Date): Promise<void> {
  const set = await tx
    .updateTable('event')
    .set((e) => ({ ...payout, revision: e('revision', '+', 1), updated_at: now, edited_by_staff_at: now }))
    .where('id', '=', eventId)
    .where('called_off_at', 'is', null)
    .where('seats_taken', '<=', payout.capacity)
    .executeTakeFirst()
  if (set.numUpdatedRows === 0n) throw refusal('event_has_people')
}

/** The payout of an event that awaits a second person, as seen by this member of staff; null when there is none. */
export async function findAskedPayout(db: Db, eventId: string, actorId: string): Promise<AskedReward | null> {
  const { rows } = await sql<{ id: string; reward: Koin; capacity: number; asked_by: string; name: string | null }>`
    select event_reward.id, reward, capacity, asked_by, display_name as name
    from event_reward left join user_account on user_account.user_id = asked_by
    where event_id = ${eventId} and state = 'waiting'`.execute(db)
  if (!rows[0]) return null
  const { asked_by: askedBy, name, ...asked } = rows[0]
  return { ...asked, by: name ?? 'บัญชีที่ลบแล้ว', is_own: askedBy === actorId }
}
