import { proposalErrors } from '../contract.ts'
import { proposalData } from './personal-data.ts'

/** Changes about money that wait for a second member of staff. */
export const proposalsFeature = {
  errors: [proposalErrors],
  personalData: proposalData,
}
