import { auditData } from './personal-data.ts'
import { staffActs, staffSubjects } from './staff-acts.ts'

/** The audit log of staff acts. */
export const auditFeature = {
  staffActs,
  staffSubjects,
  personalData: auditData,
}
