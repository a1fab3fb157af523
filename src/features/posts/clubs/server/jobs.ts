import { z } from 'zod/mini'
import type { Db } from '#db/open.ts'
import { followLearningDayTask } from '#features/koin/server/learning-commands.ts'
import type { Jobs } from '#kit/server/feature.ts'
import { Day } from '#lib/day.ts'
import { fillClubDay } from './commands.ts'

const OfDay = z.object({ userId: z.uuid(), day: Day })

/** Each new learning day goes to the club of its person. */
export function clubJobs({ db, clock }: { db: Db; clock: () => Date }): Jobs {
  return {
    [followLearningDayTask]: async (payload) => {
      const { userId, day } = z.parse(OfDay, payload)
      await db.transaction().execute((tx) => fillClubDay(tx, { userId, day, now: clock() }))
    },
  }
}
