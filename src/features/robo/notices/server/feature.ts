import type { Db } from '#db/open.ts'
import type { PersonalTags } from '#db/personal-data.ts'
import { roboNoticeErrors } from '../contract.ts'
import * as notices from './notices.ts'
import { roboNoticeRoutes } from './routes.ts'

/** What accounts of the robo-adviser tell their owners. */
export const roboNoticeFeature = {
  errors: [roboNoticeErrors],
  routes: (parts: { db: Db; clock: () => Date }) => roboNoticeRoutes(parts),
  notices: Object.values(notices),
  personalData: {
    robo_notice: {
      owner: 'user_id',
      about: 'ข้อความจากบัญชี Fund-telligenz ของคุณ',
      erasure: 'deleted',
      told: ['id', 'account_id', 'kind', 'figures', 'made_at', 'accepted_at'],
      withheld: ['cause'],
    },
  } satisfies PersonalTags,
}
