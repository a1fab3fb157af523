import type { Jobs } from '#kit/server/feature.ts'
import { noticeErrors } from '../notice-contract.ts'
import { pushErrors } from '../push-contract.ts'
import { resendErrors } from '../resend-contract.ts'
import { sweepMailFiles, sweepMails } from './commands.ts'
import { mailTasks, noticeTasks, pushTasks } from './jobs.ts'
import { notificationsMorning } from './morning-queries.ts'
import { sweepNotices } from './notice-commands.ts'
import { noticeRoutes } from './notice-routes.ts'
import { outboxRoutes } from './outbox-routes.ts'
import { notificationsData } from './personal-data.ts'
import { sweepPushes } from './push-device-commands.ts'
import { type PushParts, pushRoutes } from './push-routes.ts'

/** Notices, mails with their outbox, and pushes. */
export const notificationsFeature = {
  errors: [noticeErrors, pushErrors, resendErrors],
  routes: (parts: Parameters<typeof noticeRoutes>[0] & Parameters<typeof outboxRoutes>[0] & PushParts) => [
    ...noticeRoutes(parts),
    ...outboxRoutes(parts),
    ...pushRoutes(parts),
  ],
  jobs: (
    parts: Parameters<typeof mailTasks>[0] & Parameters<typeof noticeTasks>[0] & Parameters<typeof pushTasks>[0],
  ): Jobs => ({
    ...mailTasks(parts),
    ...noticeTasks(parts),
    ...pushTasks(parts),
    'sweep-mails': {
      cron: '20 20 * * *',
      run: async () => {
        await sweepMails(parts.db, parts.clock())
        await sweepMailFiles(parts)
      },
    },
    'sweep-pushes': { cron: '30 20 * * *', run: () => sweepPushes(parts.db, parts.clock()) },
    'sweep-notices': { cron: '25 20 * * *', run: () => sweepNotices(parts.db, parts.clock()) },
  }),
  morning: notificationsMorning,
  personalData: notificationsData,
}
