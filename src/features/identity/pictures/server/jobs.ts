import { z } from 'zod/mini'
import type { Db } from '#db/open.ts'
import type { Jobs } from '#kit/server/feature.ts'
import type { Storage } from '#lib/server/storage.ts'
import { dropPicture, dropPictureTask, makeAvifs, makeAvifTask, sweepPictures } from './picture-commands.ts'

const PictureLeft = z.object({ userId: z.uuid(), key: z.string() })

type Parts = { db: Db; clock: () => Date; storage: Storage }

/** The jobs of uploaded pictures, by name, with their schedules. */
export function pictureJobs({ db, clock, storage }: Parts): Jobs {
  return {
    [dropPictureTask]: (payload: unknown) => dropPicture({ db, storage }, z.parse(PictureLeft, payload)),
    [makeAvifTask]: (payload: unknown) => makeAvifs({ db, storage }, z.parse(PictureLeft, payload)),
    'sweep-pictures': { cron: '50 20 * * *', run: () => sweepPictures({ db, storage }, clock()) },
  }
}
