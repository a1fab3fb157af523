import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { type BankBasis, readClockWait } from '#features/bank/rates/server/terms-queries.ts'
import { whyNotNames } from '#features/identity/accounts/content.ts'
import { readReason } from '#features/identity/accounts/server/account-queries.ts'
import { moveMoney } from '#features/koin/server/commands.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { refusals } from '#lib/errors.ts'
import { formatKoin, type Koin, koin } from '#lib/money.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { type BankProduct, rateErrors } from '../../rates/contract.ts'
import { formatRate, pauseAt } from '../../rates/rate-rules.ts'
import { depositLines, depositPath, payoutLines } from '../book-rules.ts'
import { depositErrors, type Payout } from '../contract.ts'

const refusal = refusals({ ...depositErrors, product_paused: rateErrors.product_paused })

type Opening = {
  userId: string
  basis: BankBasis
  product: BankProduct
  amount: Koin
  rate: number
  expectedRate: number | undefined
  now: Date
}

/**
 * Refuses an opening that may not be: deposit_not_allowed, product_paused, bank_own_clock,
 * bank_rate_changed, deposit_short. The wallet may
 * still be emptied meanwhile: then the ledger refuses by itself.
 */
export async function refuseOpening(tx: Tx, opening: Opening): Promise<void> {
  const { userId, basis, product, amount, rate, expectedRate, now } = opening
  const reason = await readReason(tx, userId, 'save', now)
  if (reason) throw refusal('deposit_not_allowed', { values: { why: whyNotNames[reason] } })
  const why = pauseAt(basis.pauses, product, now)
  if (why !== null) throw refusal('product_paused', { values: { why } })
  const day = await readClockWait(tx, userId, now)
  if (day !== null) throw refusal('bank_own_clock', { values: { day: formatThaiDate(day) } })
  if (expectedRate !== undefined && expectedRate !== rate)
    throw refusal('bank_rate_changed', { values: { rate: formatRate(rate) }, figures: { rate } })
  const missing = amount - (await readBalance(tx, userId))
  if (missing > 0) throw refusal('deposit_short', { values: { koin: formatKoin(koin(missing)) }, figures: { missing } })
}

/** Puts koin from the wallet into a deposit. Throws not_enough_koin. */
export async function putIntoDeposit(
  tx: Tx,
  {
    amount,
    id,
    act,
    title,
    ...owner
  }: { userId: string; id: string; amount: Koin; act: string; title: string; now: Date },
): Promise<void> {
  const reason = { ...owner, cause: `bank:${id}:${act}`, title, href: depositPath(id) }
  await moveMoney(tx, { ...reason, currency: 'koin', lines: depositLines(amount) })
}

/** Pays a deposit that is closed early into the wallet. */
export async function payOut(
  tx: Tx,
  { payout, id, title, ...owner }: { userId: string; id: string; payout: Payout; title: string; now: Date },
): Promise<void> {
  const reason = { ...owner, cause: `bank:${id}:close`, title, href: depositPath(id) }
  await moveMoney(tx, { ...reason, currency: 'koin', lines: payoutLines(payout) })
}

/** Sets the next day of a person's nights from their open deposits; the person's row is locked. */
export async function scheduleEndOfDays(tx: Tx, userId: string): Promise<void> {
  await sql`
    update bank_person set due_on = least(
      (half_from + interval '6 months')::date,
      (select min(matures_on) from fixed_deposit where user_id = ${userId} and state = 'open'),
      (select min(coalesce(next_try, matures_on)) from thaweesup
        where user_id = ${userId} and state in ('open', 'stopped'))
    )
    where user_id = ${userId}`.execute(tx)
}
