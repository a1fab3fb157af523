import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { toPage } from '#lib/contract.ts'
import { bind } from '#lib/server/routes.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import * as contract from '../contract.ts'
import { writePracticeWalletCsv } from '../csv-rules.ts'
import { openPracticeWallet } from './commands.ts'
import { listPracticeWallet, listPracticeWalletForFile, viewPracticeWallet } from './queries.ts'

/** Movements in one file. */
const maxMoves = 5_000

export const practiceWalletRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    showPracticeWallet: ({ caller }) => viewPracticeWallet(db, caller.userId),

    openPracticeWallet: (input) => {
      const owner = { userId: input.caller.userId, now: clock() }
      return runOnce(db, input, owner.now, async (tx) => {
        await openPracticeWallet(tx, owner)
        return viewPracticeWallet(tx, owner.userId)
      })
    },

    listPracticeWallet: async ({ query, caller }) => {
      const { items, total } = await listPracticeWallet(db, { userId: caller.userId, ...query })
      return toPage(items, total, query)
    },

    practiceWalletCsv: async ({ caller }) => {
      const moves = await listPracticeWalletForFile(db, caller.userId, maxMoves)
      return {
        file_name: `koinklass-purse-${bangkokDay(clock())}.csv`,
        csv: writePracticeWalletCsv(moves),
        lines: moves.length,
      }
    },
  })
