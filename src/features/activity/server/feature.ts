import { activityData } from './personal-data.ts'

/** The append-only log of what persons did, which other features write to. */
export const activityFeature = {
  personalData: activityData,
}
