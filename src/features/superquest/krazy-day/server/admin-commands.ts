import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { refusals } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import { shiftDays } from '#lib/thai/bangkok-time.ts'
import { giftErrors } from '../../gifts/contract.ts'
import { isGift } from '../../gifts/server/queries.ts'
import { adminKrazyDayErrors, type KrazyDayForm } from '../admin-contract.ts'
import { krazyDayErrors } from '../contract.ts'
import { isOutsideSchool } from '../krazy-day-state-rules.ts'
import { askDay } from './ask-commands.ts'
import { type DayRow, findDay, readDays, viewDays } from './day-queries.ts'

const refusal = refusals({ ...giftErrors, ...krazyDayErrors, ...adminKrazyDayErrors })
const announcedMs = 24 * 3_600_000
const maxListed = 200

type ByStaff = { actorId: string; now: Date }

/**
 * Announces a day; its id is the answer, and whether it waits for a second person. Throws gift_not_found, krazy_day_in_school, _too_soon, _overlaps.
 */
export async function createKrazyDay(
  tx: Tx,
  { actorId, now, form }: ByStaff & { form: KrazyDayForm },
): Promise<{ id: string; isWaiting: boolean }> {
  const id = newId(now)
  await refuseUnlessGood(tx, { id, form, now })
  await sql`
    insert into krazy_day (id, title, summary, gift_id, price, stock, opens_at, ends_at, made_by, made_at, edited_by_staff_at)
    values (${id}, ${form.title}, ${form.summary}, ${form.gift}, ${form.price}, ${form.stock}, ${form.opens_at},
      ${form.ends_at}, ${actorId}, ${now}, ${now})`.execute(tx)
  await note(tx, { act: 'quest.krazy-day-announced', id, actorId, before: null, after: form, now })
  return { id, isWaiting: await askDay(tx, { id, before: null, form, actorId, now }) }
}

/**
 * Changes a day before it begins; begun, it may only get more pieces. True: a second person has to
 * agree. Refuses as createKrazyDay, with _not_found and _begun.
 */
export async function editKrazyDay(
  tx: Tx,
  { id, actorId, now, form }: ByStaff & { id: string; form: KrazyDayForm },
): Promise<boolean> {
  const day = await findDay(tx, id)
  if (!day) throw refusal('krazy_day_not_found')
  const before = formOfDay(day)
  if (now >= day.opens_at && !isMoreAlone(before, form)) throw refusal('krazy_day_begun')
  if (now < day.opens_at) await refuseUnlessGood(tx, { id, form, now })
  await sql`
    update krazy_day set title = ${form.title}, summary = ${form.summary}, gift_id = ${form.gift}, price = ${form.price},
      stock = ${form.stock}, opens_at = ${form.opens_at}, ends_at = ${form.ends_at}, made_by = ${actorId},
      edited_by_staff_at = ${now}
    where id = ${id}`.execute(tx)
  await note(tx, { act: 'quest.krazy-day-edited', id, actorId, before, after: form, now })
  return askDay(tx, { id, before: day.is_waiting ? null : before, form, actorId, now })
}

/** Moves a day by so many days, as an edit of its times. Refuses as editKrazyDay. */
export async function moveKrazyDay(
  tx: Tx,
  { id, days, actorId, now }: ByStaff & { id: string; days: number },
): Promise<boolean> {
  const day = await findDay(tx, id)
  if (!day) throw refusal('krazy_day_not_found')
  const times = {
    opens_at: shiftDays(day.opens_at, days).toISOString(),
    ends_at: shiftDays(day.ends_at, days).toISOString(),
  }
  return editKrazyDay(tx, { id, actorId, now, form: { ...formOfDay(day), ...times } })
}

/** Takes a day back before it begins. Throws krazy_day_not_found, krazy_day_begun. */
export async function cancelKrazyDay(tx: Tx, { id, actorId, now }: ByStaff & { id: string }): Promise<void> {
  if (!(await findDay(tx, id))) throw refusal('krazy_day_not_found')
  const { numAffectedRows } = await sql`
    update krazy_day set cancelled_at = ${now} where id = ${id} and opens_at > ${now}`.execute(tx)
  if (numAffectedRows === 0n) throw refusal('krazy_day_begun')
  await note(tx, { act: 'quest.krazy-day-cancelled', id, actorId, before: null, after: null, now })
}

function isMoreAlone({ stock, ...before }: KrazyDayForm, { stock: wanted, ...form }: KrazyDayForm): boolean {
  const plain = (one: Omit<KrazyDayForm, 'stock'>) =>
    JSON.stringify(
      { ...one, opens_at: Date.parse(one.opens_at), ends_at: Date.parse(one.ends_at) },
      Object.keys(one).sort(),
    )
  return wanted >= stock && plain(before) === plain(form)
}

async function refuseUnlessGood(
  tx: Tx,
  { id, form, now }: { id: string; form: KrazyDayForm; now: Date },
): Promise<void> {
  const [opensAt, endsAt] = [new Date(form.opens_at), new Date(form.ends_at)]
  if (!(await isGift(tx, form.gift))) throw refusal('gift_not_found')
  if (!isOutsideSchool(opensAt, endsAt)) throw refusal('krazy_day_in_school')
  if (opensAt.getTime() - now.getTime() < announcedMs) throw refusal('krazy_day_too_soon')
  await sql`select pg_advisory_xact_lock(hashtextextended('krazy-days', 0))`.execute(tx)
  const others = await readDays(tx, sql`opens_at < ${endsAt} and ends_at > ${opensAt} and id <> ${id}`)
  if (others.length > 0) throw refusal('krazy_day_overlaps')
}

type Noted = ByStaff & {
  act: 'quest.krazy-day-announced' | 'quest.krazy-day-edited' | 'quest.krazy-day-cancelled'
  id: string
  before: KrazyDayForm | null
  after: KrazyDayForm | null
}

function note(tx: Tx, { id, ...noted }: Noted): Promise<void> {
  return recordStaffAct(tx, { ...noted, subject: { kind: 'krazy_day', id } })
}

/** The form as it would be filled in to get this day. */
function formOfDay({ title, summary, gift_id: gift, price, stock, opens_at, ends_at }: DayRow): KrazyDayForm {
  return { title, summary, gift, price, stock, opens_at: opens_at.toISOString(), ends_at: ends_at.toISOString() }
}

/** Days for staff, newest first, of very many those, with how many asked and were given. */
export async function listDeskDays(db: Db, now: Date) {
  const newest = sql`id in (
    select id from krazy_day where cancelled_at is null order by opens_at desc, id desc limit ${maxListed})`
  const rows = (await readDays(db, newest)).toReversed()
  const days = await viewDays(db, rows, null, now)
  const { rows: counts } = await sql<{ day_id: string; asked: number; given: number }>`
    select day_id, count(*)::int as asked, count(order_id)::int as given from krazy_day_ask group by day_id`.execute(db)
  return rows.map((row, i) => {
    const count = counts.find((one) => one.day_id === row.id)
    return { day: days[i]!, form: formOfDay(row), asked: count?.asked ?? 0, given: count?.given ?? 0 }
  })
}
