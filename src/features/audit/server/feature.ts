import { auditData } from './personal-data.ts'

/** The audit log of staff acts. */
export const auditFeature = {
  personalData: auditData,
}
