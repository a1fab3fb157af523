import type { Jobs } from '#kit/server/feature.ts'
import { noticeErrors } from '../notice-contract.ts'
import { sweepMailFiles, sweepMails } from './commands.ts'
import { mailTasks, noticeTasks } from './jobs.ts'
import { sweepNotices } from './notice-commands.ts'
import { noticeRoutes } from './notice-routes.ts'
import { outboxRoutes } from './outbox-routes.ts'
import { notificationsData } from './personal-data.ts'

/** Notices, and mails with their outbox. */
export const notificationsFeature = {
  errors: [noticeErrors],
  routes: (parts: Parameters<typeof noticeRoutes>[0] & Parameters<typeof outboxRoutes>[0]) => [
    ...noticeRoutes(parts),
    ...outboxRoutes(parts),
  ],
  jobs: (parts: Parameters<typeof mailTasks>[0] & Parameters<typeof noticeTasks>[0]): Jobs => ({
    ...mailTasks(parts),
    ...noticeTasks(parts),
    'sweep-mails': {
      cron: '20 20 * * *',
      run: async () => {
        await sweepMails(parts.db, parts.clock())
        await sweepMailFiles(parts)
      },
    },
    'sweep-notices': { cron: '25 20 * * *', run: () => sweepNotices(parts.db, parts.clock()) },
  }),
  personalData: notificationsData,
}
