import { explainError } from '#app/boot/explain-error.ts'
import { pushParts } from '#app/boot/push.ts'
import { commonHeaders } from '#app/boot/security-headers.ts'
import { content } from '#app/boot/seed.ts'
import type { OnClientError } from '#app/client-errors/routes.ts'
import { newFrameReader } from '#app/client-errors/source-maps.ts'
import {
  activityKinds,
  contentKinds,
  errorTables,
  features,
  noticeKinds,
  proposalKinds,
  searchThings,
  staffNames,
  workKinds,
} from '#app/features.ts'
import { serveCalendars } from '#app/files/calendars.ts'
import { serveExports } from '#app/files/exports.ts'
import { newMadeFiles } from '#app/files/made-files.ts'
import { serveMedia } from '#app/files/media.ts'
import { serveOutboxFrames } from '#app/files/outbox.ts'
import { serveStatementPdf } from '#app/files/statement-pdf.ts'
import { serveVideoFiles } from '#app/files/video-files.ts'
import { serveSignInRedirects } from '#app/sign-in/sign-in-redirects.ts'
import type { Db } from '#db/open.ts'
import type { ActivityKind } from '#features/activity/contract.ts'
import type { StaffNames } from '#features/audit/contract.ts'
import { newLookRecorder } from '#features/audit/server/look-commands.ts'
import { readReason } from '#features/identity/accounts/server/account-queries.ts'
import type { PasswordHasher } from '#features/identity/accounts/server/password-commands.ts'
import type { Sender } from '#features/identity/guardian/server/guardian-mails.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import type { BotCheck } from '#features/identity/limits/server/bot-check-commands.ts'
import { bucketOf } from '#features/identity/limits/server/limit-rules.ts'
import { pictureWidths } from '#features/identity/pictures/server/picture-commands.ts'
import { newIdentify } from '#features/identity/sessions/server/identify-queries.ts'
import type { Social } from '#features/identity/social/server/prove-commands.ts'
import type { Subjects } from '#features/moderation/server/subject.ts'
import { newTextChecker } from '#features/moderation/server/text-checker.ts'
import type { NoticeKinds } from '#features/notifications/contract.ts'
import type { MayPush } from '#features/notifications/server/push-commands.ts'
import type { PushService } from '#features/notifications/server/push-service.ts'
import type { Installation } from '#features/operations/server/system-queries.ts'
import { currentVersions, versionsThatHold } from '#features/policies/server/queries.ts'
import { summariesFeature } from '#features/posts/summaries/server/feature.ts'
import { writingFeature } from '#features/posts/writing/server/feature.ts'
import { newProjector, type Projector } from '#features/robo/projection/server/projector.ts'
import type { ProposalKinds } from '#features/staff-value/server/proposal-queries.ts'
import type { ContentKinds } from '#kit/server/content-kind.ts'
import type { ListedJob } from '#kit/server/feature.ts'
import type { Morning } from '#kit/server/morning.ts'
import type { ThingListers } from '#kit/server/thing-lister.ts'
import type { WorkKinds } from '#kit/server/work-kind.ts'
import { type HttpOptions, newHttp, type OnUndeclared, serve } from '#lib/server/http/http.ts'
import { newApiDocument } from '#lib/server/http/openapi.ts'
import { answerOtherMethods } from '#lib/server/http/other-methods.ts'
import type { ReadsElsewhere } from '#lib/server/http/read-elsewhere.ts'
import { newSquareMaker } from '#lib/server/pictures/pictures.ts'
import type { Storage } from '#lib/server/storage.ts'

export type Parts = {
  db: Db
  clock: () => Date
  keys: Keys
  hasher: PasswordHasher
  botCheck: BotCheck
  /** Social sign-in providers; none by default. */
  social?: Social
  /** The storage of uploaded files. */
  storage: Storage
  /** The origin of our pages, without a trailing slash. */
  origin: string
  /** The operator's contact, which the policies name. */
  contact: string
  /** What mails to guardians say of us; by default only the contact. */
  sender?: Sender
  /** Whether staff may read written mails: only in demos without SMTP. */
  isOutboxOpen?: boolean
  /** Whether the store can be tried out without consequences: never in production. */
  isSandboxOpen?: boolean
  /** The jobs of the worker, for the operations desk; none by default. */
  jobs?: readonly ListedJob[]
  /** What this installation was started with. */
  installation?: Installation
  http?: HttpOptions
  /** The folder of the source maps of the web build; without it stacks stay as browsers send them. */
  sourceMaps?: string
  /** Origins of push services besides those of the browsers' makers. */
  pushServices?: readonly string[]
  /** Whether facts are written for the bank's data warehouse; not by default. */
  hasWarehouse?: boolean
  /** Receives exceptions that browsers report. */
  onClientError?: OnClientError
  /** Receives refusals that an endpoint does not declare; by default they are logged as errors. */
  onUndeclared?: OnUndeclared
  /** Where calls that may lag are read; by default from `db` like all others. */
  elsewhere?: ReadsElsewhere
}

type Versions = Awaited<ReturnType<typeof currentVersions>>

/** What the app passes to the routes of features. */
export type RouteParts = Required<
  Omit<Parts, 'http' | 'isOutboxOpen' | 'onUndeclared' | 'elsewhere' | 'sourceMaps' | 'pushServices'>
