import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { readBankClock } from '#features/bank/clock/server/queries.ts'
import { moveMoney, openWallets } from '#features/koin/server/commands.ts'
import { practiceBaht } from '#lib/money.ts'
import { addBankMonths, type BankClock, bankDayAt, startOfBankDay } from '../../clock/clock-rules.ts'
import { practiceWalletMonthly, practiceWalletStart } from '../contract.ts'

const href = '/bank/fund/orders'

/** Opens a person's purse with its first sum, once. The next monthly sum comes one bank month later. */
export async function openPracticeWallet(tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<void> {
  const clock = await readBankClock(tx)
  const opened_on = bankDayAt(clock, now)
  const next_on = addBankMonths(opened_on, 1)
  const made = await tx
    .insertInto('practice_purse')
    .values({ user_id: userId, opened_at: now, opened_on, next_on, next_at: startOfBankDay(clock, next_on) })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst()
  if (made.numInsertedOrUpdatedRows !== 1n) return
  await openWallets(tx, { userId, now })
  await pay(tx, { userId, amount: practiceWalletStart, cause: 'purse:start', title: 'เงินเริ่มต้นของกระเป๋าฝึก', now })
}

/**
 * Locks a person's purse until the end of the transaction, opens it if need be, and pays the monthly sums that are due: every
 * act of a person with funds begins with it, so that such acts and the night never cross.
 */
export async function lockPracticeWallet(tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<void> {
  await openPracticeWallet(tx, { userId, now })
  const wallet = await tx
    .selectFrom('practice_purse')
    .select(['user_id', 'opened_on', 'months', 'next_at'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (wallet.next_at <= now) await payMonths(tx, await readBankClock(tx), wallet, now)
}

type Held = { user_id: string; opened_on: string; months: number }

/**
 * Pays the monthly sums that are due, each once, however late. The months count from the day of opening (31 Jan → 28 Feb →
 * 31 Mar), by the clock as it is now: the stored moment is from before its last change.
 */
async function payMonths(
  tx: Tx,
  clock: BankClock,
  { user_id: userId, opened_on, ...held }: Held,
  now: Date,
): Promise<void> {
  let months = held.months
  const nextOn = () => addBankMonths(opened_on, months + 1)
  while (startOfBankDay(clock, nextOn()) <= now) {
    months++
    const cause = `purse:${months}`
    await pay(tx, { userId, amount: practiceWalletMonthly, cause, title: `เงินประจำเดือนธนาคารที่ ${months}`, now })
  }
  const next = { months, next_on: nextOn(), next_at: startOfBankDay(clock, nextOn()) }
  await tx.updateTable('practice_purse').set(next).where('user_id', '=', userId).execute()
}

type Payment = { userId: string; amount: number; cause: string; title: string; now: Date }

async function pay(tx: Tx, { amount, ...reason }: Payment): Promise<void> {
  const lines = [
    { account: 'wallet' as const, amount: practiceBaht(amount) },
    { account: 'allowance' as const, amount: practiceBaht(-amount) },
  ]
  await moveMoney(tx, { ...reason, href, currency: 'practice_baht', lines })
}

const batch = 200

/** Pays everybody whose monthly sum is due. May run twice, at once, and die between two batches. */
export async function payPracticeWallets(db: Db, now: Date): Promise<number> {
  let paid = 0
  for (let isMore = true; isMore; ) {
    const count = await db.transaction().execute(async (tx) => {
      const { rows } = await sql<Held>`
        select user_id, opened_on, months from practice_purse as purse
        where next_at <= ${now} and exists (select from user_account where user_account.user_id = purse.user_id)
        order by next_at limit ${batch} for update skip locked`.execute(tx)
      const clock = await readBankClock(tx)
      for (const wallet of rows.toSorted((a, b) => (a.user_id < b.user_id ? -1 : 1)))
        await payMonths(tx, clock, wallet, now)
      return rows.length
    })
    paid += count
    isMore = count === batch
  }
  return paid
}
