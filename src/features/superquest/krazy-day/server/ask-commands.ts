import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { staffValueErrors } from '#features/staff-value/contract.ts'
import { propose } from '#features/staff-value/server/proposal-commands.ts'
import type { ProposalKind } from '#features/staff-value/server/proposal-queries.ts'
import { spendAlone } from '#features/staff-value/server/value-commands.ts'
import { refusals } from '#lib/errors.ts'
import { formatKoin, koin } from '#lib/money.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { readPieceValue } from '../../gifts/server/queries.ts'
import type { KrazyDayForm } from '../admin-contract.ts'
import { findDay } from './day-queries.ts'

const refusal = refusals(staffValueErrors)

/** A Krazy Day that waits until a second person agrees to what it gives. */
export const krazyDayAsked: ProposalKind = {
  name: 'krazy-day',
  roles: ['editor'],
  read: async (db, id) => ({ สถานะ: 'ยังไม่ประกาศ', ...(await tellDay(db, id)) }),
  tell: async (db, { subjectId }) => ({ สถานะ: 'ประกาศ', ...(await tellDay(db, subjectId)) }),
  apply: async (tx, { subjectId }) => {
    await sql`update krazy_day set is_waiting = false where id = ${subjectId}`.execute(tx)
  },
}

async function tellDay(db: Parameters<typeof findDay>[0], id: string) {
  const day = await findDay(db, id)
  if (!day) return { วัน: 'ยกเลิกแล้ว' }
  return {
    ของขวัญ: day.gift_id,
    จำนวน: `${day.stock} ชิ้น`,
    ราคา: `${formatKoin(koin(day.price))} koin`,
    เปิด: formatThaiMoment(day.opens_at),
  }
}

type Given = Pick<KrazyDayForm, 'gift' | 'stock' | 'price'>

/** What a day gives away: its pieces at cost, less what is paid for them, in hundredths of koin. */
async function readGiven(tx: Tx, { gift, stock, price }: Given): Promise<number> {
  return stock * Math.max(0, (await readPieceValue(tx, gift)) - price)
}

type Asking = { id: string; before: KrazyDayForm | null; form: KrazyDayForm; actorId: string; now: Date }

/**
 * Books what a day, as it is stored now, gives away more than before; true where that is more than one person may: then the
 * day waits. Begun, it cannot be hidden any more: throws alone_spent.
 */
export async function askDay(tx: Tx, { id, before, form, actorId, now }: Asking): Promise<boolean> {
  const added = (await readGiven(tx, form)) - (before ? await readGiven(tx, before) : 0)
  const subject = { kind: 'krazy_day', id } as const
  const isAlone = await spendAlone(tx, { actorId, kind: 'goods', subject, value: added, now })
  if (isAlone && before) return false
  if (!isAlone && before && now >= new Date(form.opens_at)) throw refusal('alone_spent')
  await sql`update krazy_day set is_waiting = ${!isAlone} where id = ${id}`.execute(tx)
  if (isAlone) return false
  await propose(tx, { kind: krazyDayAsked, subject, title: form.title, payload: {}, value: added, actorId, now })
  return true
}
