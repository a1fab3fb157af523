import { sweepIdempotencyKeys } from '#db/act.ts'
import type { Db } from '#db/open.ts'
import { sweepChallenges } from '#features/admin/server/staff-session-commands.ts'
import { eventTasks } from '#features/events/server/jobs.ts'
import { crosswordTasks } from '#features/games/crossword/server/jobs.ts'
import { listCrosswordWords } from '#features/games/crossword/server/word-queries.ts'
import { eraseLeavers } from '#features/identity/server/erase-commands.ts'
import { identityTasks, sweepIdentity } from '#features/identity/server/jobs.ts'
import type { Keys } from '#features/identity/server/key-commands.ts'
import { recordAudit } from '#features/koin/server/audit-commands.ts'
import { auditLedger } from '#features/koin/server/audit-queries.ts'
import { readBooks } from '#features/koin/server/books-queries.ts'
import { type MailTransport, mailTasks, noticeTasks, sweepMails } from '#features/notifications/server/jobs.ts'
import { sweepNotices } from '#features/notifications/server/notice-commands.ts'
import { announcePolicies } from '#features/policies/server/announce-commands.ts'
import { versionsThatHold } from '#features/policies/server/queries.ts'
import { sweepVisits } from '#features/posts/server/commands.ts'
import { indexPostsTask, indexWaitingPosts } from '#features/posts/server/search-commands.ts'
import { sweepPostPictures, sweepPosts } from '#features/posts/server/sweep-commands.ts'
import { countAnswersTask, countNewAnswers } from '#features/quizzes/analysis/server/jobs.ts'
import { closeExams, closeExamsTask } from '#features/quizzes/exams/server/jobs.ts'
import { sweepPictures } from '#features/quizzes/questions/server/picture-commands.ts'
import { indexWaitingThings } from '#features/search/server/commands.ts'
import { sweepVideoVisits } from '#features/videos/server/commands.ts'
import { sweepVideoFiles } from '#features/videos/server/sweep-commands.ts'
import type { Storage } from '#lib/server/storage.ts'
import type { Schedule, Tasks } from '#lib/server/worker.ts'
import { renewEvents } from './seed.ts'

type Parts = {
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

/** Every task of the product's worker. Each takes its time from the clock and may be run twice. */
export function productTasks(parts: Parts): Tasks {
  const { db, clock, transport, storage, keys, origin, unsubscribeKey, booksUrl, report } = parts
  return {
    ...mailTasks({ db, clock, transport }),
    ...noticeTasks({ db, clock, origin, unsubscribeKey }),
    ...identityTasks({
      db,
      clock,
      storage,
      keys,
      origin,
      holdingVersion: async () => (await versionsThatHold(db, clock())).personal,
    }),
    ...eventTasks({ db, clock }),
    [closeExamsTask]: () => closeExams(db, clock()),
    [countAnswersTask]: () => countNewAnswers(db, clock()),
    ...crosswordTasks({ db, clock, words: () => listCrosswordWords(db), report }),
    'renew-events': () => renewEvents(db, clock()),
    'sweep-identity': async () => {
      await sweepIdentity(db, clock())
      await sweepChallenges(db, clock())
    },
    'sweep-mails': () => sweepMails(db, clock()),
    'erase-leavers': async () => {
      // First what is older than thirty days: mails to others (a guardian) may name who left thirty days ago.
      await sweepMails(db, clock())
      await eraseLeavers({ db, storage }, clock())
    },
    'sweep-notices': () => sweepNotices(db, clock()),
    'announce-policies': () => announcePolicies(db, clock()),
    'sweep-visits': () =>
      db.transaction().execute(async (tx) => {
        await sweepVisits(tx, clock())
        await sweepVideoVisits(tx, clock())
      }),
    'sweep-posts': async () => {
      await sweepPosts(db, clock())
      await sweepPostPictures({ db, storage }, clock())
    },
    'sweep-video-files': async () => void (await sweepVideoFiles({ db, storage }, clock())),
    'sweep-question-pictures': () => sweepPictures(db, clock()),
    [indexPostsTask]: async () => {
      await indexWaitingPosts(db)
      await indexWaitingThings(db)
    },
    'sweep-keys': () => sweepIdempotencyKeys(db, clock()),
    'audit-books': async () => {
      const faults = await readBooks(booksUrl, auditLedger)
      await recordAudit(db, { faults, now: clock() })
      for (const { check, count, examples } of faults) report(`books: ${check}: ${count} (${examples.join(', ')})`)
    },
  }
}

/** When the daily ones begin, in UTC: the small hours of Bangkok, but for what ends in mails. Accounts whose time has come are erased every
 * hour, and so are deleted posts. Posts that wait for the search are looked for every minute. */
export const productSchedule: Schedule[] = [
  { task: 'sweep-identity', cron: '10 20 * * *' },
  { task: 'sweep-mails', cron: '20 20 * * *' },
  { task: 'sweep-notices', cron: '25 20 * * *' },
  { task: 'sweep-visits', cron: '30 20 * * *' },
  { task: 'sweep-posts', cron: '35 * * * *' },
  { task: indexPostsTask, cron: '* * * * *' },
  { task: closeExamsTask, cron: '* * * * *' },
  { task: countAnswersTask, cron: '*/10 * * * *' },
  { task: 'offer-seats', cron: '* * * * *' },
  { task: 'renew-events', cron: '5 17 * * *' },
  { task: 'make-crosswords', cron: '25 * * * *' },
  { task: 'settle-event', cron: '*/5 * * * *' },
  { task: 'remind-of-events', cron: '*/5 * * * *' },
  { task: 'sweep-keys', cron: '40 20 * * *' },
  { task: 'sweep-pictures', cron: '50 20 * * *' },
  { task: 'sweep-video-files', cron: '55 20 * * *' },
  { task: 'sweep-question-pictures', cron: '58 20 * * *' },
  // By day, and the last time well before the quiet hours.
  { task: 'remind-guardians', cron: '15 0-13 * * *' },
  // Nine in the morning: reminders are for the day.
  { task: 'remind-leavers', cron: '0 2 * * *' },
  { task: 'sweep-exports', cron: '5 * * * *' },
  { task: 'erase-leavers', cron: '15 * * * *' },
  { task: 'audit-books', cron: '0 21 * * *' },
  { task: 'announce-policies', cron: '15 1 * * *' },
]
