import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { bytesOf, toPage } from '#lib/contract.ts'
import { refusals } from '#lib/errors.ts'
import { bind } from '#lib/server/routes.ts'
import type { Storage } from '#lib/server/storage.ts'
import * as contract from '../video-admin-contract.ts'
import { addSeries, addYoutubeVideo, editVideo, publishVideo } from './admin-commands.ts'
import { listStaffVideos } from './admin-queries.ts'
import { addFilm, dropFilm, findCaptionsFault, setCaptions, storeCaptions, storeFilm } from './film-commands.ts'

type Parts = { db: Db; clock: () => Date; storage: Storage }

const refusal = refusals(contract.videoAdminErrors)
const noCaptions = 'WEBVTT\n'

/** The endpoints with which editors manage videos. */
export const videoAdminRoutes = ({ db, clock, storage }: Parts) =>
  bind(contract, {
    listStaffVideos: async ({ query }) => {
      const { items, total, series } = await listStaffVideos(db, query)
      return { ...toPage(items, total, query), series }
    },

    editVideo: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return runOnce(db, input, staff.now, (tx) => editVideo(tx, input.body, staff))
    },

    publishVideo: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return runOnce(db, input, staff.now, (tx) => publishVideo(tx, input.body, staff))
    },

    addYoutubeVideo: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return runOnce(db, input, staff.now, (tx) => addYoutubeVideo(tx, input.body, staff))
    },

    uploadFilm: async ({ query, body, caller }) => {
      const film = await storeFilm(storage, bytesOf(body.file))
      const captions = await storeCaptions(storage, noCaptions)
      const staff = { actorId: caller.userId, now: clock() }
      try {
        return await db.transaction().execute((tx) => addFilm(tx, { ...query, film, captions }, staff))
      } catch (error) {
        await Promise.all([film.name, captions].map((name) => dropFilm(storage, name)))
        throw error
      }
    },

    saveCaptions: async ({ body, caller }) => {
      const why = findCaptionsFault(body.vtt)
      if (why) throw refusal('captions_broken', { values: { why } })
      const file = await storeCaptions(storage, body.vtt)
      const staff = { actorId: caller.userId, now: clock() }
      try {
        return await db.transaction().execute((tx) => setCaptions(tx, { ...body, file }, staff))
      } catch (error) {
        await dropFilm(storage, file)
        throw error
      }
    },

    addSeries: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return runOnce(db, input, staff.now, (tx) => addSeries(tx, input.body, staff))
    },
  })
