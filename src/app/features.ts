// One line per feature: its server side. Its browser side is in web/pages.ts.

import type { JobParts } from '#app/boot/jobs.ts'
import type { MorningParts, RouteParts } from '#app/boot/server.ts'
import { clientErrorsFeature } from '#app/client-errors/routes.ts'
import { dayFeature } from '#app/day/routes.ts'
import { digestFeature } from '#app/digest/digest.ts'
import { gamesListFeature } from '#app/games/routes.ts'
import { homeFeature } from '#app/home/routes.ts'
import { findEverythingFeature } from '#app/search/routes.ts'
import { statsFeature } from '#app/stats/routes.ts'
import { databaseData, type PersonalTags, tablesOfPersons } from '#db/personal-data.ts'
import type { Tables } from '#db/tables.ts'
import type { ActivityKind } from '#features/activity/contract.ts'
import { activityFeature } from '#features/activity/server/feature.ts'
import { adminFeature } from '#features/admin/server/feature.ts'
import type { StaffNames } from '#features/audit/contract.ts'
import { auditFeature } from '#features/audit/server/feature.ts'
import { bankClockFeature } from '#features/bank/clock/server/feature.ts'
import { depositFeature } from '#features/bank/deposits/server/feature.ts'
import { fundOrderFeature } from '#features/bank/fund-orders/server/feature.ts'
import { fundFeature } from '#features/bank/funds/server/feature.ts'
import { navFeature } from '#features/bank/nav/server/feature.ts'
import { practiceWalletFeature } from '#features/bank/practice-wallet/server/feature.ts'
import { bankRateFeature } from '#features/bank/rates/server/feature.ts'
import { statementFeature } from '#features/bank/statements/server/feature.ts'
import { calculatorFeature } from '#features/calculators/server/feature.ts'
import { consentFeature } from '#features/consent/server/feature.ts'
import { contentDeskFeature } from '#features/content-desk/server/feature.ts'
import { eventsFeature } from '#features/events/server/feature.ts'
import { financeFeature } from '#features/finance/server/feature.ts'
import { catchMeFeature } from '#features/games/catch-me/server/feature.ts'
import { crosswordFeature } from '#features/games/crossword/server/feature.ts'
import { hangmanFeature } from '#features/games/hangman/server/feature.ts'
import { riddlesFeature } from '#features/games/riddles/server/feature.ts'
import { visualDecoderFeature } from '#features/games/visual-decoder/server/feature.ts'
import { wordsFeature } from '#features/games/words/server/feature.ts'
import { glossaryFeature } from '#features/glossary/server/feature.ts'
import { accountsFeature } from '#features/identity/accounts/server/feature.ts'
import { credentialsFeature } from '#features/identity/credentials/server/feature.ts'
import { guardianFeature } from '#features/identity/guardian/server/feature.ts'
import { keysFeature } from '#features/identity/keys/server/feature.ts'
import { limitsFeature } from '#features/identity/limits/server/feature.ts'
import { picturesFeature } from '#features/identity/pictures/server/feature.ts'
import { privacyFeature } from '#features/identity/privacy/server/feature.ts'
import { profileFeature } from '#features/identity/profile/server/feature.ts'
import { sessionsFeature } from '#features/identity/sessions/server/feature.ts'
import { signInFeature } from '#features/identity/sign-in/server/feature.ts'
import { signUpFeature } from '#features/identity/sign-up/server/feature.ts'
import { socialFeature } from '#features/identity/social/server/feature.ts'
import { koinFeature } from '#features/koin/server/feature.ts'
import { learningStreakFeature } from '#features/learning-streak/server/feature.ts'
import { moderationFeature } from '#features/moderation/server/feature.ts'
import { netWorthFeature } from '#features/net-worth/server/feature.ts'
import type { NoticeKind, NoticeKinds } from '#features/notifications/contract.ts'
import { notificationsFeature } from '#features/notifications/server/feature.ts'
import { operationsFeature } from '#features/operations/server/feature.ts'
import { pathFeature } from '#features/path/server/feature.ts'
import { policiesFeature } from '#features/policies/server/feature.ts'
import { clubsFeature } from '#features/posts/clubs/server/feature.ts'
import { postDocumentsFeature } from '#features/posts/documents/server/feature.ts'
import { readingFeature } from '#features/posts/reading/server/feature.ts'
import { postSearchFeature } from '#features/posts/search/server/feature.ts'
import { summariesFeature } from '#features/posts/summaries/server/feature.ts'
import { writingFeature } from '#features/posts/writing/server/feature.ts'
import { analysisFeature } from '#features/quizzes/analysis/server/feature.ts'
import { dailyFeature } from '#features/quizzes/daily/server/feature.ts'
import { examsFeature } from '#features/quizzes/exams/server/feature.ts'
import { guestTrialFeature } from '#features/quizzes/guest-trial/server/feature.ts'
import { questionsFeature } from '#features/quizzes/questions/server/feature.ts'
import { reviewFeature } from '#features/quizzes/review/server/feature.ts'
import { roboAccountFeature } from '#features/robo/accounts/server/feature.ts'
import { agreementsFeature } from '#features/robo/agreements/server/feature.ts'
import { roboNewsFeature } from '#features/robo/news/server/feature.ts'
import { roboNoticeFeature } from '#features/robo/notices/server/feature.ts'
import { projectionFeature } from '#features/robo/projection/server/feature.ts'
import { riskFeature } from '#features/robo/risk/server/feature.ts'
import { searchFeature } from '#features/search/server/feature.ts'
import { staffValueFeature } from '#features/staff-value/server/feature.ts'
import type { ProposalKind, ProposalKinds } from '#features/staff-value/server/proposal-queries.ts'
import { staffWorkFeature } from '#features/staff-work/server/feature.ts'
import { statisticsFeature } from '#features/statistics/server/feature.ts'
import { addressesFeature } from '#features/store/addresses/server/feature.ts'
import { codesFeature } from '#features/store/codes/server/feature.ts'
import { ordersFeature } from '#features/store/orders/server/feature.ts'
import { premiumsFeature } from '#features/store/premiums/server/feature.ts'
import { wardrobeFeature } from '#features/store/wardrobe/server/feature.ts'
import { wishesFeature } from '#features/store/wishes/server/feature.ts'
import { superheroFeature } from '#features/superhero/server/feature.ts'
import { giftsFeature } from '#features/superquest/gifts/server/feature.ts'
import { krazyDayFeature } from '#features/superquest/krazy-day/server/feature.ts'
import { missionsFeature } from '#features/superquest/missions/server/feature.ts'
import { levelsFeature } from '#features/superquest/user-level/server/feature.ts'
import { videosFeature } from '#features/videos/server/feature.ts'
import type { ContentKinds } from '#kit/server/content-kind.ts'
import { byName, mergeNames, type ServerFeature } from '#kit/server/feature.ts'
import type { ThingListers } from '#kit/server/thing-lister.ts'
import type { WorkKinds } from '#kit/server/work-kind.ts'
import { commonErrors, type ErrorTable } from '#lib/errors.ts'

