import { keyData } from './personal-data.ts'

/** Keys that sign tokens and authenticate hashes. */
export const keysFeature = {
  personalData: keyData,
}
