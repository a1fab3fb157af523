import { summaryErrors } from '../contract.ts'
import { summaryDecisionErrors } from '../summary-admin-contract.ts'
import * as activities from './activities.ts'
import { moderatedSummaries } from './moderated-summary-commands.ts'
import { summariesMorning } from './morning-queries.ts'
import * as notices from './notices.ts'
import { summaryData } from './personal-data.ts'
import { summaryRoutes } from './routes.ts'
import { staffActs, staffSubjects } from './staff-acts.ts'
import { summaryWork } from './summary-queries.ts'

/** Summaries that readers write of posts, and judge. */
export const summariesFeature = {
  staffActs,
  staffSubjects,
  errors: [summaryErrors, summaryDecisionErrors],
  routes: summaryRoutes,
  moderated: { summary: moderatedSummaries },
  activities: Object.values(activities),
  notices: Object.values(notices),
  morning: summariesMorning,
  work: [summaryWork],
  personalData: summaryData,
}