/** Content is imported in this order; a feature must come after those whose content it refers to. */
const listed = [
  activityFeature,
  auditFeature,
  consentFeature,
  koinFeature,
  notificationsFeature,
  keysFeature,
  limitsFeature,
  picturesFeature,
  accountsFeature,
  sessionsFeature,
  privacyFeature,
  guardianFeature,
  socialFeature,
  signInFeature,
  signUpFeature,
  credentialsFeature,
  profileFeature,
  policiesFeature,
  adminFeature,
  staffWorkFeature,
  staffValueFeature,
  operationsFeature,
  statisticsFeature,
  moderationFeature,
  postDocumentsFeature,
  clubsFeature,
  postSearchFeature,
  summariesFeature,
  readingFeature,
  writingFeature,
  questionsFeature,
  reviewFeature,
  dailyFeature,
  examsFeature,
  analysisFeature,
  guestTrialFeature,
  glossaryFeature,
  calculatorFeature,
  videosFeature,
  eventsFeature,
  wordsFeature,
  riddlesFeature,
  hangmanFeature,
  visualDecoderFeature,
  catchMeFeature,
  crosswordFeature,
  premiumsFeature,
  addressesFeature,
  wishesFeature,
  codesFeature,
  ordersFeature,
  wardrobeFeature,
  financeFeature,
  bankClockFeature,
  bankRateFeature,
  depositFeature,
  statementFeature,
  practiceWalletFeature,
  fundFeature,
  navFeature,
  fundOrderFeature,
  riskFeature,
  projectionFeature,
  agreementsFeature,
  roboNewsFeature,
  roboNoticeFeature,
  roboAccountFeature,
  netWorthFeature,
  pathFeature,
  learningStreakFeature,
  superheroFeature,
  giftsFeature,
  missionsFeature,
  levelsFeature,
  krazyDayFeature,
  searchFeature,
  contentDeskFeature,
  gamesListFeature,
  homeFeature,
  dayFeature,
  statsFeature,
  digestFeature,
  findEverythingFeature,
  clientErrorsFeature,
] as const

