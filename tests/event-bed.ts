import { auditLedger } from '#features/koin/server/audit-queries.ts'
import { koin } from '#lib/money.ts'
import { newId } from '#lib/server/new-id.ts'
import type { openTestbed } from './testbed.ts'

type Bed = Awaited<ReturnType<typeof openTestbed>>
type Wanted = {
  capacity?: number
  fee?: number
  reward?: number
  /** Hours relative to the bed's clock. */
  opensIn?: number
  closesIn?: number
  startsIn?: number
  endsIn?: number
  online?: string | null
}

const hourMs = 3_600_000

/** Inserts an event directly into the database: open, in a week, with ten seats, free by default. */
export async function anEvent(bed: Pick<Bed, 'db'> & { clock: { now: Date } }, wanted: Wanted = {}): Promise<string> {
  const { capacity = 10, fee = 0, reward = 0, opensIn = -24, startsIn = 7 * 24, online = null } = wanted
  const { closesIn = startsIn - 1, endsIn = startsIn + 2 } = wanted
  const at = (hours: number) => new Date(bed.clock.now.getTime() + hours * hourMs)
  const id = newId(bed.clock.now)
  await bed.db
    .insertInto('event')
    .values({
      id,
      kind: 'workshop',
      skill: 'planning',
      title: 'ห้องทดลอง|งบเดือนแรก',
      summary: 'ลองแบ่งเงินหนึ่งเดือน',
      description: 'ย่อหน้าแรก\n\nย่อหน้าที่สอง',
      cover: JSON.stringify({ art: 'market', alt: 'ตลาด' }),
      organiser: 'Koinklass',
      place: 'ห้องเรียนรู้ (สถานที่จำลอง)',
      online_url: online,
      opens_at: at(opensIn),
      closes_at: at(closesIn),
      starts_at: at(startsIn),
      ends_at: at(endsIn),
      capacity,
      fee: koin(fee),
      reward: koin(reward),
      made_at: bed.clock.now,
      updated_at: bed.clock.now,
    })
    .execute()
  return id
}

/**
 * Inconsistencies, which must be none: counters that differ from the rows, seats that do not match the ledger, vouchers
 * used for nothing.
 */
export async function findEventFaults(bed: Pick<Bed, 'db'>): Promise<string[]> {
  const { db } = bed
  const [events, seats, vouchers, entries, books] = await Promise.all([
    db.selectFrom('event').selectAll().execute(),
    db.selectFrom('event_seat').selectAll().execute(),
    db.selectFrom('event_voucher').selectAll().execute(),
    db.selectFrom('ledger_transfer').select(['cause']).where('cause', 'like', 'event:%').execute(),
    auditLedger(db),
  ])
  const causes = new Set(entries.map(({ cause }) => cause))
  const faults = books.map(({ check, count }) => `${check}: ${count}`)
  for (const event of events) {
    const own = seats.filter((seat) => seat.event_id === event.id)
    const taken = own.filter((seat) => seat.queue_place === null).length
    const waiting = own.length - taken
    if (event.seats_taken !== taken) faults.push(`${event.id}: ${event.seats_taken} seats counted, ${taken} there`)
    if (event.waiting !== waiting) faults.push(`${event.id}: ${event.waiting} waiting counted, ${waiting} there`)
    const places = own.flatMap(({ queue_place }) => queue_place ?? [])
    if (new Set(places).size !== places.length) faults.push(`${event.id}: two at one place of the queue`)
  }
  for (const seat of seats) {
    const isPaid = causes.has(`event:join:${seat.id}`)
    if (isPaid !== seat.paid > 0) faults.push(`${seat.id}: paid ${seat.paid}, booked ${isPaid}`)
    const voucher = vouchers.find(({ seat_id }) => seat_id === seat.id)
    const holdsVoucher = seat.with_voucher && seat.queue_place === null && !seat.settled_at
    if (Boolean(voucher) !== holdsVoucher) faults.push(`${seat.id}: voucher ${voucher?.id}`)
    if (voucher && voucher.user_id !== seat.user_id) faults.push(`${seat.id}: another's voucher`)
  }
  return faults
}
