import type { Importer, SitemapEntry } from '#kit/server/feature.ts'
import { adminMissionErrors } from '../admin-contract.ts'
import { adminPrizeErrors } from '../admin-prize-contract.ts'
import { missionErrors } from '../contract.ts'
import { prizeErrors } from '../prize-contract.ts'
import { missionAdminPrizeRoutes } from './admin-prize-routes.ts'
import { missionAdminRoutes } from './admin-routes.ts'
import { bigPrizeAsked } from './ask-prize-commands.ts'
import * as contentKinds from './content-kinds.ts'
import { missionJobs } from './jobs.ts'
import { missionJoiningRoutes } from './joining-routes.ts'
import { missionsMorning } from './morning-queries.ts'
import * as notices from './notices.ts'
import { missionData } from './personal-data.ts'
import { importPrizes, readPrizeFile } from './prize-import-commands.ts'
import { missionPrizeRoutes } from './prize-routes.ts'
import { type MissionParts, missionRoutes } from './routes.ts'
import { listSearchMissions } from './search-queries.ts'
import { importMissions, readMissionFile } from './seed.ts'
import { staffActs, staffSubjects } from './staff-acts.ts'

/** Missions over what people do, their rewards, and the big prize. */
export const missionsFeature = {
  staffActs,
  staffSubjects,
  errors: [missionErrors, prizeErrors, adminMissionErrors, adminPrizeErrors],
  routes: (parts: MissionParts) => [
    ...missionRoutes(parts),
    ...missionJoiningRoutes(parts),
    ...missionPrizeRoutes(parts),
    ...missionAdminRoutes(parts),
    ...missionAdminPrizeRoutes(parts),
  ],
  jobs: missionJobs,
  seed: async (content: URL): Promise<Importer> => {
    const missions = await readMissionFile(new URL('missions.json', content))
    const prizes = await readPrizeFile(new URL('big-prizes.json', content))
    return async (tx, now) => {
      return [...(await importMissions(tx, missions, now)), ...(await importPrizes(tx, prizes, now))]
    }
  },
  sitemap: async (): Promise<SitemapEntry[]> => [
    { path: '/superquest/about' },
    { path: '/superquest/missions-rewards' },
    { path: '/superquest/rules' },
    { path: '/superquest/krazy-day' },
  ],
  searchThings: { mission: listSearchMissions },
  notices: Object.values(notices),
  proposals: [bigPrizeAsked],
  morning: missionsMorning,
  contentKinds: Object.values(contentKinds),
  personalData: missionData,
}