/** The server side of every feature. */
export const features: readonly ServerFeature<{
  routes: RouteParts
  jobs: JobParts
  morning: MorningParts
  activity: ActivityKind
  notice: NoticeKind<never>
  proposal: ProposalKind
}>[] = listed

type Tagged = (typeof listed)[number] extends infer F ? (F extends { personalData: infer P } ? keyof P : never) : never
type Untagged = Exclude<keyof Tables, Tagged | keyof typeof databaseData>

// Fails to compile when a table is in no feature's personalData; the error names the table.
const untagged: Record<Untagged, never> = {}

/** The personal data of the whole database, by table and column. */
export const personalData: Required<PersonalTags> = Object.assign(
  untagged,
  databaseData,
  ...features.map((feature) => feature.personalData),
)

/** The tables that an export reads and an erasure empties. */
export const personTables = tablesOfPersons(personalData)

/** Every error code of the product, for the API document. */
export const errorTables: ErrorTable = Object.assign({}, commonErrors, ...features.flatMap(({ errors = [] }) => errors))

/** What the search finds besides posts, videos and events. */
export const searchThings: ThingListers = Object.assign({}, ...features.map((feature) => feature.searchThings))

/** Every kind of activity that features record, by name. */
export const activityKinds = byName(
  'kinds of activity',
  features.flatMap(({ activities = [] }) => activities),
)

/** Every kind of notice that features send, by name. */
export const noticeKinds: NoticeKinds = byName(
  'kinds of notice',
  features.flatMap(({ notices = [] }) => notices),
)

/** Every kind of change that a second member of staff decides, by name. */
export const proposalKinds: ProposalKinds = byName(
  'kinds of proposals',
  features.flatMap(({ proposals = [] }) => proposals),
)

/** Every kind of content that the content desk lists, by name. */
export const contentKinds: ContentKinds = byName(
  'kinds of content',
  features.flatMap(({ contentKinds = [] }) => contentKinds),
)

/** Every queue of which staff takes pieces of work, by name. */
export const workKinds: WorkKinds = byName(
  'queues of work',
  features.flatMap(({ work = [] }) => work),
)

/** The Thai names of the acts of staff and of their subjects, by their names in the log. */
export const staffNames: StaffNames = {
  acts: mergeNames(
    'staff acts',
    features.map(({ staffActs }) => staffActs),
  ),
  subjects: mergeNames(
    'subjects of staff acts',
    features.map(({ staffSubjects }) => staffSubjects),
  ),
}
