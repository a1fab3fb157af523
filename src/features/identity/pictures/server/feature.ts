import { pictureErrors } from '../contract.ts'
import { pictureJobs } from './jobs.ts'
import { pictureData } from './personal-data.ts'

/** Pictures uploaded by persons. */
export const picturesFeature = {
  errors: [pictureErrors],
  jobs: pictureJobs,
  personalData: pictureData,
}
