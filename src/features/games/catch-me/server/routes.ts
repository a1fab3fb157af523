import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { done } from '#lib/contract.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../catch-me-contract.ts'
import { readBoard } from './board-queries.ts'
import { answerCatchMe, listOnBoard, playCatchMe } from './commands.ts'
import { readCatchMeOf } from './queries.ts'

export const catchMeRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    readCatchMe: ({ caller }) => readCatchMeOf(db, caller.userId, clock()),

    playCatchMe: (input) => {
      const now = clock()
      const { way = 'arcade' } = input.query
      return runOnce(db, input, now, (tx) => playCatchMe(tx, { userId: input.caller.userId, way, now }))
    },

    answerCatchMe: (input) => {
      const now = clock()
      return runOnce(db, input, now, (tx) => answerCatchMe(tx, { userId: input.caller.userId, ...input.body, now }))
    },

    readCatchMeBoard: ({ query, caller }) => {
      const { way = 'arcade', period = 'week' } = query
      return readBoard(db, { userId: caller.userId, way, period, now: clock() })
    },

    listMeOnBoard: (input) => {
      const now = clock()
      return runOnce(db, input, now, async (tx) => {
        await listOnBoard(tx, { userId: input.caller.userId, ...input.body, now })
        return done
      })
    },
  })
