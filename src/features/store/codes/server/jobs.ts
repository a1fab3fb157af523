import type { Db } from '#db/open.ts'
import type { Jobs } from '#kit/server/feature.ts'
import type { ServerKeys } from './key-commands.ts'
import { tellOfLowPools } from './low-commands.ts'
import { resealCodes, resealCodesTask } from './rotation-commands.ts'

/** The jobs of codes: name → what it does, and when. */
export function codeJobs({ db, clock, keys }: { db: Db; clock: () => Date; keys: ServerKeys }): Jobs {
  return {
    [resealCodesTask]: () => resealCodes(db, keys, clock()),
    'tell-of-low-codes': { cron: '*/10 * * * *', run: () => tellOfLowPools(db, clock()) },
  }
}
