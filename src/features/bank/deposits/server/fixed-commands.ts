import type { Tx } from '#db/open.ts'
import { recordActivity } from '#features/activity/server/commands.ts'
import { readBankBasis, readRatesOf } from '#features/bank/rates/server/terms-queries.ts'
import { refusals } from '#lib/errors.ts'
import type { Koin } from '#lib/money.ts'
import { newId } from '#lib/server/new-id.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { addBankMonths, bankDayAt } from '../../clock/clock-rules.ts'
import type { FixedTerm } from '../../rates/contract.ts'
import { ratesOn } from '../../rates/rate-rules.ts'
import { nameOfFixed } from '../book-rules.ts'
import { type AtMaturity, depositErrors } from '../contract.ts'
import { payFixed } from '../payout-rules.ts'
import { depositOpened } from './activities.ts'
import { settlePerson } from './end-of-day-commands.ts'
import { payOut, putIntoDeposit, refuseOpening, scheduleEndOfDays } from './opening-commands.ts'

const refusal = refusals(depositErrors)

type NewFixed = {
  userId: string
  term: FixedTerm
  amount: Koin
  atMaturity: AtMaturity
  expectedRate: number | undefined
  now: Date
}

/** Opens a fixed deposit from the wallet → its id. Needs an Idempotency-Key around it. Refuses as openFixed says. */
export async function openFixed(tx: Tx, { expectedRate, ...opening }: NewFixed): Promise<string> {
  const { userId, term, amount, atMaturity, now } = opening
  const basis = await readBankBasis(tx)
  await settlePerson(tx, basis, userId, now)
  const rates = ratesOn((await readRatesOf(tx, basis, [userId]))(userId), bangkokDay(now))
  const rate = rates.fixed[`${term}`]
  await refuseOpening(tx, { userId, basis, product: 'fixed', amount, rate, expectedRate, now })
  const id = newId(now)
  const opened_on = bankDayAt(basis.clock, now)
  await tx
    .insertInto('fixed_deposit')
    .values({
      user_id: userId,
      id,
      term,
      principal: amount,
      opened_on,
      matures_on: addBankMonths(opened_on, term),
      rate,
      early_rate: rates.savings,
      at_maturity: atMaturity,
      opened_at: now,
    })
    .execute()
  await putIntoDeposit(tx, { userId, id, amount, act: 'open', title: nameOfFixed(term), now })
  await scheduleEndOfDays(tx, userId)
  const facts = { type: 'fixed', term, amount: amount as number }
  await recordActivity(tx, { userId, kind: depositOpened, subjectId: id, facts, cause: `bank:${id}:opened`, now })
  return id
}

type OfDeposit = { userId: string; id: string; now: Date }

/** Closes a fixed deposit before its maturity. Throws deposit_not_found or deposit_ended. */
export async function closeFixed(tx: Tx, owner: OfDeposit): Promise<void> {
  const { userId, id, now } = owner
  const { deposit, today } = await lockFixed(tx, owner)
  const payout = payFixed(deposit, today)
  await payOut(tx, { userId, id, payout, title: `ปิด${nameOfFixed(deposit.term)} ก่อนกำหนด`, now })
  await tx
    .updateTable('fixed_deposit')
    .set({ state: 'closed', ended_on: today, closed_at: now, interest: payout.interest, tax: payout.tax })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
  await scheduleEndOfDays(tx, userId)
}

/** Changes what happens at maturity. Throws deposit_not_found or deposit_ended. */
export async function changeAtMaturity(
  tx: Tx,
  { atMaturity, ...owner }: OfDeposit & { atMaturity: AtMaturity },
): Promise<void> {
  await lockFixed(tx, owner)
  await tx
    .updateTable('fixed_deposit')
    .set({ at_maturity: atMaturity })
    .where('user_id', '=', owner.userId)
    .where('id', '=', owner.id)
    .execute()
}

/** One's own open fixed deposit, after all its nights, held until the end of the transaction; and the bank day. */
async function lockFixed(tx: Tx, { userId, id, now }: OfDeposit) {
  const basis = await readBankBasis(tx)
  await settlePerson(tx, basis, userId, now)
  const deposit = await tx
    .selectFrom('fixed_deposit')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!deposit) throw refusal('deposit_not_found')
  if (deposit.state !== 'open') throw refusal('deposit_ended')
  return { deposit, today: bankDayAt(basis.clock, now) }
}
