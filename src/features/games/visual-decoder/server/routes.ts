import type { Db, Tx } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { takeAddressAttempt } from '#features/identity/limits/server/attempt-commands.ts'
import { readGained } from '#features/koin/server/gained-queries.ts'
import { readRate } from '#features/koin/server/rate-queries.ts'
import { refusals } from '#lib/errors.ts'
import { bind } from '#lib/server/routes.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import * as decoderContract from '../decoder-contract.ts'
import * as guestTrialContract from '../guest-trial-contract.ts'
import { answerPicture, skipPicture, startSet } from './commands.ts'
import { findGuestTrialRiddle, judgeGuestTrialRiddle } from './guest-trial-queries.ts'
import { findSet, findWeekTitle, type SetRow, viewSet } from './queries.ts'

const contract = { ...decoderContract, ...guestTrialContract }
const refusal = refusals(decoderContract.decoderErrors)

export const decoderRoutes = ({ db, clock, keys }: { db: Db; clock: () => Date; keys: Keys }) =>
  bind(contract, {
    readGuestTrialRiddle: async () => {
      const day = bangkokDay(clock())
      const { skill, drawing, description } = await findGuestTrialRiddle(db, day)
      return { day, skill, drawing, description }
    },

    answerGuestTrialRiddle: async ({ body, request }) => {
      const now = clock()
      await takeAddressAttempt({ db, keys }, 'guestTrialAddress', request.address, now)
      return judgeGuestTrialRiddle(db, { ...body, now })
    },

    playVisualDecoder: (input) => {
      const now = clock()
      return runOnce(db, input, now, async (tx) =>
        viewSet(tx, await startSet(tx, { userId: input.caller.userId, now }), now),
      )
    },

    answerVisualDecoder: (input) => {
      const now = clock()
      return runOnce(db, input, now, async (tx) => {
        const { is_right, set } = await answerPicture(tx, { userId: input.caller.userId, ...input.body, now })
        return { is_right, ...(await viewSettled(tx, set, now)) }
      })
    },

    skipVisualDecoder: (input) => {
      const now = clock()
      return runOnce(db, input, now, async (tx) => {
        const { is_right, set } = await skipPicture(tx, { userId: input.caller.userId, ...input.body, now })
        return { is_right, ...(await viewSettled(tx, set, now)) }
      })
    },

    readDecoderResult: async ({ query: { setId }, caller: { userId } }) => {
      const now = clock()
      const today = bangkokDay(now)
      const set = await findSet(db, userId, setId ? { id: setId } : { day: today })
      if (!set && setId) throw refusal('decoder_set_not_found')
      const { koin: each, quota } = await readRate(db, 'game.decoder.picture', now)
      return {
        set: set ? await viewSet(db, set, now) : null,
        pay: { each, pictures: quota ?? 0 },
        week_title: await findWeekTitle(db, today),
      }
    },
  })

/** A set after one of its pictures was settled; the last one says what the set has brought. */
async function viewSettled(tx: Tx, row: SetRow, now: Date) {
  const set = await viewSet(tx, row, now)
  const gained = set.result && (await readGained(tx, { userId: row.user_id, points: set.result.points }))
  return { set, gained }
}
