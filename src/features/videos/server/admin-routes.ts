import { act } from '#db/act.ts'
import type { Db } from '#db/open.ts'
import { toPage } from '#lib/contract.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../video-admin-contract.ts'
import { addYoutubeVideo, editVideo, publishVideo } from './admin-commands.ts'
import { listStaffVideos } from './admin-queries.ts'

type Parts = { db: Db; clock: () => Date }

/** What editors do with videos. */
export const videoAdminRoutes = ({ db, clock }: Parts) =>
  bind(contract, {
    listStaffVideos: async ({ query }) => {
      const { items, total, series } = await listStaffVideos(db, query)
      return { ...toPage(items, total, query), series }
    },

    editVideo: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return act(db, input, staff.now, (tx) => editVideo(tx, input.body, staff))
    },

    publishVideo: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return act(db, input, staff.now, (tx) => publishVideo(tx, input.body, staff))
    },

    addYoutubeVideo: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return act(db, input, staff.now, (tx) => addYoutubeVideo(tx, input.body, staff))
    },
  })
