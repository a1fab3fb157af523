import { call } from '#lib/web/call.ts'
import { takeRiskAssessment } from '../contract.ts'

/** The form, the person's last assessment and the last rehearsal. */
export async function loader() {
  return call(takeRiskAssessment, {})
}
