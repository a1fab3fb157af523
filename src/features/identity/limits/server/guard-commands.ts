import type { Db } from '#db/open.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { refusals } from '#lib/errors.ts'
import { type BotAction, botCheckErrors } from '../contract.ts'
import { attemptOf, takeAttempt } from './attempt-commands.ts'
import type { BotCheck } from './bot-check-commands.ts'
import type { Limit } from './limit-rules.ts'

const refusal = refusals(botCheckErrors)

type Parts = { db: Db; clock: () => Date; keys: Keys; botCheck: BotCheck }

/**
 * Guards of public endpoints. `limit` counts an attempt and throws too_many_requests; `checkBot` checks a proof of work
 * for one action and throws bot_check_failed.
 */
export function guardsOf({ db, clock, keys, botCheck }: Parts) {
  return {
    limit: (one: Limit, who: string) => takeAttempt(db, attemptOf(keys, one, who), clock()),
    checkBot: async (payload: string | undefined, action: BotAction) => {
      if (!payload || !(await botCheck.verify(payload, action, clock()))) throw refusal('bot_check_failed')
    },
  }
}
