import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { toPage } from '#lib/contract.ts'
import { refusals } from '#lib/errors.ts'
import { koin } from '#lib/money.ts'
import { bind } from '#lib/server/routes.ts'
import type { FixedView, ThaweesupView } from '../contract.ts'
import * as contract from '../contract.ts'
import { changeAtMaturity, closeFixed, openFixed } from './fixed-commands.ts'
import { listEnded, quoteClosing, viewAccounts, viewDeposit } from './queries.ts'
import { closeThaweesup, openThaweesup } from './thaweesup-commands.ts'

const refusal = refusals(contract.depositErrors)

export const depositRoutes = ({ db, clock }: { db: Db; clock: () => Date }) => {
  const owner = ({ caller }: { caller: { userId: string } }) => ({ userId: caller.userId, now: clock() })
  // Nothing else tells a second opening from the first one sent again.
  const needKey = (key: string | null) => {
    if (key === null) throw refusal('bank_key_needed')
  }

  return bind(contract, {
    showBankAccounts: (input) => viewAccounts(db, owner(input)),
    showDeposit: (input) => viewDeposit(db, { ...owner(input), id: input.query.id }),
    listEndedDeposits: async (input) => {
      const { items, total } = await listEnded(db, { ...owner(input), ...input.query })
      return toPage(items, total, input.query)
    },
    quoteClosing: (input) => quoteClosing(db, { ...owner(input), id: input.query.id }),

    openFixed: async (input) => {
      needKey(input.request.idempotencyKey)
      const { term, amount, atMaturity, expected_rate: expectedRate } = input.body
      const who = owner(input)
      return runOnce(db, input, who.now, async (tx) => {
        const id = await openFixed(tx, { ...who, term, amount: koin(amount), atMaturity, expectedRate })
        return {
          deposit: (await viewDeposit(tx, { ...who, id })) as FixedView,
          koin: await readBalance(tx, who.userId),
        }
      })
    },

    closeFixed: async (input) => {
      const who = { ...owner(input), id: input.body.id }
      return runOnce(db, input, who.now, async (tx) => {
        await closeFixed(tx, who)
        return { deposit: (await viewDeposit(tx, who)) as FixedView, koin: await readBalance(tx, who.userId) }
      })
    },

    changeAtMaturity: async (input) => {
      const who = { ...owner(input), id: input.body.id }
      return runOnce(db, input, who.now, async (tx) => {
        await changeAtMaturity(tx, { ...who, atMaturity: input.body.atMaturity })
        return (await viewDeposit(tx, who)) as FixedView
      })
    },

    openThaweesup: async (input) => {
      needKey(input.request.idempotencyKey)
      const { monthly, expected_rate: expectedRate } = input.body
      const who = owner(input)
      return runOnce(db, input, who.now, async (tx) => {
        const id = await openThaweesup(tx, { ...who, monthly: koin(monthly), expectedRate })
        const deposit = (await viewDeposit(tx, { ...who, id })) as ThaweesupView
        return { deposit, koin: await readBalance(tx, who.userId) }
      })
    },

    closeThaweesup: async (input) => {
      const who = { ...owner(input), id: input.body.id }
      return runOnce(db, input, who.now, async (tx) => {
        await closeThaweesup(tx, who)
        return { deposit: (await viewDeposit(tx, who)) as ThaweesupView, koin: await readBalance(tx, who.userId) }
      })
    },
  })
}
