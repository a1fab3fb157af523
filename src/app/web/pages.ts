// The browser side of each feature, one line each. The server sides are in ../features.ts.
import { adminPages } from '#features/admin/web/pages.ts'
import { clockPages } from '#features/bank/clock/web/pages.ts'
import { depositsPages } from '#features/bank/deposits/web/pages.ts'
import { fundOrdersPages } from '#features/bank/fund-orders/web/pages.ts'
import { fundsPages } from '#features/bank/funds/web/pages.ts'
import { navPages } from '#features/bank/nav/web/pages.ts'
import { ratesPages } from '#features/bank/rates/web/pages.ts'
import { statementsPages } from '#features/bank/statements/web/pages.ts'
import { calculatorPages } from '#features/calculators/web/pages.ts'
import { contentDeskPages } from '#features/content-desk/web/pages.ts'
import { eventsPages } from '#features/events/web/pages.ts'
import { financePages } from '#features/finance/web/pages.ts'
import { catchMePages } from '#features/games/catch-me/web/pages.ts'
import { crosswordPages } from '#features/games/crossword/web/pages.ts'
import { hangmanPages } from '#features/games/hangman/web/pages.ts'
import { riddlesPages } from '#features/games/riddles/web/pages.ts'
import { visualDecoderPages } from '#features/games/visual-decoder/web/pages.ts'
import { wordsPages } from '#features/games/words/web/pages.ts'
import { glossaryPages } from '#features/glossary/web/pages.ts'
import { credentialsPages } from '#features/identity/credentials/web/pages.ts'
import { guardianPages } from '#features/identity/guardian/web/pages.ts'
import { signInPages } from '#features/identity/sign-in/web/pages.ts'
import { signUpPages } from '#features/identity/sign-up/web/pages.ts'
import { socialPages } from '#features/identity/social/web/pages.ts'
import { moderationPages } from '#features/moderation/web/pages.ts'
import { netWorthPages } from '#features/net-worth/web/pages.ts'
import { notificationsPages } from '#features/notifications/web/pages.ts'
import { operationsPages } from '#features/operations/web/pages.ts'
import { pathPages } from '#features/path/web/pages.ts'
import { policiesPages } from '#features/policies/web/pages.ts'
import { readingPages } from '#features/posts/reading/web/pages.ts'
import { summariesPages } from '#features/posts/summaries/web/pages.ts'
import { writingPages } from '#features/posts/writing/web/pages.ts'
import { analysisPages } from '#features/quizzes/analysis/web/pages.ts'
import { dailyPages } from '#features/quizzes/daily/web/pages.ts'
import { examsPages } from '#features/quizzes/exams/web/pages.ts'
import { guestTrialPages } from '#features/quizzes/guest-trial/web/pages.ts'
import { questionsPages } from '#features/quizzes/questions/web/pages.ts'
import { reviewPages } from '#features/quizzes/review/web/pages.ts'
import { roboAccountsPages } from '#features/robo/accounts/web/pages.ts'
import { agreementsPages } from '#features/robo/agreements/web/pages.ts'
import { roboNewsPages } from '#features/robo/news/web/pages.ts'
import { riskPages } from '#features/robo/risk/web/pages.ts'
import { staffValuePages } from '#features/staff-value/web/pages.ts'
import { statisticsPages } from '#features/statistics/web/pages.ts'
import { addressesPages } from '#features/store/addresses/web/pages.ts'
import { codesPages } from '#features/store/codes/web/pages.ts'
import { ordersPages } from '#features/store/orders/web/pages.ts'
import { premiumsPages } from '#features/store/premiums/web/pages.ts'
import { wardrobePages } from '#features/store/wardrobe/web/pages.ts'
import { wishesPages } from '#features/store/wishes/web/pages.ts'
import { superheroPages } from '#features/superhero/web/pages.ts'
import { giftsPages } from '#features/superquest/gifts/web/pages.ts'
import { krazyDayPages } from '#features/superquest/krazy-day/web/pages.ts'
import { missionsPages } from '#features/superquest/missions/web/pages.ts'
import { levelsPages } from '#features/superquest/user-level/web/pages.ts'
import { videosPages } from '#features/videos/web/pages.ts'
import type { WebFeature } from '#kit/web/feature.ts'
import { appPages } from './app-pages.ts'

/** The browser side of every feature. */
export const webFeatures: readonly WebFeature[] = [
  appPages,
  readingPages,
  writingPages,
  summariesPages,
  examsPages,
  dailyPages,
  guestTrialPages,
  reviewPages,
  analysisPages,
  questionsPages,
  pathPages,
  videosPages,
  eventsPages,
  catchMePages,
  hangmanPages,
  visualDecoderPages,
  crosswordPages,
  wordsPages,
  riddlesPages,
  glossaryPages,
  calculatorPages,
  superheroPages,
  missionsPages,
  krazyDayPages,
  levelsPages,
  giftsPages,
  premiumsPages,
  wishesPages,
  codesPages,
  ordersPages,
  addressesPages,
  wardrobePages,
  depositsPages,
  statementsPages,
  riskPages,
  financePages,
  ratesPages,
  clockPages,
  fundOrdersPages,
  fundsPages,
  navPages,
  roboAccountsPages,
  agreementsPages,
  roboNewsPages,
  netWorthPages,
  signInPages,
  signUpPages,
  socialPages,
  guardianPages,
  credentialsPages,
  policiesPages,
  notificationsPages,
  moderationPages,
  adminPages,
  contentDeskPages,
  staffValuePages,
  operationsPages,
  statisticsPages,
]
