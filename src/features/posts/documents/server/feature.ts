import { postErrors } from '../contract.ts'
import { documentData } from './personal-data.ts'

/** What a post is, for everything that reads, finds and writes posts. */
export const postDocumentsFeature = {
  errors: [postErrors],
  personalData: documentData,
}
