import { identityErrors } from '#features/identity/contract.ts'
import { koinErrors } from '#features/koin/contract.ts'
import { postErrors } from '#features/posts/contract.ts'
import { dailyQuizErrors } from '#features/quizzes/daily/contract.ts'
import { commonErrors, type ErrorTable } from '#lib/errors.ts'

/** Every code that the product refuses with, for the API document; a test finds a feature that is missing here. */
export const errorTables: ErrorTable = {
  ...commonErrors,
  ...identityErrors,
  ...koinErrors,
  ...postErrors,
  ...dailyQuizErrors,
}
