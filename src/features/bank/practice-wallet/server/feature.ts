import type { Db } from '#db/open.ts'
import type { PersonalTags } from '#db/personal-data.ts'
import type { Jobs } from '#kit/server/feature.ts'
import { payPurses } from './commands.ts'
import { purseRoutes } from './routes.ts'

/** The practice purse of simulated baht. */
export const purseFeature = {
  routes: (parts: { db: Db; clock: () => Date }) => purseRoutes(parts),
  jobs: ({ db, clock }: { db: Db; clock: () => Date }): Jobs => ({
    'pay-purses': { cron: '*/15 * * * *', run: () => payPurses(db, clock()) },
  }),
  personalData: {
    practice_purse: {
      whose: 'user_id',
      about: 'กระเป๋าเงินบาทจำลองของคุณ',
      erasure: 'kept',
      told: ['opened_at', 'months', 'next_at'],
      withheld: ['opened_on', 'next_on'],
    },
  } satisfies PersonalTags,
}
