import { keyData } from './personal-data.ts'

/** The keys that sign tokens and prove hashes. */
export const keysFeature = {
  personalData: keyData,
}
