import type { Db } from '#db/open.ts'
import { deskRoutes } from '#features/admin/server/desk-admin-routes.ts'
import { factorRoutes } from '#features/admin/server/factor-routes.ts'
import { logRoutes } from '#features/admin/server/log-admin-routes.ts'
import { peopleRoutes } from '#features/admin/server/people-admin-routes.ts'
import { consentRoutes } from '#features/consent/server/routes.ts'
import { eventAdminRoutes } from '#features/events/server/admin-routes.ts'
import { eventCalendarRoutes } from '#features/events/server/calendar-routes.ts'
import { eventCheckInRoutes } from '#features/events/server/check-in-routes.ts'
import { eventRoutes } from '#features/events/server/routes.ts'
import { catchMeRoutes } from '#features/games/catch-me/server/routes.ts'
import { crosswordAdminRoutes } from '#features/games/crossword/server/admin-routes.ts'
import { crosswordRoutes } from '#features/games/crossword/server/routes.ts'
import { hangmanRoutes } from '#features/games/hangman/server/routes.ts'
import { riddleAdminRoutes } from '#features/games/riddles/server/admin-routes.ts'
import { decoderRoutes } from '#features/games/visual-decoder/server/routes.ts'
import { wordAdminRoutes } from '#features/games/words/server/admin-routes.ts'
import { glossaryRoutes } from '#features/glossary/server/routes.ts'
import { readReason } from '#features/identity/server/account-queries.ts'
import { attemptOf, takeAttempt } from '#features/identity/server/attempt-commands.ts'
import type { BotCheck } from '#features/identity/server/bot-check-commands.ts'
import { credentialRoutes } from '#features/identity/server/credentials-routes.ts'
import { guardianRoutes } from '#features/identity/server/guardian-routes.ts'
import { newIdentify } from '#features/identity/server/identify-queries.ts'
import type { Keys } from '#features/identity/server/key-commands.ts'
import { bucketOf, limits } from '#features/identity/server/limit-rules.ts'
import type { PasswordHasher } from '#features/identity/server/password-commands.ts'
import { pictureWidths } from '#features/identity/server/picture-commands.ts'
import { privacyRoutes } from '#features/identity/server/privacy-routes.ts'
import { profileRoutes } from '#features/identity/server/profile-routes.ts'
import { identityRoutes } from '#features/identity/server/routes.ts'
import { type Social, socialRoutes } from '#features/identity/server/social-routes.ts'
import { koinRoutes } from '#features/koin/server/routes.ts'
import { moderationAdminRoutes } from '#features/moderation/server/admin-routes.ts'
import { moderationRoutes } from '#features/moderation/server/routes.ts'
import { noticeRoutes } from '#features/notifications/server/notice-routes.ts'
import { outboxRoutes } from '#features/notifications/server/outbox-routes.ts'
import { readLearningPath } from '#features/path/server/queries.ts'
import { pathRoutes } from '#features/path/server/routes.ts'
import { currentVersions, versionsThatHold } from '#features/policies/server/queries.ts'
import { policyRoutes } from '#features/policies/server/routes.ts'
import { moderatedPosts } from '#features/posts/server/moderated-commands.ts'
import { moderatedSummaries } from '#features/posts/server/moderated-summary-commands.ts'
import { postRoutes } from '#features/posts/server/routes.ts'
import { summaryRoutes } from '#features/posts/server/summary-routes.ts'
import { writingRoutes } from '#features/posts/server/writing-routes.ts'
import { analysisAdminRoutes } from '#features/quizzes/analysis/server/admin-routes.ts'
import { dailyAdminRoutes } from '#features/quizzes/daily/server/admin-routes.ts'
import { dailyQuizRoutes } from '#features/quizzes/daily/server/routes.ts'
import { examAdminRoutes } from '#features/quizzes/exams/server/admin-routes.ts'
import { examRoutes } from '#features/quizzes/exams/server/routes.ts'
import { questionAdminRoutes } from '#features/quizzes/questions/server/admin-routes.ts'
import { reviewRoutes } from '#features/quizzes/review/server/routes.ts'
import { heroAdminRoutes } from '#features/superhero/server/admin-routes.ts'
import { heroRoutes } from '#features/superhero/server/routes.ts'
import { videoAdminRoutes } from '#features/videos/server/admin-routes.ts'
import { videoRoutes } from '#features/videos/server/routes.ts'
import { type HttpOptions, newHttp, serve } from '#lib/server/http.ts'
import { newApiDocument } from '#lib/server/openapi.ts'
import { answerOtherMethods } from '#lib/server/other-methods.ts'
import { newSquareMaker } from '#lib/server/pictures.ts'
import type { Route } from '#lib/server/routes.ts'
import type { Storage } from '#lib/server/storage.ts'
import { serveCalendars } from './calendars.ts'
import { errorTables } from './error-tables.ts'
import { explainError } from './explain-error.ts'
import { serveExports } from './exports.ts'
import { gameListRoutes } from './games/routes.ts'
import { homeRoutes } from './home/routes.ts'
import { serveMedia } from './media.ts'
import { serveOutboxFrames } from './outbox.ts'
import { searchRoutes } from './search/routes.ts'
import { commonHeaders } from './security-headers.ts'
import { serveSignInRedirects } from './sign-in-redirects.ts'
import { serveVideoFiles } from './video-files.ts'

