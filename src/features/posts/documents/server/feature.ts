import { postErrors } from '../contract.ts'
import * as contentKinds from './content-kinds.ts'
import { documentData } from './personal-data.ts'

/** What a post is, for everything that reads, finds and writes posts. */
export const postDocumentsFeature = {
  errors: [postErrors],
  contentKinds: Object.values(contentKinds),
  personalData: documentData,
}
