import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { done, toPage } from '#lib/contract.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../contract.ts'
import { acceptHero, declineHero } from './commands.ts'
import { readMyHeroes } from './mine-queries.ts'
import { readHeroPosts } from './post-queries.ts'
import { showHero, viewHeroes } from './queries.ts'
import { listHeroes, listYears, newestYear } from './shown-queries.ts'

/** GET /v2/api/superhero and below, and a hero's own answer. */
export const heroRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    viewHeroes: () => viewHeroes(db, clock()),

    listHeroPosts: async ({ query: { talk, ...query } }) => {
      const isTalk = talk === '1' || talk === 'true'
      const { items, total } = await readHeroPosts(db, { ...query, isTalk, now: clock() })
      return toPage(items, total, query)
    },

    listHeroes: async ({ query }) => {
      const now = clock()
      const years = await listYears(db, now)
      const year = query.year ?? newestYear(years, now)
      const { items, total } = await listHeroes(db, { ...query, year, now })
      return { ...toPage(items, total, query), year, years }
    },

    showHero: ({ query: { id } }) => showHero(db, { id, now: clock() }),

    readMyHeroes: ({ caller: { userId } }) => readMyHeroes(db, { userId, now: clock() }),

    acceptHero: (input) =>
      runOnce(db, input, clock(), async (tx) => {
        await acceptHero(tx, { userId: input.caller.userId, ...input.body, now: clock() })
        return done
      }),

    declineHero: (input) =>
      runOnce(db, input, clock(), async (tx) => {
        await declineHero(tx, { userId: input.caller.userId, ...input.body, now: clock() })
        return done
      }),
  })
