import type { Db } from '#db/open.ts'
import { readRates } from '#features/koin/server/rate-queries.ts'
import { ClubType } from '#features/posts/contract.ts'
import { countPosts, readPage } from '#features/posts/server/list-queries.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from './contract.ts'

const shownPosts = 6
const dailyQuestions = 3

export const homeRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    viewHome: async () => {
      const rates = await readRates(db, ['quiz.daily.right', 'quiz.daily.all-right'], clock())
      return {
        latest: await readPage(db, { order: 'new', page: 1, limit: shownPosts }),
        clubs: await Promise.all(
          ClubType.options.map(async (club) => ({ club, total: await countPosts(db, { type: club }) })),
        ),
        quiz: {
          questions: dailyQuestions,
          each: rates['quiz.daily.right'].koin,
          allRight: rates['quiz.daily.all-right'].koin,
        },
      }
    },

    listHomePosts: async ({ query }) => ({
      items: await readPage(db, { type: query.category, order: 'new', page: 1, limit: shownPosts }),
    }),
  })
