import type { Db } from '#db/open.ts'
import type { PersonalTags } from '#db/personal-data.ts'
import type { Jobs } from '#kit/server/feature.ts'
import { payPracticeWallets } from './commands.ts'
import { practiceWalletRoutes } from './routes.ts'

/** The practice purse of simulated baht. */
export const practiceWalletFeature = {
  routes: (parts: { db: Db; clock: () => Date }) => practiceWalletRoutes(parts),
  jobs: ({ db, clock }: { db: Db; clock: () => Date }): Jobs => ({
    'pay-purses': { cron: '*/15 * * * *', run: () => payPracticeWallets(db, clock()) },
  }),
  personalData: {
    practice_purse: {
      owner: 'user_id',
      about: 'กระเป๋าเงินบาทจำลองของคุณ',
      erasure: 'kept',
      told: ['opened_at', 'months', 'next_at'],
      withheld: ['opened_on', 'next_on'],
    },
  } satisfies PersonalTags,
}
