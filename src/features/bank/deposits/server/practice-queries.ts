import type { Db, Tx } from '#db/open.ts'
import { sumFunds } from '#features/bank/fund-orders/server/holding-queries.ts'
import { readPracticeBalance } from '#features/koin/server/queries.ts'
import { practiceBaht } from '#lib/money.ts'
import type { BankAccounts } from '../contract.ts'

/** The practice purse of a person, and what their fund units are worth at the last NAVs, with orders under way. */
export async function readPractice(db: Db | Tx, userId: string): Promise<BankAccounts['practice']> {
  const funds = await sumFunds(db, userId)
  return { wallet: await readPracticeBalance(db, userId), funds: funds === null ? null : practiceBaht(funds) }
}
