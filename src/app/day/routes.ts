import type { Db } from '#db/open.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import type { LearningPath } from '#features/path/content.ts'
import { readLearningPath } from '#features/path/server/queries.ts'
import { seedOf } from '#features/quizzes/daily/server/queries.ts'
import type { Jobs } from '#kit/server/feature.ts'
import { bind } from '#lib/server/routes.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import * as contract from './contract.ts'
import { viewDay } from './day-queries.ts'
import { dayWaiting } from './reminder-rules.ts'
import { remindOfDay } from './reminders.ts'

type Parts = { db: Db; clock: () => Date; keys: Keys; origin: string }

const dayRoutes = ({ db, clock, keys, origin, path }: Parts & { path: LearningPath }) =>
  bind(contract, {
    readDay: ({ caller: { userId } }) => {
      const now = clock()
      return viewDay(db, { path, userId, seed: seedOf(keys.hmac, userId, bangkokDay(now)), origin, now })
    },
  })

/** What a person can do today, the card of a finished day, and the evening reminder for people who have not begun. */
export const dayFeature = {
  notices: [dayWaiting],
  // 17:30 in Bangkok: after school, before the evening.
  jobs: ({ db, clock }: Pick<Parts, 'db' | 'clock'>): Jobs => ({
    'remind-of-day': { cron: '30 10 * * *', run: () => remindOfDay(db, clock()) },
  }),
  routes: ({ content, ...parts }: Parts & { content: URL }) =>
    dayRoutes({ ...parts, path: readLearningPath(new URL('learning-path.json', content)) }),
}
