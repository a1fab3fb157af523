import { act } from '#db/act.ts'
import type { Db } from '#db/open.ts'
import { readRate } from '#features/koin/server/rate-queries.ts'
import { refusals } from '#lib/errors.ts'
import { bind } from '#lib/server/routes.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import * as contract from '../decoder-contract.ts'
import { answerPicture, skipPicture, startSet } from './commands.ts'
import { findSet, viewSet } from './queries.ts'

const refusal = refusals(contract.decoderErrors)

export const decoderRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    playVisualDecoder: (input) => {
      const now = clock()
      return act(db, input, now, async (tx) =>
        viewSet(tx, await startSet(tx, { userId: input.caller.userId, now }), now),
      )
    },

    answerVisualDecoder: (input) => {
      const now = clock()
      return act(db, input, now, async (tx) => {
        const { is_right, set } = await answerPicture(tx, { userId: input.caller.userId, ...input.body, now })
        return { is_right, set: await viewSet(tx, set, now) }
      })
    },

    skipVisualDecoder: (input) => {
      const now = clock()
      return act(db, input, now, async (tx) => {
        const { is_right, set } = await skipPicture(tx, { userId: input.caller.userId, ...input.body, now })
        return { is_right, set: await viewSet(tx, set, now) }
      })
    },

    readDecoderResult: async ({ query: { setId }, caller: { userId } }) => {
      const now = clock()
      const set = await findSet(db, userId, setId ? { id: setId } : { day: bangkokDay(now) })
      if (!set && setId) throw refusal('decoder_set_not_found')
      const { koin: each, quota } = await readRate(db, 'game.decoder.picture', now)
      return { set: set ? await viewSet(db, set, now) : null, pay: { each, pictures: quota ?? 0 } }
    },
  })
