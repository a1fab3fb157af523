import type { Db } from '#db/open.ts'
import type { Jobs } from '#kit/server/feature.ts'
import { ahead, makeCrosswords, makeGuestTrialCrossword } from './make-commands.ts'
import { listCrosswordWords } from './word-queries.ts'

type Parts = { db: Db; clock: () => Date; report: (message: string) => void }

/**
 * The job that generates the puzzles of the next days and weeks; it reports those for which the words do not suffice.
 */
export const crosswordJobs = ({ db, clock, report }: Parts): Jobs => ({
  'make-crosswords': {
    cron: '25 * * * *',
    run: async () => {
      const making = { words: await listCrosswordWords(db), now: clock() }
      const { missing } = await makeCrosswords(db, { ...making, ahead })
      await makeGuestTrialCrossword(db, making)
      if (missing.length > 0)
        report(`crosswords: no words for ${missing.map(({ kind, day }) => `${kind} ${day}`).join(', ')}`)
    },
  },
})
