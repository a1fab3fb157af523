import { workErrors } from '../admin-contract.ts'
import { staffWorkRoutes } from './admin-routes.ts'
import * as notices from './notices.ts'
import { staffWorkData } from './personal-data.ts'
import { staffActs, staffSubjects } from './staff-acts.ts'

/** Who of the staff works on what. */
export const staffWorkFeature = {
  staffActs,
  staffSubjects,
  errors: [workErrors],
  routes: staffWorkRoutes,
  notices: Object.values(notices),
  personalData: staffWorkData,
}
