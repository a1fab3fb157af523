import type { Db } from '#db/open.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../contract.ts'
import { readProofWeight } from './attempt-commands.ts'
import type { BotCheck } from './bot-check-commands.ts'

export type LimitParts = { db: Db; clock: () => Date; keys: Keys; botCheck: BotCheck }

export const limitRoutes = (parts: LimitParts) =>
  bind(contract, {
    getBotCheck: async ({ query: { action, kind }, request: { address } }) => {
      const now = parts.clock()
      const weight = action === 'login' ? await readProofWeight(parts, { address, now }) : 1
      return parts.botCheck.challenge(action, now, { mayAskService: kind === 'remote', weight })
    },
  })
