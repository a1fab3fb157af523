import type { Tx } from '#db/open.ts'
import { recordActivity } from '#features/activity/server/commands.ts'
import { readBankBasis, readRatesOf } from '#features/bank/rates/server/terms-queries.ts'
import { refusals } from '#lib/errors.ts'
import type { Koin } from '#lib/money.ts'
import { newId } from '#lib/server/new-id.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { addBankMonths, bankDayAt } from '../../clock/clock-rules.ts'
import { ratesOn } from '../../rates/rate-rules.ts'
import { thaweesupMonths } from '../../rates/terms-rules.ts'
import { thaweesupName } from '../book-rules.ts'
import { depositErrors } from '../contract.ts'
import { firstTry } from '../instalment-rules.ts'
import { payThaweesup } from '../payout-rules.ts'
import { depositOpened } from './activities.ts'
import { settlePerson } from './end-of-day-commands.ts'
import { payOut, putIntoDeposit, refuseOpening, scheduleEndOfDays } from './opening-commands.ts'

const refusal = refusals(depositErrors)

type NewThaweesup = { userId: string; monthly: Koin; expectedRate: number | undefined; now: Date }

/** Opens a Thaweesup and takes its first instalment → its id. Refuses as openThaweesup says. */
export async function openThaweesup(tx: Tx, { userId, monthly, expectedRate, now }: NewThaweesup): Promise<string> {
  const basis = await readBankBasis(tx)
  await settlePerson(tx, basis, userId, now)
  const open = await tx
    .selectFrom('thaweesup')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', 'in', ['open', 'stopped'])
    .executeTakeFirst()
  if (open) throw refusal('thaweesup_open')
  const rates = ratesOn((await readRatesOf(tx, basis, [userId]))(userId), bangkokDay(now))
  const rate = rates.thaweesup
  await refuseOpening(tx, { userId, basis, product: 'thaweesup', amount: monthly, rate, expectedRate, now })
  const id = newId(now)
  const opened_on = bankDayAt(basis.clock, now)
  await tx
    .insertInto('thaweesup')
    .values({
      user_id: userId,
      id,
      monthly,
      opened_on,
      matures_on: addBankMonths(opened_on, thaweesupMonths),
      rate,
      early_rate: rates.savings,
      squares: [0],
      next_try: firstTry(opened_on),
      opened_at: now,
    })
    .execute()
  await putIntoDeposit(tx, { userId, id, amount: monthly, act: 'pay:1', title: `${thaweesupName} งวดที่ 1`, now })
  await scheduleEndOfDays(tx, userId)
  const facts = { type: 'thaweesup', term: thaweesupMonths, amount: monthly as number }
  await recordActivity(tx, { userId, kind: depositOpened, subjectId: id, facts, cause: `bank:${id}:opened`, now })
  return id
}

/** Closes a Thaweesup before its end. Throws deposit_not_found or deposit_ended. */
export async function closeThaweesup(
  tx: Tx,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<void> {
  const basis = await readBankBasis(tx)
  await settlePerson(tx, basis, userId, now)
  const deposit = await tx
    .selectFrom('thaweesup')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!deposit) throw refusal('deposit_not_found')
  if (deposit.ended_on !== null) throw refusal('deposit_ended')
  const today = bankDayAt(basis.clock, now)
  const payout = payThaweesup(deposit, today)
  await payOut(tx, { userId, id, payout, title: `ปิด${thaweesupName} ก่อนกำหนด`, now })
  await tx
    .updateTable('thaweesup')
    .set({
      state: 'closed',
      next_try: null,
      ended_on: today,
      closed_at: now,
      interest: payout.interest,
      tax: payout.tax,
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
  await scheduleEndOfDays(tx, userId)
}
