import { z } from 'zod/mini'
import type { Db } from '#db/open.ts'
import { followActivityTask } from '#features/activity/server/commands.ts'
import type { Jobs } from '#kit/server/feature.ts'
import { applyActivity } from './progress-commands.ts'
import { importMissions, readMissionFile } from './seed.ts'

const OfFact = z.object({ userId: z.uuid(), id: z.uuid() })

type Parts = { db: Db; clock: () => Date; content: URL }

/** The jobs of missions: each new fact is counted, and the rounds that have come near are brought in. */
export function missionJobs({ db, clock, content }: Parts): Jobs {
  return {
    [followActivityTask]: async (payload) => {
      const { userId, id } = z.parse(OfFact, payload)
      await db.transaction().execute((tx) => applyActivity(tx, { userId, activityId: id }))
    },
    // Just after midnight in Bangkok.
    'renew-missions': {
      cron: '10 17 * * *',
      run: async () => {
        const missions = await readMissionFile(new URL('missions.json', content))
        await db.transaction().execute((tx) => importMissions(tx, missions, clock()))
      },
    },
  }
}
