import type { Db, Tx } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { takeAddressAttempt } from '#features/identity/limits/server/attempt-commands.ts'
import { bind } from '#lib/server/routes.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import * as guestTrialContract from '../guest-trial-contract.ts'
import * as hangmanContract from '../hangman-contract.ts'
import { buyPack, guessLetter, startGame } from './commands.ts'
import { viewGuestTrial } from './guest-trial-queries.ts'
import { findOpenGame, type GameRow, readQuota, viewGame } from './queries.ts'

const contract = { ...hangmanContract, ...guestTrialContract }

export const hangmanRoutes = ({ db, clock, keys }: { db: Db; clock: () => Date; keys: Keys }) => {
  const view = async (tx: Tx, game: GameRow, now: Date) => ({
    game: await viewGame(tx, game, now),
    quota: await readQuota(tx, game.user_id, now),
  })
  return bind(contract, {
    readHangmanQuota: async ({ caller: { userId } }) => {
      const now = clock()
      const open = await findOpenGame(db, userId)
      return { quota: await readQuota(db, userId, now), game: open ? await viewGame(db, open, now) : null }
    },

    guestTrialHangman: async ({ body, request }) => {
      const now = clock()
      await takeAddressAttempt({ db, keys }, 'guestTrialAddress', request.address, now)
      return viewGuestTrial(db, { day: body.day ?? bangkokDay(now), letters: body.letters, now })
    },

    buyHangmanQuota: (input) => {
      const { userId } = input.caller
      const now = clock()
      return runOnce(db, input, now, async (tx) => {
        await buyPack(tx, { userId, pack: input.body.pack, now })
        return { quota: await readQuota(tx, userId, now) }
      })
    },

    playHangman: (input) => {
      const now = clock()
      return runOnce(db, input, now, async (tx) =>
        view(tx, await startGame(tx, { userId: input.caller.userId, now }), now),
      )
    },

    answerHangman: (input) => {
      const now = clock()
      const { userId } = input.caller
      return runOnce(db, input, now, async (tx) => {
        const { game, gained } = await guessLetter(tx, { userId, ...input.body, now })
        return { ...(await view(tx, game, now)), gained }
      })
    },
  })
}
