import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { commonRefusal } from '#lib/errors.ts'
import { bind } from '#lib/server/routes.ts'
import * as admin from '../admin-contract.ts'
import { readFundBooks } from './books-queries.ts'
import { isPerson, viewHoldings } from './holding-queries.ts'
import { listOrders, toOrder } from './queries.ts'

const account = 'own'

export const fundOrderAdminRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(admin, {
    showFundBooks: () => readFundBooks(db, clock()),

    lookAtFunds: (input) => {
      const { user_id: userId, reason } = input.body
      const now = clock()
      return runOnce(db, input, now, async (tx) => {
        if (!(await isPerson(tx, userId))) throw commonRefusal('not_found')
        const subject = { kind: 'person', id: userId } as const
        const actorId = input.caller.userId
        await recordStaffAct(tx, {
          actorId,
          act: 'bank.funds-looked-at',
          subject,
          before: null,
          after: { reason },
          now,
        })
        const { wallet, items } = await viewHoldings(tx, userId, now)
        const { rows } = await listOrders(tx, { userId, account, state: 'all', page: 1, limit: 50 })
        return { wallet, items, orders: rows.map((row) => toOrder(row, now)) }
      })
    },
  })
