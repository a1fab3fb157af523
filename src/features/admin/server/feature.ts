import type { Db } from '#db/open.ts'
import type { Jobs } from '#kit/server/feature.ts'
import { factorErrors } from '../factor-contract.ts'
import { peopleErrors } from '../people-admin-contract.ts'
import { deskRoutes } from './desk-admin-routes.ts'
import { factorRoutes } from './factor-routes.ts'
import { logRoutes } from './log-admin-routes.ts'
import { adminMorning } from './morning-queries.ts'
import * as notices from './notices.ts'
import { peopleRoutes } from './people-admin-routes.ts'
import { adminData } from './personal-data.ts'
import { staffActs } from './staff-acts.ts'
import { sweepChallenges } from './staff-session-commands.ts'

type FactorParts = Parameters<typeof factorRoutes>[0]
type DeskParts = Parameters<typeof deskRoutes>[0]
type LogParts = Parameters<typeof logRoutes>[0]
type Parts = { db: Db; clock: () => Date }

/** The back office: its sign-in, people and the log. */
export const adminFeature = {
  staffActs,
  errors: [factorErrors, peopleErrors],
  routes: (parts: FactorParts & DeskParts & LogParts) => [
    ...factorRoutes(parts),
    ...peopleRoutes(parts),
    ...logRoutes(parts),
    ...deskRoutes(parts),
  ],
  jobs: ({ db, clock }: Parts): Jobs => ({
    'sweep-challenges': { cron: '10 20 * * *', run: () => sweepChallenges(db, clock()) },
  }),
  notices: Object.values(notices),
  morning: adminMorning,
  personalData: adminData,
}
