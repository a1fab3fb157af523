import type { Db } from '#db/open.ts'
import { bind } from '#lib/server/routes.ts'
import { bangkokMonth } from '#lib/thai/bangkok-time.ts'
import * as contract from '../contract.ts'
import { questRules } from '../land-rules.ts'
import type { Kinds } from '../rule-faults-rules.ts'
import { findNextKrazyDay } from './next-day-queries.ts'
import { countMine, listOfMonth, listOpen, type Reader, readLands, viewMission } from './queries.ts'
import { vocabularyOf } from './vocabulary-rules.ts'

export type MissionParts = { db: Db; clock: () => Date; activityKinds: Kinds }

/** Missions as everybody may read them. */
export function missionRoutes({ db, clock, activityKinds }: MissionParts) {
  const words = vocabularyOf(activityKinds)
  const readerOf = (caller: { userId: string } | null): Reader => ({
    userId: caller?.userId ?? null,
    words,
    now: clock(),
  })
  return bind(contract, {
    landingPage: async ({ caller }) => {
      const reader = readerOf(caller)
      const { userId, now } = reader
      const open = await listOpen(db, reader)
      const { missions } = await listOfMonth(db, reader)
      return {
        lands: await readLands(db, open, userId),
        month: bangkokMonth(now),
        occasion: occasionOf(missions),
        missions,
        next_krazy_day: await findNextKrazyDay(db, now),
        mine: userId === null ? null : await countMine(db, userId, now),
      }
    },

    monthlyMissions: async ({ caller }) => {
      const { month, missions } = await listOfMonth(db, readerOf(caller))
      return { month, occasion: occasionOf(missions), items: missions }
    },

    listRules: async () => ({ sections: questRules }),

    listMissions: async ({ query, caller }) => ({ items: await listOpen(db, readerOf(caller), query.skill) }),

    showMission: ({ query, caller }) => viewMission(db, query.id, readerOf(caller)),
  })
}

/** The month goes by its first occasion that is not over. */
function occasionOf(missions: contract.Mission[]): string | null {
  return missions.find(({ occasion, state }) => occasion !== null && state !== 'closed')?.occasion ?? null
}
