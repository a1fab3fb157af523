import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { refusals } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import { giftErrors } from '../../gifts/contract.ts'
import { isGift } from '../../gifts/server/queries.ts'
import { adminPrizeErrors, type PrizeForm } from '../admin-prize-contract.ts'
import { prizeErrors } from '../prize-contract.ts'
import type { ByStaff } from './admin-commands.ts'
import { askPrize } from './ask-prize-commands.ts'
import { findPrize, type PrizeRow } from './prize-queries.ts'

const refusal = refusals({ ...giftErrors, ...prizeErrors, ...adminPrizeErrors })

/** Sets a prize; its id is the answer, and whether it waits for a second person. Throws gift_not_found. */
export async function createPrize(tx: Tx, { actorId, now, form }: ByStaff & { form: PrizeForm }) {
  if (!(await isGift(tx, form.gift))) throw refusal('gift_not_found')
  const id = newId(now)
  await sql`
    insert into big_prize (id, title, summary, gift_id, value_baht, stock, opens_at, ends_at, made_by, made_at, edited_by_staff_at)
    values (${id}, ${form.title}, ${form.summary}, ${form.gift}, ${form.value_baht}, ${form.stock}, ${form.opens_at},
      ${form.ends_at}, ${actorId}, ${now}, ${now})`.execute(tx)
  const subject = { kind: 'big_prize', id } as const
  await recordStaffAct(tx, { actorId, act: 'quest.prize-created', subject, before: null, after: form, now })
  return { id, isWaiting: await askPrize(tx, { id, before: null, form, actorId, now }) }
}

/** Changes a prize; true where a second person has to agree. Throws prize_not_found, gift_not_found, and prize_has_people (another gift, or fewer than are taken). */
export async function editPrize(
  tx: Tx,
  { id, actorId, now, form }: ByStaff & { id: string; form: PrizeForm },
): Promise<boolean> {
  const prize = await findPrize(tx, id)
  if (!prize) throw refusal('prize_not_found')
  if (!(await isGift(tx, form.gift))) throw refusal('gift_not_found')
  const { numAffectedRows } = await sql`
    update big_prize set title = ${form.title}, summary = ${form.summary}, gift_id = ${form.gift},
      value_baht = ${form.value_baht}, stock = ${form.stock}, opens_at = ${form.opens_at}, ends_at = ${form.ends_at},
      made_by = ${actorId}, edited_by_staff_at = ${now}
    where id = ${id} and taken <= ${form.stock} and (taken = 0 or gift_id = ${form.gift})`.execute(tx)
  if (numAffectedRows === 0n) throw refusal('prize_has_people')
  const subject = { kind: 'big_prize', id } as const
  const before = formOfPrize(prize)
  await recordStaffAct(tx, { actorId, act: 'quest.prize-edited', subject, before, after: form, now })
  const isTaken = prize.taken > 0
  return askPrize(tx, { id, before: prize.is_waiting ? null : before, form, isTaken, actorId, now })
}

/** The form as it would be filled in to get this prize. */
export function formOfPrize({ title, summary, gift_id, value_baht, stock, opens_at, ends_at }: PrizeRow): PrizeForm {
  const times = { opens_at: opens_at.toISOString(), ends_at: ends_at.toISOString() }
  return { title, summary, gift: gift_id, value_baht, stock, ...times }
}
