import { features, noticeKinds, personTables } from '#app/features.ts'
import { content } from '#app/seed.ts'
import { sweepIdempotencyKeys } from '#db/act.ts'
import type { Db } from '#db/open.ts'
import type { PersonTags } from '#db/personal-data.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import type { NoticeKinds } from '#features/notifications/contract.ts'
import type { MailTransport } from '#features/notifications/server/jobs.ts'
import { versionsThatHold } from '#features/policies/server/queries.ts'
import type { Jobs } from '#kit/server/feature.ts'
import type { Storage } from '#lib/server/storage.ts'

type Given = {
  db: Db
  clock: () => Date
  transport: MailTransport
  storage: Storage
  keys: Keys
  /** Where our pages are: links in mails lead there. */
  origin: string
  /** The key of the links that end mails. */
  unsubscribeKey: string
  /** Address of whoever audits the books: the owner where there is one. */
  booksUrl: string
  report: (message: string) => void
}

/** What the jobs of features are given. */
export type JobParts = Given & {
  /** The folder of the content files. */
  content: URL
  personTables: PersonTags[]
  /** Every kind of notice that this release knows. */
  noticeKinds: NoticeKinds
  /** The oldest version of the personal data policy whose consent still holds. */
  holdingVersion: () => Promise<number>
}

/** Every job of the product's worker. Throws when two features name a job alike. */
export function productJobs(given: Given): Jobs {
  const { db, clock } = given
  const holdingVersion = async () => (await versionsThatHold(db, clock())).personal
  const parts: JobParts = { ...given, content, personTables, noticeKinds, holdingVersion }
  const jobs: Jobs = { 'sweep-keys': { cron: '40 20 * * *', run: () => sweepIdempotencyKeys(db, clock()) } }
  for (const feature of features)
    for (const [name, job] of Object.entries(feature.jobs?.(parts) ?? {})) {
      if (name in jobs) throw new Error(`two jobs are called ${name}`)
      jobs[name] = job
    }
  return jobs
}
