import { factorErrors } from '#features/admin/factor-contract.ts'
import { peopleErrors } from '#features/admin/people-admin-contract.ts'
import { consentErrors } from '#features/consent/contract.ts'
import { adminEventErrors } from '#features/events/admin-contract.ts'
import { eventErrors } from '#features/events/event-contract.ts'
import { catchMeErrors } from '#features/games/catch-me/catch-me-contract.ts'
import { crosswordAdminErrors } from '#features/games/crossword/admin-contract.ts'
import { crosswordErrors } from '#features/games/crossword/crossword-contract.ts'
import { hangmanErrors } from '#features/games/hangman/hangman-contract.ts'
import { riddleAdminErrors } from '#features/games/riddles/admin-contract.ts'
import { decoderErrors } from '#features/games/visual-decoder/decoder-contract.ts'
import { wordAdminErrors } from '#features/games/words/admin-contract.ts'
import { identityErrors } from '#features/identity/contract.ts'
import { credentialErrors } from '#features/identity/credentials-contract.ts'
import { guardianErrors } from '#features/identity/guardian-contract.ts'
import { privacyErrors } from '#features/identity/privacy-contract.ts'
import { profileErrors } from '#features/identity/profile-contract.ts'
import { socialErrors } from '#features/identity/social-contract.ts'
import { koinErrors } from '#features/koin/contract.ts'
import { moderationErrors } from '#features/moderation/admin-contract.ts'
import { caseErrors } from '#features/moderation/case-contract.ts'
import { reportErrors } from '#features/moderation/report-contract.ts'
import { noticeErrors } from '#features/notifications/notice-contract.ts'
import { pathErrors } from '#features/path/contract.ts'
import { postErrors } from '#features/posts/contract.ts'
import { readingErrors } from '#features/posts/reading-contract.ts'
import { summaryDecisionErrors } from '#features/posts/summary-admin-contract.ts'
import { summaryErrors } from '#features/posts/summary-contract.ts'
import { revisionErrors, writingErrors } from '#features/posts/writing-contract.ts'
import { dailyAdminErrors } from '#features/quizzes/daily/admin-contract.ts'
import { dailyQuizErrors } from '#features/quizzes/daily/contract.ts'
import { examAdminErrors } from '#features/quizzes/exams/admin-contract.ts'
import { examErrors } from '#features/quizzes/exams/exam-contract.ts'
import { questionAdminErrors } from '#features/quizzes/questions/admin-contract.ts'
import { reviewErrors } from '#features/quizzes/review/review-contract.ts'
import { heroAdminErrors } from '#features/superhero/admin-contract.ts'
import { heroErrors } from '#features/superhero/contract.ts'
import { videoAdminErrors } from '#features/videos/video-admin-contract.ts'
import { videoErrors } from '#features/videos/video-contract.ts'
import { commonErrors, type ErrorTable } from '#lib/errors.ts'

/** Every code that the product refuses with, for the API document; a test finds a feature that is missing here. */
export const errorTables: ErrorTable = {
  ...commonErrors,
  ...factorErrors,
  ...peopleErrors,
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
  ...caseErrors,
  ...moderationErrors,
  ...reportErrors,
  ...summaryErrors,
  ...summaryDecisionErrors,
  ...writingErrors,
  ...revisionErrors,
  ...dailyAdminErrors,
  ...dailyQuizErrors,
  ...catchMeErrors,
  ...hangmanErrors,
  ...decoderErrors,
  ...wordAdminErrors,
  ...riddleAdminErrors,
  ...examAdminErrors,
  ...examErrors,
  ...reviewErrors,
  ...questionAdminErrors,
  ...crosswordErrors,
  ...crosswordAdminErrors,
  ...videoErrors,
  ...videoAdminErrors,
  ...eventErrors,
  ...adminEventErrors,
  ...heroErrors,
  ...heroAdminErrors,
}
