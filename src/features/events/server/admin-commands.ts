import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { refuseOwnGain } from '#features/identity/accounts/server/gain-queries.ts'
import { staffValueErrors, worthOf } from '#features/staff-value/contract.ts'
import { spendAlone } from '#features/staff-value/server/value-commands.ts'
import { refusals } from '#lib/errors.ts'
import { koin } from '#lib/money.ts'
import { newId } from '#lib/server/new-id.ts'
import { splitTitle } from '#lib/title-phrases.ts'
import { adminEventErrors, type EventForm, type SavedForm } from '../admin-contract.ts'
import { eventErrors } from '../event-contract.ts'
import { formOf } from './admin-queries.ts'
import { findEvent } from './list-queries.ts'
import { askPayout, type Payout } from './reward-commands.ts'
import { giveVoucher } from './voucher-commands.ts'

const refusal = refusals({ ...staffValueErrors, ...eventErrors, ...adminEventErrors })

type ByStaff = { actorId: string; now: Date }

/** Creates an event and returns its id. Its payout may await a second person's approval (askPayout). */
export async function createEvent(
  tx: Tx,
  { actorId, now, form: typed }: ByStaff & { form: EventForm },
): Promise<string> {
  const id = newId(now)
  const form = { ...typed, ...splitTitle(typed.title) }
  const wanted = payoutOf(form)
  const row = { ...rowOf(form), reward: koin(0) }
  await tx
    .insertInto('event')
    .values({ ...row, id, organiser: 'Koinklass', made_at: now, updated_at: now, edited_by_staff_at: now })
    .execute()
  const held = await askPayout(tx, { eventId: id, before: null, wanted, actorId, now })
  if (held.reward > 0) await tx.updateTable('event').set(held).where('id', '=', id).execute()
  const subject = { kind: 'event', id } as const
  await recordStaffAct(tx, { actorId, act: 'event.created', subject, before: null, after: { ...form, ...held }, now })
  return id
}

/**
 * Edits an event. Throws event_not_found, event_called_off, and event_has_people when the fee would change after people
 * joined, or the capacity fall below the seats taken. A raised payout may await a second person's approval.
 */
export async function editEvent(
  tx: Tx,
  { actorId, now, eventId, form: typed }: ByStaff & { eventId: string; form: EventForm },
): Promise<void> {
  const form = { ...typed, ...splitTitle(typed.title) }
  const event = await findEvent(tx, eventId)
  if (event.called_off_at) throw refusal('event_called_off')
  const before = formOf(event)
  const changed = Object.keys(form).filter((name) => !isSame(name as keyof SavedForm, before, form))
  if (changed.length === 0) return
  const held = await askPayout(tx, { eventId, before: payoutOf(before), wanted: payoutOf(form), actorId, now })
  // The condition is part of the UPDATE, since somebody may be joining concurrently.
  const edited = await tx
    .updateTable('event')
    .set((e) => ({
      ...rowOf(form),
      ...held,
      revision: e('revision', '+', 1),
      updated_at: now,
      edited_by_staff_at: now,
    }))
    .where('id', '=', eventId)
    .where('called_off_at', 'is', null)
    .where('seats_taken', '<=', held.capacity)
    .where((e) => e.or([e('fee', '=', koin(form.fee)), e.and([e('seats_taken', '=', 0), e('waiting', '=', 0)])]))
    .executeTakeFirst()
  if (edited.numUpdatedRows === 0n) throw refusal('event_has_people')
  const part = (of: SavedForm) => Object.fromEntries(changed.map((name) => [name, of[name as keyof SavedForm]]))
  const subject = { kind: 'event', id: eventId } as const
  await recordStaffAct(tx, {
    actorId,
    act: 'event.edited',
    subject,
    before: part(before),
    after: part({ ...form, ...held }),
    now,
  })
}

/** Gives a voucher to the member with this display name, once per reference. Throws person_not_found, own_gain. */
export async function giveVoucherByName(
  tx: Tx,
  { actorId, now, name, reference }: ByStaff & { name: string; reference: string },
): Promise<{ isNew: boolean }> {
  const person = await tx
    .selectFrom('user_account')
    .select('user_id')
    .where('display_name', '=', name)
    .executeTakeFirst()
  if (!person) throw refusal('person_not_found')
  await refuseOwnGain(tx, { actorId, userId: person.user_id })
  const given = await giveVoucher(tx, { userId: person.user_id, cause: `staff:${reference}`, now })
  const subject = { kind: 'event_voucher', id: reference } as const
  const value = given.isNew ? worthOf.vouchers(1) : 0
  if (!(await spendAlone(tx, { actorId, kind: 'voucher', subject, value, now }))) throw refusal('alone_spent')
  if (given.isNew)
    await recordStaffAct(tx, {
      actorId,
      act: 'event.voucher-given',
      subject,
      before: null,
      after: { to: person.user_id },
      now,
    })
  return given
}

const times = ['opens_at', 'closes_at', 'starts_at', 'ends_at'] as const

function isSame(name: keyof SavedForm, before: SavedForm, after: SavedForm): boolean {
  if (times.some((time) => time === name)) return Date.parse(String(before[name])) === Date.parse(String(after[name]))
  return JSON.stringify(before[name]) === JSON.stringify(after[name])
}

function payoutOf({ reward, capacity }: EventForm): Payout {
  return { reward: koin(reward), capacity }
}

function rowOf(form: SavedForm) {
  const { cover, fee, reward, opens_at, closes_at, starts_at, ends_at, ...rest } = form
  return {
    ...rest,
    // Covers chosen by staff are decorative (empty alt): the title beside them says what the event is.
    cover: JSON.stringify({ art: cover, alt: '' }),
    fee: koin(fee),
    reward: koin(reward),
    opens_at: new Date(opens_at),
    closes_at: new Date(closes_at),
    starts_at: new Date(starts_at),
    ends_at: new Date(ends_at),
  }
}
