import { consentErrors } from '#features/consent/contract.ts'
import { identityErrors } from '#features/identity/contract.ts'
import { credentialErrors } from '#features/identity/credentials-contract.ts'
import { guardianErrors } from '#features/identity/guardian-contract.ts'
import { privacyErrors } from '#features/identity/privacy-contract.ts'
import { profileErrors } from '#features/identity/profile-contract.ts'
import { socialErrors } from '#features/identity/social-contract.ts'
import { koinErrors } from '#features/koin/contract.ts'
import { noticeErrors } from '#features/notifications/notice-contract.ts'
import { pathErrors } from '#features/path/contract.ts'
import { postErrors } from '#features/posts/contract.ts'
import { readingErrors } from '#features/posts/reading-contract.ts'
import { dailyQuizErrors } from '#features/quizzes/daily/contract.ts'
import { commonErrors, type ErrorTable } from '#lib/errors.ts'

/** Every code that the product refuses with, for the API document; a test finds a feature that is missing here. */
export const errorTables: ErrorTable = {
  ...commonErrors,
  ...consentErrors,
  ...identityErrors,
  ...guardianErrors,
  ...profileErrors,
  ...socialErrors,
  ...credentialErrors,
  ...privacyErrors,
  ...koinErrors,
  ...noticeErrors,
  ...pathErrors,
  ...postErrors,
  ...readingErrors,
  ...dailyQuizErrors,
}
