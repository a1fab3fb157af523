import { act } from '#db/act.ts'
import type { Db } from '#db/open.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../crossword-contract.ts'
import { answerCrossword, checkCrossword, revealCrossword, startCrossword } from './commands.ts'
import { progressOf, viewCrossword } from './queries.ts'

export const crosswordRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    playCrossword: (input) => {
      const now = clock()
      return act(db, input, now, async (tx) => {
        const { kind, day } = input.body
        const { which, puzzle, attempt } = await startCrossword(tx, { userId: input.caller.userId, kind, day, now })
        return viewCrossword(tx, which, puzzle, attempt, now)
      })
    },

    answerCrossword: (input) => {
      const now = clock()
      return act(db, input, now, async (tx) => {
        const { puzzle, attempt } = await answerCrossword(tx, { userId: input.caller.userId, ...input.body, now })
        return progressOf(puzzle, attempt)
      })
    },

    checkCrossword: (input) => {
      const now = clock()
      return act(db, input, now, async (tx) => {
        const told = await checkCrossword(tx, { userId: input.caller.userId, ...input.body, now })
        const { puzzle, attempt, right, wrong, untold } = told
        return { progress: progressOf(puzzle, attempt), right, wrong, untold }
      })
    },

    revealCrossword: (input) => {
      const now = clock()
      return act(db, input, now, async (tx) => {
        const { puzzle, attempt } = await revealCrossword(tx, { userId: input.caller.userId, ...input.body, now })
        return progressOf(puzzle, attempt)
      })
    },
  })
