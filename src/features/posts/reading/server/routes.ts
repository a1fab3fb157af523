import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { idOf } from '#features/posts/documents/document-rules.ts'
import { findAsked } from '#features/posts/documents/server/asked-queries.ts'
import { findArticleKey } from '#features/videos/server/film-queries.ts'
import { toPage } from '#lib/contract.ts'
import { refusals } from '#lib/errors.ts'
import { bind } from '#lib/server/routes.ts'
import { postErrors } from '../../documents/contract.ts'
import * as bookmarkContract from '../bookmark-contract.ts'
import * as contract from '../contract.ts'
import * as reactionContract from '../reaction-contract.ts'
import * as readingContract from '../reading-contract.ts'
import { answerPost } from './answer-commands.ts'
import { bookmarkPost, unbookmarkPost } from './bookmark-commands.ts'
import { listBookmarks } from './bookmark-queries.ts'
import { countView } from './commands.ts'
import { likePost, sharePost, unlikePost } from './like-commands.ts'
import { findSeed, readMine } from './mine-queries.ts'
import { findArticleLinks, showPost, viewClub } from './queries.ts'
import { reactToPost } from './reaction-commands.ts'
import { findShownId, readReactions } from './reaction-queries.ts'
import { creditShare, makeShareToken, networkOf } from './share-commands.ts'
import { listShelves } from './shelf-queries.ts'
import { newTermMarker } from './term-marker.ts'
import { listVoicePosts, listVoices } from './voice-queries.ts'

type Parts = {
  db: Db
  clock: () => Date
  salt: string
  /** Maps an address to the unit that is counted: an IPv6 household has a whole /64. */
  bucketOf?: (address: string) => string
  /** 256 bits: encrypts who shared in the links that people share. */
  shareKey: Uint8Array
  /** A keyed hash of a person in base64url: the order of choices must not be predictable. */
  readerHash: (userId: string) => string
}

const refusal = refusals(postErrors)

/** `salt` makes visitor hashes irreversible; any secret that is stable for a day. */
export const postRoutes = (parts: Parts) => [
  ...listRoutes(parts),
  ...readingRoutes(parts),
  ...bookmarkRoutes(parts),
  ...reactionRoutes(parts),
]

function listRoutes({ db, clock, salt, shareKey: key, bucketOf = (address) => address }: Parts) {
  const markTerms = newTermMarker()
  return bind(contract, {
    viewClub: ({ query }) => viewClub(db, query.type),

    listShelves: async () => ({ items: await listShelves(db) }),

    listVoices: async () => ({ items: await listVoices(db) }),

    listVoicePosts: async ({ query }) => {
      const { items, total } = await listVoicePosts(db, query)
      return toPage(items, total, query)
    },

    showPost: ({ query }) => showPost(db, { ref: query.id, now: clock(), markTerms }),

    readArticleOfVideo: async ({ query }) => {
      const key = await findArticleKey(db, query.id)
      return { article: (key && (await findArticleLinks(db, [key])).get(key)) || null }
    },

    countView: ({ query, caller, request }) =>
      db.transaction().execute(async (tx) => {
        const reader = caller
          ? { userId: caller.userId }
          : { userId: null, ...request, address: bucketOf(request.address) }
        const now = clock()
        const { view_count, post } = await countView(tx, { ref: query.id, reader, salt, now })
        if (post && query.by) await creditShare(tx, { post, reader, token: query.by, key, now })
        return { view_count }
      }),
  })
}

const readingRoutes = ({ db, clock, readerHash, shareKey, bucketOf = (address) => address }: Parts) =>
  bind(readingContract, {
    readMine: async ({ query, caller: { userId }, request }) => {
      const post = await findAsked(db, query.id)
      if (!post) throw refusal('post_not_found')
      const mine = await readMine(db, { userId, post, seed: await findSeed(db, userId, readerHash(userId)) })
      const network = networkOf(bucketOf(request.address))
      return { ...mine, share_token: makeShareToken(shareKey, post.id, { userId, network }) }
    },

    likePost: (input) =>
      runOnce(db, input, clock(), (tx) =>
        likePost(tx, { userId: input.caller.userId, ref: idOf(input), now: clock() }),
      ),

    unlikePost: (input) =>
      runOnce(db, input, clock(), (tx) => unlikePost(tx, { userId: input.caller.userId, ref: idOf(input) })),

    sharePost: (input) =>
      db.transaction().execute((tx) => {
        const userId = input.caller?.userId ?? null
        return sharePost(tx, { userId, ref: idOf(input), now: clock() })
      }),

    answerPost: (input) => {
      const now = clock()
      const { userId } = input.caller
      return runOnce(db, input, now, (tx) =>
        answerPost(tx, { userId, ref: idOf(input), choice: input.body.choice, now }),
      )
    },
  })

const reactionRoutes = ({ db, clock }: Parts) =>
  bind(reactionContract, {
    readReactions: async ({ query, caller }) =>
      readReactions(db, { postId: await findShownId(db, query.id), userId: caller?.userId ?? null }),

    reactToPost: (input) => {
      const [now, { userId }] = [clock(), input.caller]
      const { id: ref, reaction } = input.body
      return runOnce(db, input, now, (tx) => reactToPost(tx, { userId, ref, reaction, now }))
    },
  })

const bookmarkRoutes = ({ db, clock }: Parts) =>
  bind(bookmarkContract, {
    bookmarkPost: (input) => {
      const now = clock()
      return runOnce(db, input, now, (tx) => bookmarkPost(tx, { userId: input.caller.userId, ref: idOf(input), now }))
    },

    unbookmarkPost: (input) =>
      runOnce(db, input, clock(), (tx) => unbookmarkPost(tx, { userId: input.caller.userId, ref: idOf(input) })),

    listBookmarks: async ({ query, caller: { userId } }) => {
      const { items, total } = await listBookmarks(db, { userId, ...query })
      return toPage(items, total, query)
    },
  })