> & {
  /** Translates frames of browser stacks to our sources. */
  readFrames: ReturnType<typeof newFrameReader>
  /** The folder of the content files. */
  content: URL
  makeSquares: ReturnType<typeof newSquareMaker>
  /** Everything that moderators review, by kind. */
  subjects: Subjects
  /** Checks user texts on a worker thread. */
  checker: ReturnType<typeof newTextChecker>
  /** Projects plans on a worker thread. */
  projector: Projector
  /** The policy versions in force. */
  policyVersions: () => Promise<Versions>
  /** Those, and the oldest ones whose acceptance is still valid. */
  policyRange: () => Promise<{ current: Versions; holding: Versions }>
  /** Why analytics and marketing are disabled for a person; null when they are not. */
  whyLimited: (on: Db, userId: string, now: Date) => ReturnType<typeof readReason>
  /** The network of an address, for rate limits. */
  bucketOf: typeof bucketOf
  /** Every kind of notice of this release. */
  noticeKinds: NoticeKinds
  /** Every kind of activity that features record. */
  activityKinds: ReadonlyMap<string, ActivityKind>
  /** Every kind of change that a second member of staff decides. */
  proposalKinds: ProposalKinds
  /** Every kind of content that the content desk lists. */
  contentKinds: ContentKinds
  /** Every queue of which staff takes pieces of work. */
  workKinds: WorkKinds
  /** The Thai names in the log of staff. */
  staffNames: StaffNames
  /** What the search finds besides posts, videos and events. */
  searchThings: ThingListers
  /** The key that signs unsubscribe links. */
  unsubscribeKey: string
  /** Sends Web Push; it reaches the push services of browsers only. */
  pushService: PushService
  mayPush: MayPush
  /** The key that signs frame addresses of the outbox; null where it is closed. */
  outboxKey: string | null
  /** What features have for the first page of staff. */
  mornings: readonly Morning[]
}

/** What the app passes to what features have for the first page of staff. */
export type MorningParts = Omit<RouteParts, 'mornings'>

const noProviders: Social = { line: null, facebook: null, fetchPicture: async () => null }

/** Derives the key that signs unsubscribe links. */
export function unsubscribeKeyOf(keys: Keys): string {
  return keys.hmac('mail-unsubscribe')
}

/** Builds the product's API as an HTTP server. Also returns its routes, for in-process calls, and the API document. */
export function buildServer({
  http: options = {},
  contact,
  sender = { contact },
  jobs = [],
  installation = { version: '', startedAt: new Date(0), switches: [] },
  origin,
  hasher,
  botCheck,
  social = noProviders,
  isOutboxOpen = false,
  isSandboxOpen = false,
  onUndeclared,
  elsewhere,
  sourceMaps = '',
  pushServices = [],
  hasWarehouse = false,
  onClientError = () => {},
  ...parts
}: Parts) {
  const { db, clock, keys } = parts
  const checker = newTextChecker()
  const projector = newProjector()
  const outboxKey = isOutboxOpen ? keys.hmac('outbox') : null
  const given: MorningParts = {
    ...parts,
    contact,
    sender,
    jobs,
    installation,
    origin,
    hasher,
    botCheck,
    social,
    content,
    onClientError,
    hasWarehouse,
    readFrames: newFrameReader(sourceMaps),
    // One maker for all routes, since decoding a large picture takes much memory.
    makeSquares: newSquareMaker({ widths: pictureWidths }),
    subjects: { ...writingFeature.moderated, ...summariesFeature.moderated },
    checker,
    projector,
    bucketOf,
    policyVersions: () => currentVersions(db, clock()),
    policyRange: async () => ({
      current: await currentVersions(db, clock()),
      holding: await versionsThatHold(db, clock()),
    }),
    whyLimited: (on, userId, now) => readReason(on, userId, 'analytics_marketing', now),
    noticeKinds,
    activityKinds,
    proposalKinds,
    contentKinds,
    workKinds,
    staffNames,
    searchThings,
    unsubscribeKey: unsubscribeKeyOf(keys),
    ...pushParts({ keys, origin, pushServices }),
    outboxKey,
    isSandboxOpen,
  }
  const mornings = features.flatMap((feature) => feature.morning?.(given) ?? [])
  const routes = features.flatMap((feature) => feature.routes?.({ ...given, mornings }) ?? [])
  const http = newHttp({ explain: explainError, ...options })
  http.addHook('onClose', () => checker.close())
  http.addHook('onClose', () => projector.close())
  http.addHook('onSend', (_request, reply, _payload, done) => {
    // Headers set by the handler take precedence.
    void reply.headers({ ...commonHeaders, ...(reply.getHeaders() as Record<string, string>) })
    done()
  })
  const identify = newIdentify(parts)
  serve(http, routes, identify, {
    onLook: newLookRecorder({ ...parts, staffNames }),
    ...(onUndeclared && { onUndeclared }),
    ...(elsewhere && { elsewhere }),
  })
  serveExports(http, { ...parts, identify })
  serveStatementPdf(http, { ...parts, origin, identify })
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
  return { http, routes, document, projector }
}
