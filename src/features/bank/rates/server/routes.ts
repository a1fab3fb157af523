import type { Db, Tx } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { bind } from '#lib/server/routes.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import * as adminContract from '../admin-contract.ts'
import * as contract from '../contract.ts'
import { ratesOn } from '../rate-rules.ts'
import { askBankRate, pauseProduct } from './admin-commands.ts'
import { listBankRates, listPauses } from './queries.ts'
import { pausedAt, readTerms } from './terms-queries.ts'

type Parts = { db: Db; clock: () => Date }

export const bankRateRoutes = ({ db, clock }: Parts) => [
  ...bind(contract, { showBankTerms: () => readTerms(db, clock()) }),
  ...bind(adminContract, {
    showAdminRates: () => showRates(db, clock()),
    setAdminRate: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return runOnce(db, input, staff.now, async (tx) => {
        await askBankRate(tx, { ...staff, body: input.body })
        return showRates(tx, staff.now)
      })
    },
    pauseBankProduct: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return runOnce(db, input, staff.now, async (tx) => {
        await pauseProduct(tx, { ...staff, ...input.body })
        return showRates(tx, staff.now)
      })
    },
  }),
]

async function showRates(db: Db | Tx, now: Date) {
  const rows = await listBankRates(db)
  const today = bangkokDay(now)
  return {
    rates: ratesOn(rows, today),
    rows: rows.map((row) => ({ ...row, is_begun: row.starts_on <= today })),
    paused: pausedAt(await listPauses(db), now),
  }
}
