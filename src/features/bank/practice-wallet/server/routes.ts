import type { Db } from '#db/open.ts'
import { act } from '#db/run-once.ts'
import { toPage } from '#lib/contract.ts'
import { bind } from '#lib/server/routes.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import * as contract from '../contract.ts'
import { writePurseCsv } from '../csv-rules.ts'
import { openPurse } from './commands.ts'
import { listPurse, listPurseForFile, viewPurse } from './queries.ts'

/** Movements in one file. */
const mostMoves = 5_000

export const purseRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    showPurse: ({ caller }) => viewPurse(db, caller.userId),

    openPurse: (input) => {
      const whose = { userId: input.caller.userId, now: clock() }
      return act(db, input, whose.now, async (tx) => {
        await openPurse(tx, whose)
        return viewPurse(tx, whose.userId)
      })
    },

    listPurse: async ({ query, caller }) => {
      const { items, total } = await listPurse(db, { userId: caller.userId, ...query })
      return toPage(items, total, query)
    },

    purseCsv: async ({ caller }) => {
      const moves = await listPurseForFile(db, caller.userId, mostMoves)
      return { file_name: `koinklass-purse-${bangkokDay(clock())}.csv`, csv: writePurseCsv(moves), lines: moves.length }
    },
  })
