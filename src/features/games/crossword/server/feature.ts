import type { Db } from '#db/open.ts'
import { crosswordAdminErrors } from '../admin-contract.ts'
import { crosswordErrors } from '../crossword-contract.ts'
import * as activities from './activities.ts'
import { crosswordAdminRoutes } from './admin-routes.ts'
import * as contentKinds from './content-kinds.ts'
import { crosswordJobs } from './jobs.ts'
import { atOnce, makeCrosswords, makeGuestTrialCrossword } from './make-commands.ts'
import { crosswordMorning } from './morning-queries.ts'
import { crosswordData } from './personal-data.ts'
import { crosswordRoutes } from './routes.ts'
import { staffActs, staffSubjects } from './staff-acts.ts'
import { listCrosswordWords } from './word-queries.ts'

/** Daily and weekly crosswords. */
export const crosswordFeature = {
  staffActs,
  staffSubjects,
  errors: [crosswordErrors, crosswordAdminErrors],
  routes: (parts: Parameters<typeof crosswordRoutes>[0] & Parameters<typeof crosswordAdminRoutes>[0]) => [
    ...crosswordRoutes(parts),
    ...crosswordAdminRoutes(parts),
  ],
  jobs: crosswordJobs,
  afterSeed: async (db: Db, now: Date) => {
    const making = { words: await listCrosswordWords(db), now }
    await makeCrosswords(db, { ...making, ahead: atOnce })
    await makeGuestTrialCrossword(db, making)
  },
  activities: Object.values(activities),
  morning: crosswordMorning,
  contentKinds: Object.values(contentKinds),
  personalData: crosswordData,
}
