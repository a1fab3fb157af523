import { act } from '#db/act.ts'
import type { Db, Tx } from '#db/open.ts'
import { listWaiting } from '#features/proposals/server/queries.ts'
import { bind } from '#lib/server/routes.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import * as adminContract from '../admin-contract.ts'
import * as contract from '../contract.ts'
import { ratesOn } from '../rate-rules.ts'
import { askBankRate, decideBankRate, pauseProduct } from './admin-commands.ts'
import { listBankRates, listPauses } from './queries.ts'
import { pausedAt, readTerms } from './terms-queries.ts'

type Parts = { db: Db; clock: () => Date }

export const bankRateRoutes = ({ db, clock }: Parts) => [
  ...bind(contract, { showBankTerms: () => readTerms(db, clock()) }),
  ...bind(adminContract, {
    showAdminRates: ({ caller }) => showRates(db, caller.userId, clock()),
    setAdminRate: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return act(db, input, staff.now, async (tx) => {
        await askBankRate(tx, { ...staff, body: input.body })
        return showRates(tx, staff.actorId, staff.now)
      })
    },
    decideAdminRate: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return act(db, input, staff.now, async (tx) => {
        await decideBankRate(tx, { ...staff, ...input.body })
        return showRates(tx, staff.actorId, staff.now)
      })
    },
    pauseBankProduct: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return act(db, input, staff.now, async (tx) => {
        await pauseProduct(tx, { ...staff, ...input.body })
        return showRates(tx, staff.actorId, staff.now)
      })
    },
  }),
]

async function showRates(db: Db | Tx, actorId: string, now: Date) {
  const rows = await listBankRates(db)
  const today = bangkokDay(now)
  return {
    rates: ratesOn(rows, today),
    rows: rows.map((row) => ({ ...row, is_begun: row.starts_on <= today })),
    waiting: await listWaiting<adminContract.RateProposal>(db, { kind: 'bank.rate', actorId }),
    paused: pausedAt(await listPauses(db), now),
  }
}
