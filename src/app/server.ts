import { serveCalendars } from '#app/calendars.ts'
import { explainError } from '#app/explain-error.ts'
import { serveExports } from '#app/exports.ts'
import { errorTables, features, noticeKinds } from '#app/features.ts'
import { newMadeFiles } from '#app/made-files.ts'
import { serveMedia } from '#app/media.ts'
import { serveOutboxFrames } from '#app/outbox.ts'
import { commonHeaders } from '#app/security-headers.ts'
import { content } from '#app/seed.ts'
import { serveSignInRedirects } from '#app/sign-in-redirects.ts'
import { serveVideoFiles } from '#app/video-files.ts'
import type { Db } from '#db/open.ts'
import { readReason } from '#features/identity/accounts/server/account-queries.ts'
import type { PasswordHasher } from '#features/identity/accounts/server/password-commands.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import type { BotCheck } from '#features/identity/limits/server/bot-check-commands.ts'
import { bucketOf } from '#features/identity/limits/server/limit-rules.ts'
import { pictureWidths } from '#features/identity/pictures/server/picture-commands.ts'
import { newIdentify } from '#features/identity/sessions/server/identify-queries.ts'
import type { Social } from '#features/identity/social/server/prove-commands.ts'
import { newTextChecker } from '#features/moderation/server/check-queries.ts'
import type { Subjects } from '#features/moderation/server/subject-queries.ts'
import type { NoticeKinds } from '#features/notifications/contract.ts'
import { currentVersions, versionsThatHold } from '#features/policies/server/queries.ts'
import { postsFeature } from '#features/posts/server/feature.ts'
import { type HttpOptions, newHttp, serve } from '#lib/server/http.ts'
import { newApiDocument } from '#lib/server/openapi.ts'
import { answerOtherMethods } from '#lib/server/other-methods.ts'
import { newSquareMaker } from '#lib/server/pictures.ts'
import type { Storage } from '#lib/server/storage.ts'

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
  /** Whether the store can be tried out without consequences: never in production. */
  isSandboxOpen?: boolean
  http?: HttpOptions
}

type Versions = Awaited<ReturnType<typeof currentVersions>>

/** What the routes of features are given. */
export type RouteParts = Required<Omit<Parts, 'http' | 'isOutboxOpen'>> & {
  /** The folder of the content files. */
  content: URL
  makeSquares: ReturnType<typeof newSquareMaker>
  /** All that moderators look at, by kind. */
  subjects: Subjects
  /** Judges what people wrote, in a thread of its own. */
  checker: ReturnType<typeof newTextChecker>
  /** The versions of the policies in force. */
  policyVersions: () => Promise<Versions>
  /** Those, and the oldest ones whose consent still holds. */
  policyRange: () => Promise<{ current: Versions; holding: Versions }>
  /** Why a person may not be counted or advertised to; null when they may. */
  whyLimited: (on: Db, userId: string, now: Date) => ReturnType<typeof readReason>
  /** The network that an address belongs to. */
  bucketOf: typeof bucketOf
  /** Every kind of notice that this release knows. */
  noticeKinds: NoticeKinds
  /** The key of the links that end mails. */
  unsubscribeKey: string
  /** The key of the outbox's frames; null where staff may not read it. */
  outboxKey: string | null
}

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
  isSandboxOpen = false,
  ...parts
}: Parts) {
  const { db, clock, keys } = parts
  const checker = newTextChecker()
  const outboxKey = isOutboxOpen ? keys.hmac('outbox') : null
  const given: RouteParts = {
    ...parts,
    contact,
    origin,
    hasher,
    botCheck,
    social,
    content,
    // One for all: a big picture takes much memory while it is decoded.
    makeSquares: newSquareMaker({ widths: pictureWidths }),
    subjects: postsFeature.moderated,
    checker,
    bucketOf,
    policyVersions: () => currentVersions(db, clock()),
    policyRange: async () => ({
      current: await currentVersions(db, clock()),
      holding: await versionsThatHold(db, clock()),
    }),
    whyLimited: (on, userId, now) => readReason(on, userId, 'analytics_marketing', now),
    noticeKinds,
    unsubscribeKey: unsubscribeKeyOf(keys),
    outboxKey,
    isSandboxOpen,
  }
  const routes = features.flatMap((feature) => feature.routes?.(given) ?? [])
  const http = newHttp({ explain: explainError, ...options })
  http.addHook('onClose', () => checker.close())
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
  const sendDocument = newMadeFiles({ clock, freshMs: Number.POSITIVE_INFINITY })
  http.get('/openapi.json', (request, reply) =>
    sendDocument(
      request,
      reply.header('cache-control', 'public, max-age=300').type('application/json; charset=utf-8'),
      'openapi',
      async () => JSON.stringify(document),
    ),
  )
  answerOtherMethods(http, '/openapi.json', ['GET'])
  return { http, routes, document }
}
