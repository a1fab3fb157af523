import { auditData } from './personal-data.ts'

/** What the staff did. */
export const auditFeature = {
  personalData: auditData,
}
