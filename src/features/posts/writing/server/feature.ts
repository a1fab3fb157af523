import type { Db } from '#db/open.ts'
import type { Jobs } from '#kit/server/feature.ts'
import type { Storage } from '#lib/server/storage.ts'
import { revisionErrors, writingErrors } from '../contract.ts'
import * as activities from './activities.ts'
import { approvalRoutes } from './approval-routes.ts'
import * as contentKinds from './content-kinds.ts'
import { moderatedPosts } from './moderated-commands.ts'
import * as notices from './notices.ts'
import { writingData } from './personal-data.ts'
import { writingRoutes } from './routes.ts'
import { staffActs, staffSubjects } from './staff-acts.ts'
import { sweepPostPictures, sweepPosts } from './sweep-commands.ts'

type JobParts = { db: Db; clock: () => Date; storage: Storage }

/** Posts of members: drafts, handing in, and what moderators decide. */
export const writingFeature = {
  staffActs,
  staffSubjects,
  errors: [writingErrors, revisionErrors],
  routes: (parts: Parameters<typeof writingRoutes>[0]) => [...writingRoutes(parts), ...approvalRoutes(parts)],
  jobs: ({ db, clock, storage }: JobParts): Jobs => ({
    'sweep-posts': {
      cron: '35 * * * *',
      run: async () => {
        await sweepPosts(db, clock())
        await sweepPostPictures({ db, storage }, clock())
      },
    },
  }),
  contentKinds: Object.values(contentKinds),
  moderated: { post: moderatedPosts },
  activities: Object.values(activities),
  notices: Object.values(notices),
  personalData: writingData,
}
