import type { Db, Tx } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { readReason } from '#features/identity/accounts/server/account-queries.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { attemptOf, takeAttempt } from '#features/identity/limits/server/attempt-commands.ts'
import { postPictureWidths, storePicture } from '#features/identity/pictures/server/picture-commands.ts'
import type { TextChecker } from '#features/moderation/server/text-checker.ts'
import { idOf } from '#features/posts/documents/document-rules.ts'
import { done, toPage } from '#lib/contract.ts'
import { refusals } from '#lib/errors.ts'
import { newSizeMaker } from '#lib/server/pictures/pictures.ts'
import { bind, type Handlers, isStaff } from '#lib/server/routes.ts'
import type { Storage } from '#lib/server/storage.ts'
import * as contract from '../contract.ts'
import { createDraft, saveDraft } from './draft-commands.ts'
import {
  hasSubmitted,
  listMine,
  listRevisions,
  readDraft,
  readOldText,
  readStanding,
  readWritten,
} from './draft-queries.ts'
import { previewDraft } from './preview-queries.ts'
import { deletePost, restorePost, submitPost, unpublishPost } from './publish-commands.ts'

const refusal = refusals(contract.writingErrors)
const faultCodes = {
  type: 'picture_type',
  pixels: 'picture_pixels',
  heavy: 'picture_heavy',
  broken: 'picture_broken',
} as const
const hour = 3_600

/** Editors save every few seconds; a person submits a few texts a day. */
const limits = {
  save: { name: 'post-save', count: 3_000, seconds: hour },
  begin: { name: 'post-begin', count: 40, seconds: 24 * hour },
  submit: { name: 'post-submit', count: 20, seconds: 24 * hour },
  picture: { name: 'post-picture', count: 60, seconds: hour },
}

type Parts = { db: Db; clock: () => Date; keys: Keys; storage: Storage; checker: TextChecker }
type Contract = typeof contract
type StateHandlers = Pick<Handlers<Contract>, 'publishPost' | 'unpublishPost' | 'deletePost' | 'restorePost'>

export const writingRoutes = (parts: Parts) => bind(contract, { ...textHandlers(parts), ...stateHandlers(parts) })

function newLimiter({ db, clock, keys }: Parts) {
  return (one: keyof typeof limits, userId: string) => takeAttempt(db, attemptOf(keys, limits[one], userId), clock())
}

function textHandlers(parts: Parts): Omit<Handlers<Contract>, keyof StateHandlers> {
  const { db, clock, storage } = parts
  const makeSizes = newSizeMaker({ widths: postPictureWidths })
  const limit = newLimiter(parts)
  return {
    createPost: async ({ caller: { userId }, body }) => {
      const now = clock()
      await limit('begin', userId)
      return db.transaction().execute((tx) => createDraft(tx, { userId, ...body, now }))
    },

    updatePost: async (input) => {
      const { userId } = input.caller
      const { version, content, otherwise, keeps } = input.body
      const now = clock()
      await limit('save', userId)
      const id = idOf(input)
      const saving = { userId, id, version, content, otherwise, keeps, now }
      return db.transaction().execute((tx) => saveDraft(tx, saving))
    },

    getPost: async ({ caller: { userId }, query: { id } }) => ({
      ...(await readDraft(db, userId, id)),
      limit: await whyLimited(db, userId, clock()),
    }),

    previewPost: ({ caller: { userId }, query: { id } }) => previewDraft(db, userId, id, clock()),

    myPosts: async ({ caller: { userId }, query }) => {
      const { items, total } = await listMine(db, userId, query)
      return toPage(items, total, query)
    },

    listOldTexts: async ({ caller: { userId }, query: { id } }) => {
      await readStanding(db, userId, id)
      return { items: await listRevisions(db, userId, id) }
    },

    getOldText: async ({ caller: { userId }, query }) => ({ content: await readOldText(db, { userId, ...query }) }),

    uploadImage: async ({ caller: { userId }, body: { image } }) => {
      const now = clock()
      if ((await whyLimited(db, userId, now)) === 'writer_unverified') throw refusal('writer_unverified')
      await limit('picture', userId)
      const made = await makeSizes(image.bytes, { who: userId })
      if ('fault' in made) throw refusal(faultCodes[made.fault])
      const { files: squares, width, height } = made
      const key = await storePicture({ db, storage }, { userId, squares, purpose: 'post', now })
      return { src: `/media/${key}/${postPictureWidths[1]}.webp`, width, height }
    },
  }
}

function stateHandlers(parts: Parts): StateHandlers {
  const { db, clock, checker } = parts
  const limit = newLimiter(parts)
  return {
    publishPost: async (input) => {
      const now = clock()
      const { userId } = input.caller
      const id = idOf(input)
      const why = await whyLimited(db, userId, now)
      if (why) throw refusal(why)
      await limit('submit', userId)
      const { version } = input.body
      const text = await readWritten(db, userId, id)
      const checked = text === null ? null : { text, flags: await checker.check(text) }
      return runOnce(db, input, now, async (tx) => {
        const isFirst = !(await hasSubmitted(tx, userId))
        await submitPost(tx, { userId, id, version, checked, isStaff: isStaff(input.caller), now })
        return { ...(await readStanding(tx, userId, id)), is_first: isFirst }
      })
    },

    unpublishPost: (input) =>
      runOnce(db, input, clock(), async (tx) => {
        const owner = { userId: input.caller.userId, id: idOf(input) }
        await unpublishPost(tx, owner)
        return readStanding(tx, owner.userId, owner.id)
      }),

    deletePost: (input) =>
      runOnce(db, input, clock(), async (tx) => {
        await deletePost(tx, { userId: input.caller.userId, id: idOf(input), now: clock() })
        return done
      }),

    restorePost: (input) =>
      runOnce(db, input, clock(), async (tx) => {
        const owner = { userId: input.caller.userId, id: idOf(input) }
        await restorePost(tx, owner)
        return readStanding(tx, owner.userId, owner.id)
      }),
  }
}

/**
 * Why a person may not submit or upload. An unverified account may keep drafts, which nobody else reads, but pictures
 * are publicly accessible.
 */
async function whyLimited(db: Db | Tx, userId: string, now: Date) {
  const reason = await readReason(db, userId, 'publish', now)
  if (reason === null) return null
  return reason === 'unverified' ? 'writer_unverified' : 'writer_guardian'
}
