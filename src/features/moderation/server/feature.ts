import { moderationErrors } from '../admin-contract.ts'
import { caseErrors } from '../case-contract.ts'
import { claimErrors } from '../claim-contract.ts'
import { reportErrors } from '../report-contract.ts'
import { moderationAdminRoutes } from './admin-routes.ts'
import { claimRoutes } from './claim-routes.ts'
import { moderationMorning } from './morning-queries.ts'
import * as notices from './notices.ts'
import { moderationData } from './personal-data.ts'
import { moderationRoutes } from './routes.ts'
import { staffActs, staffSubjects } from './staff-acts.ts'

/** Reports, cases and appeals. */
export const moderationFeature = {
  staffActs,
  staffSubjects,
  errors: [caseErrors, claimErrors, moderationErrors, reportErrors],
  routes: (parts: Parameters<typeof moderationRoutes>[0] & Parameters<typeof moderationAdminRoutes>[0]) => [
    ...moderationRoutes(parts),
    ...moderationAdminRoutes(parts),
    ...claimRoutes(parts),
  ],
  notices: Object.values(notices),
  morning: moderationMorning,
  personalData: moderationData,
}
