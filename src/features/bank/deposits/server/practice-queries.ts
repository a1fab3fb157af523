import type { Db, Tx } from '#db/open.ts'
import { readPracticeBalance } from '#features/koin/server/queries.ts'
import type { BankAccounts } from '../contract.ts'

/** The practice purse of a person, and what their fund units are worth; null: not known here. */
export async function readPractice(db: Db | Tx, userId: string): Promise<BankAccounts['practice']> {
  return { purse: await readPracticeBalance(db, userId), funds: null }
}