export type Parts = {
  db: Db
  clock: () => Date
  keys: Keys
  hasher: PasswordHasher
  botCheck: BotCheck
  /** Who else can say who somebody is; nobody unless given. */
  social?: Social
  /** Where uploaded files are kept. */
  storage: Storage
  /** Where our pages are, without a slash at the end. */
  origin: string
  /** How people reach whoever runs this server; it stands in the policies. */
  contact: string
  /** Whether staff may read the mails that were written: on demonstrations without SMTP alone. */
  isOutboxOpen?: boolean
  http?: HttpOptions
}

/** All that moderators look at, by kind. */
const subjects = { post: moderatedPosts, summary: moderatedSummaries }

const learningPath = readLearningPath(new URL('../../content/learning-path.json', import.meta.url))
const noProviders: Social = { line: null, facebook: null, fetchPicture: async () => null }

/** The key of the links in mails that end such mails. */
export function unsubscribeKeyOf(keys: Keys): string {
  return keys.hmac('mail-unsubscribe')
}

/** The product's calls as an HTTP server, its routes for whoever answers without the network, and their API document. */
export function buildServer({
  http: options = {},
  contact,
  origin,
  hasher,
  botCheck,
  social = noProviders,
  isOutboxOpen = false,
  ...parts
}: Parts) {
  const { db, clock, keys } = parts
  const policyVersions = () => currentVersions(db, clock())
  // One for both: a big picture takes much memory while it is decoded.
  const makeSquares = newSquareMaker({ widths: pictureWidths })
  const identity = { ...parts, social, hasher, botCheck, origin, policyVersions, makeSquares }
  const outboxKey = isOutboxOpen ? keys.hmac('outbox') : null
  const routes: Route[] = [
    ...identityRoutes(identity),
    ...socialRoutes(identity),
    ...guardianRoutes({ ...parts, origin, policyVersions }),
    ...profileRoutes({ ...parts, makeSquares }),
    ...credentialRoutes({ ...parts, hasher, origin }),
    ...privacyRoutes({ ...parts, hasher, origin }),
    ...consentRoutes({
      db,
      clock,
      whyLimited: (on, userId, now) => readReason(on, userId, 'analytics_marketing', now),
      policyVersions: async () => ({ current: await policyVersions(), holding: await versionsThatHold(db, clock()) }),
    }),
    ...factorRoutes({ ...parts, hasher, origin }),
    ...peopleRoutes(parts),
    ...logRoutes(parts),
    ...deskRoutes(parts),
    ...koinRoutes(parts),
    ...noticeRoutes({ db, clock, unsubscribeKey: unsubscribeKeyOf(keys) }),
    ...outboxRoutes({ db, clock, outboxKey }),
    ...policyRoutes({ db, clock, contact }),
    ...glossaryRoutes(parts),
    ...postRoutes({
      db,
      clock,
      salt: keys.hmac('post-view'),
      readerHash: (userId) => keys.hmac('post-reader', userId),
    }),
    ...summaryRoutes({ db, clock }),
    ...moderationRoutes({ db, clock, subjects }),
    ...moderationAdminRoutes({ db, clock, subjects }),
    ...writingRoutes(parts),
    ...dailyQuizRoutes(parts),
    ...catchMeRoutes(parts),
    ...hangmanRoutes(parts),
    ...decoderRoutes(parts),
    ...gameListRoutes(parts),
    ...wordAdminRoutes(parts),
    ...riddleAdminRoutes(parts),
    ...examRoutes(parts),
    ...dailyAdminRoutes(parts),
    ...examAdminRoutes(parts),
    ...reviewRoutes(parts),
    ...questionAdminRoutes(parts),
    ...analysisAdminRoutes(parts),
    ...crosswordRoutes(parts),
    ...crosswordAdminRoutes(parts),
    ...videoAdminRoutes(parts),
    ...videoRoutes({ db, clock, salt: keys.hmac('video-view') }),
    ...eventRoutes(parts),
    ...eventCalendarRoutes(parts),
    ...eventCheckInRoutes(parts),
    ...eventAdminRoutes(parts),
    ...pathRoutes({
      db,
      clock,
      path: learningPath,
      takeAnswer: async (address, now) => {
        await takeAttempt(db, attemptOf(keys, limits.placementAddress, bucketOf(address)), now)
      },
    }),
    ...heroRoutes(parts),
    ...heroAdminRoutes(parts),
    ...homeRoutes(parts),
    ...searchRoutes(parts),
  ]
  const http = newHttp({ explain: explainError, ...options })
  http.addHook('onSend', (_request, reply, _payload, done) => {
    // What an answer says itself stands.
    void reply.headers({ ...commonHeaders, ...(reply.getHeaders() as Record<string, string>) })
    done()
  })
  const identify = newIdentify(parts)
  serve(http, routes, identify)
  serveExports(http, { ...parts, identify })
  serveSignInRedirects(http, { ...parts, social, origin })
  serveMedia(http, parts)
  serveVideoFiles(http, parts.storage)
  serveCalendars(http, { db, clock, origin })
  if (outboxKey) serveOutboxFrames(http, { db, clock, key: outboxKey })
  const document = newApiDocument(routes, { title: 'Koinklass', version: '1.2.3', origin }, errorTables)
  http.get('/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(document),
  )
  answerOtherMethods(http, '/openapi.json', ['GET'])
  return { http, routes, document }
}
