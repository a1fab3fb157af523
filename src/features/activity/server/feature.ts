import { activityData } from './personal-data.ts'

/** What persons did, as append-only facts that other features record. */
export const activityFeature = {
  personalData: activityData,
}
