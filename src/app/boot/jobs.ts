import { pushParts } from '#app/boot/push.ts'
import { content } from '#app/boot/seed.ts'
import { features, noticeKinds, personTables, searchThings } from '#app/features.ts'
import type { Db } from '#db/open.ts'
import type { PersonTags } from '#db/personal-data.ts'
import { sweepIdempotencyKeys } from '#db/run-once.ts'
import type { Sender } from '#features/identity/guardian/server/guardian-mails.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import type { NoticeKinds } from '#features/notifications/contract.ts'
import type { MailTransport } from '#features/notifications/server/jobs.ts'
import { versionsThatHold } from '#features/policies/server/queries.ts'
import type { Jobs } from '#kit/server/feature.ts'
import type { ThingListers } from '#kit/server/thing-lister.ts'
import type { Storage } from '#lib/server/storage.ts'

type Given = {
  db: Db
  clock: () => Date
  transport: MailTransport
  storage: Storage
  keys: Keys
  /** The origin of our pages, for links in mails. */
  origin: string
  /** What mails to guardians say of us. */
  sender?: Sender
  /** The key that signs unsubscribe links. */
  unsubscribeKey: string
  /** The connection string of the role that audits the ledger: the owner, if there is one. */
  booksUrl: string
  /** Origins of push services besides those of the browsers' makers. */
  pushServices?: readonly string[]
  /** The bank's key of pseudonyms, in hex; without it no files are written for its data warehouse. */
  warehouseKey?: string | undefined
  report: (message: string) => void
}

/** What the app passes to the jobs of features. */
export type JobParts = Given &
  ReturnType<typeof pushParts> & {
    /** The folder of the content files. */
    content: URL
    personTables: PersonTags[]
    /** Every kind of notice of this release. */
    noticeKinds: NoticeKinds
    /** What the search finds besides posts, videos and events. */
    searchThings: ThingListers
    /** The oldest version of the personal data policy whose acceptance is still valid. */
    holdingVersion: () => Promise<number>
  }

/** All jobs of the product's worker. Throws when two features register the same job name. */
export function productJobs(given: Given): Jobs {
  const { db, clock } = given
  const holdingVersion = async () => (await versionsThatHold(db, clock())).personal
  const parts: JobParts = {
    ...given,
    ...pushParts(given),
    content,
    personTables,
    noticeKinds,
    searchThings,
    holdingVersion,
  }
  const jobs: Jobs = { 'sweep-keys': { cron: '40 20 * * *', run: () => sweepIdempotencyKeys(db, clock()) } }
  for (const feature of features)
    for (const [name, job] of Object.entries(feature.jobs?.(parts) ?? {})) {
      if (name in jobs) throw new Error(`two jobs are called ${name}`)
      jobs[name] = job
    }
  return jobs
}
