import type { Db } from '#db/open.ts'
import { readBankClock } from '#features/bank/clock/server/queries.ts'
import { toPage } from '#lib/contract.ts'
import { bind } from '#lib/server/routes.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import * as adminContract from '../admin-contract.ts'
import * as contract from '../contract.ts'
import { writePassbookCsv } from '../csv-rules.ts'
import { lookAtAccounts } from './admin-commands.ts'
import { readBankBooks } from './books-queries.ts'
import { listMonths, readMonth } from './month-queries.ts'
import { listForFile, readPassbook } from './passbook-queries.ts'

/** Lines of a passbook in one file. */
const maxLines = 5_000

export const statementRoutes = ({ db, clock }: { db: Db; clock: () => Date }) => [
  ...bind(contract, {
    showPassbook: async ({ query, caller: { userId } }) => {
      const { items, total } = await readPassbook(db, { userId, ...query, clock: await readBankClock(db) })
      return toPage(items, total, query)
    },
    listStatements: async ({ query, caller: { userId } }) => {
      const { items, total } = await listMonths(db, { userId, now: clock(), ...query })
      return toPage(items, total, query)
    },
    showStatement: ({ query, caller: { userId } }) => readMonth(db, { userId, now: clock(), month: query.month }),
    passbookCsv: async ({ query: { account }, caller: { userId } }) => {
      const bankClock = await readBankClock(db)
      const lines = await listForFile(db, { userId, account, clock: bankClock }, maxLines)
      const file_name = `koinklass-${account === 'savings' ? 'savings' : account.slice(0, 8)}-${bangkokDay(clock())}.csv`
      return { file_name, csv: writePassbookCsv(lines), lines: lines.length }
    },
  }),
  ...bind(adminContract, {
    // Not by `act`: it would keep the accounts in the reply that it remembers.
    lookAtAccounts: ({ body, caller }) => {
      const looking = { actorId: caller.userId, userId: body.user_id, reason: body.reason, now: clock() }
      return db.transaction().execute((tx) => lookAtAccounts(tx, looking))
    },
    showBankBooks: () => readBankBooks(db),
  }),
]
