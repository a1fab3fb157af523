import type { Db } from '#db/open.ts'
import { runOnce, runOnceThenView } from '#db/run-once.ts'
import { koin } from '#lib/money.ts'
import { bind } from '#lib/server/routes.ts'
import * as adjustContract from '../adjust-contract.ts'
import * as rateContract from '../rate-contract.ts'
import { adjustKoin } from './adjust-commands.ts'
import { findPeopleWithWallet, readAdjustments } from './adjust-queries.ts'
import { askKoinRate, forecastRate } from './rate-commands.ts'
import { readKoinRates } from './rate-queries.ts'

export const financeRoutes = ({ db, clock }: { db: Db; clock: () => Date }) => [
  ...bind(adjustContract, {
    findWallets: ({ query }) => findPeopleWithWallet(db, query.keyword),
    listAdjustments: ({ caller }) => readAdjustments(db, { actorId: caller.userId, now: clock() }),
    adminAdjustKoin: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      const adjustment = { ...input.body, amount: koin(input.body.amount) }
      return runOnceThenView(db, input, staff.now, {
        work: async (tx) => ({ is_waiting: await adjustKoin(tx, { adjustment, ...staff }) }),
        view: async (on, stored) => ({ ...(await readAdjustments(on, staff)), ...stored }),
      })
    },
  }),
  ...bind(rateContract, {
    listKoinRates: () => readKoinRates(db, clock()),
    forecastKoinRate: ({ body }) => forecastRate(db, { ...body, koin: koin(body.koin) }, clock()),
    proposeKoinRate: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return runOnce(db, input, staff.now, async (tx) => {
        await askKoinRate(tx, { body: { ...input.body, koin: koin(input.body.koin) }, ...staff })
        return readKoinRates(tx, staff.now)
      })
    },
  }),
]
