import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { readRate } from '#features/koin/server/rate-queries.ts'
import { toPage } from '#lib/contract.ts'
import { commonRefusal, refusals } from '#lib/errors.ts'
import { bind } from '#lib/server/routes.ts'
import * as answerContract from '../answer-contract.ts'
import * as contract from '../video-contract.ts'
import * as watchContract from '../watch-contract.ts'
import { answerVideo, judgeAnswer } from './answer-commands.ts'
import { findFilmAnswer } from './answer-queries.ts'
import { countVideoView, likeVideo, unlikeVideo } from './commands.ts'
import { listVideos, showVideo } from './queries.ts'
import { watchVideo } from './watch-commands.ts'
import { countRewarded, findShown, findWatch, readLike, tellWatching } from './watch-queries.ts'

type Parts = {
  db: Db
  clock: () => Date
  salt: string
  /** Maps an address to the unit that is counted: an IPv6 household has a whole /64. */
  bucketOf?: (address: string) => string
}

const refusal = refusals(contract.videoErrors)

/** `salt` makes visitor hashes irreversible; any secret that is stable for a day. */
export const videoRoutes = (parts: Parts) => [...shownRoutes(parts), ...answerRoutes(parts), ...watchRoutes(parts)]

const shownRoutes = ({ db, clock, salt, bucketOf = (address) => address }: Parts) =>
  bind(contract, {
    listVideos: async ({ query }) => {
      const { items, total, categories, series } = await listVideos(db, query)
      return { ...toPage(items, total, query), categories, series }
    },

    showVideo: ({ query }) => showVideo(db, query.id, clock()),

    countVideoView: (input) =>
      db.transaction().execute(async (tx) => {
        const { caller, request } = input
        const reader = caller
          ? { userId: caller.userId }
          : { userId: null, ...request, address: bucketOf(request.address) }
        return { view_count: await countVideoView(tx, { ref: refOf(input), reader, salt, now: clock() }) }
      }),
  })

const answerRoutes = ({ db, clock }: Parts) =>
  bind(answerContract, {
    answerVideo: async ({ body: { id: ref, choice }, caller, request }) => {
      const now = clock()
      if (caller)
        return runOnce(db, { caller, request }, now, (tx) =>
          answerVideo(tx, { userId: caller.userId, ref, choice, now }),
        )
      const { id: _id, ...answer } = await judgeAnswer(db, { ref, choice })
      return answer
    },
  })

const watchRoutes = ({ db, clock }: Parts) =>
  bind(watchContract, {
    likeVideo: (input) =>
      runOnce(db, input, clock(), (tx) =>
        likeVideo(tx, { userId: input.caller.userId, ref: refOf(input), now: clock() }),
      ),

    unlikeVideo: (input) =>
      runOnce(db, input, clock(), (tx) => unlikeVideo(tx, { userId: input.caller.userId, ref: refOf(input) })),

    readMyVideo: async ({ query, caller: { userId } }) => {
      const video = await findShown(db, query.id)
      if (!video) throw refusal('video_not_found')
      const [watch, like, answer, used, { quota }] = await Promise.all([
        findWatch(db, userId, video.id),
        readLike(db, userId, video.id),
        findFilmAnswer(db, userId, query.id),
        countRewarded(db, userId, clock()),
        readRate(db, 'video.watched', clock()),
      ])
      return { ...tellWatching(watch, video.length_ms, used >= (quota ?? 0)), ...like, answer }
    },

    watchVideo: (input) => {
      const { id: ref, from, to } = input.body
      return runOnce(db, input, clock(), (tx) =>
        watchVideo(tx, { userId: input.caller.userId, ref, from, to, now: clock() }),
      )
    },
  })

type Given = { query: { id?: string | undefined }; body: { id?: string | undefined } }

/** The video id of a request, from query or body. Throws when it is missing or both differ. */
function refOf({ query, body }: Given): string {
  const ref = query.id ?? body.id
  if (ref !== undefined && (body.id ?? ref) === ref) return ref
  const detail = ref === undefined ? 'บอกรหัสวิดีโอมาด้วย' : 'รหัสวิดีโอสองที่ไม่ตรงกัน'
  throw commonRefusal('invalid_input', {
    fields: [{ path: 'id', code: ref === undefined ? 'missing' : 'differs', detail }],
  })
}
