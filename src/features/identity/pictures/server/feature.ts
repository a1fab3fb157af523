import { pictureErrors } from '../contract.ts'
import { pictureJobs } from './jobs.ts'
import { pictureData } from './personal-data.ts'

/** Pictures that persons upload. */
export const picturesFeature = {
  errors: [pictureErrors],
  jobs: pictureJobs,
  personalData: pictureData,
}
