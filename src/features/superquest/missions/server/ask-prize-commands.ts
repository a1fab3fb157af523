import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { staffValueErrors, worthOf } from '#features/staff-value/contract.ts'
import { propose } from '#features/staff-value/server/proposal-commands.ts'
import type { ProposalKind } from '#features/staff-value/server/proposal-queries.ts'
import { spendAlone } from '#features/staff-value/server/value-commands.ts'
import { refusals } from '#lib/errors.ts'
import { readPieceValue } from '../../gifts/server/queries.ts'
import type { PrizeForm } from '../admin-prize-contract.ts'
import { findPrize } from './prize-queries.ts'

const refusal = refusals(staffValueErrors)

/** A big prize that waits until a second person agrees to what it gives. */
export const bigPrizeAsked: ProposalKind = {
  name: 'big-prize',
  roles: ['editor'],
  read: async (db, id) => ({ สถานะ: 'ยังไม่ประกาศ', ...(await tellPrize(db, id)) }),
  tell: async (db, { subjectId }) => ({ สถานะ: 'ประกาศ', ...(await tellPrize(db, subjectId)) }),
  apply: async (tx, { subjectId }) => {
    await sql`update big_prize set is_waiting = false where id = ${subjectId}`.execute(tx)
  },
}

async function tellPrize(db: Db | Tx, id: string) {
  const prize = await findPrize(db, id)
  return { ของขวัญ: prize?.gift_id ?? '', จำนวน: `${prize?.stock ?? 0} ชิ้น`, มูลค่า: `${prize?.value_baht ?? 0} บาท` }
}

/** What a prize gives away: its pieces, by what is said of them or what they cost, whichever is more. */
async function readGiven(tx: Tx, { gift, stock, value_baht: baht }: PrizeForm): Promise<number> {
  return stock * Math.max(worthOf.baht(baht * 100), await readPieceValue(tx, gift))
}

type Asking = {
  id: string
  before: PrizeForm | null
  form: PrizeForm
  isTaken?: boolean
  actorId: string
  now: Date
}

/**
 * Books what a prize, as it is stored now, gives away more than before; true where that is more than one person may: then it
 * waits. One that somebody has taken is not hidden again: throws alone_spent.
 */
export async function askPrize(tx: Tx, { id, before, form, isTaken, actorId, now }: Asking): Promise<boolean> {
  const added = (await readGiven(tx, form)) - (before ? await readGiven(tx, before) : 0)
  const subject = { kind: 'big_prize', id } as const
  const isAlone = await spendAlone(tx, { actorId, kind: 'goods', subject, value: added, now })
  if (isAlone && before) return false
  if (!isAlone && isTaken) throw refusal('alone_spent')
  await sql`update big_prize set is_waiting = ${!isAlone} where id = ${id}`.execute(tx)
  if (isAlone) return false
  await propose(tx, { kind: bigPrizeAsked, subject, title: form.title, payload: {}, value: added, actorId, now })
  return true
}
