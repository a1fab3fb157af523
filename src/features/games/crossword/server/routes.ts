import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { takeAddressAttempt } from '#features/identity/limits/server/attempt-commands.ts'
import { bind } from '#lib/server/routes.ts'
import * as crosswordContract from '../crossword-contract.ts'
import * as guestTrialContract from '../guest-trial-contract.ts'
import { answerCrossword, checkCrossword, revealCrossword, startCrossword } from './commands.ts'
import { viewGuestTrial } from './guest-trial-queries.ts'
import { progressOf, viewCrossword } from './queries.ts'

const contract = { ...crosswordContract, ...guestTrialContract }

export const crosswordRoutes = ({ db, clock, keys }: { db: Db; clock: () => Date; keys: Keys }) =>
  bind(contract, {
    guestTrialCrossword: async ({ body: { day, letters = [], gives_up: givesUp = false }, request }) => {
      const now = clock()
      await takeAddressAttempt({ db, keys }, 'guestTrialAddress', request.address, now)
      return viewGuestTrial(db, { day, letters, givesUp, now })
    },

    playCrossword: (input) => {
      const now = clock()
      return runOnce(db, input, now, async (tx) => {
        const { kind, day } = input.body
        const { which, puzzle, attempt } = await startCrossword(tx, { userId: input.caller.userId, kind, day, now })
        return viewCrossword(tx, which, puzzle, attempt, now)
      })
    },

    answerCrossword: (input) => {
      const now = clock()
      return runOnce(db, input, now, async (tx) => {
        const worked = await answerCrossword(tx, { userId: input.caller.userId, ...input.body, now })
        return { ...progressOf(worked.puzzle, worked.attempt), gained: worked.gained }
      })
    },

    checkCrossword: (input) => {
      const now = clock()
      return runOnce(db, input, now, async (tx) => {
        const told = await checkCrossword(tx, { userId: input.caller.userId, ...input.body, now })
        const { puzzle, attempt, ...rest } = told
        return { progress: progressOf(puzzle, attempt), ...rest }
      })
    },

    revealCrossword: (input) => {
      const now = clock()
      return runOnce(db, input, now, async (tx) => {
        const worked = await revealCrossword(tx, { userId: input.caller.userId, ...input.body, now })
        return { ...progressOf(worked.puzzle, worked.attempt), gained: worked.gained }
      })
    },
  })
