import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { done } from '#lib/contract.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../admin-contract.ts'
import { chooseHero, editHero, moveHero, removeHero } from './admin-commands.ts'
import { findMembers, listChosen, listChosenYears } from './admin-queries.ts'
import { newestYear } from './shown-queries.ts'

/** The endpoints with which editors choose the heroes of a year. */
export const heroAdminRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    listChosen: async ({ query }) => {
      const now = clock()
      const thisYear = newestYear([], now)
      const year = query.year ?? thisYear
      const years = new Set([thisYear, thisYear - 1, ...(await listChosenYears(db))])
      return { year, years: [...years].sort((a, b) => b - a), items: await listChosen(db, { year, now }) }
    },

    findMembers: async ({ query: { name } }) => ({ items: await findMembers(db, name) }),

    chooseHero: (input) =>
      runOnce(db, input, clock(), async (tx) => {
        const { user_id: userId, ...choice } = input.body
        return { id: await chooseHero(tx, { ...choice, userId, actorId: input.caller.userId, now: clock() }) }
      }),

    editHero: (input) =>
      runOnce(db, input, clock(), async (tx) => {
        const { talk_post_id: talkPostId, ...edit } = input.body
        return { version: await editHero(tx, { ...edit, talkPostId, actorId: input.caller.userId, now: clock() }) }
      }),

    moveHero: (input) =>
      runOnce(db, input, clock(), async (tx) => {
        await moveHero(tx, { ...input.body, actorId: input.caller.userId, now: clock() })
        return done
      }),

    removeHero: (input) =>
      runOnce(db, input, clock(), async (tx) => {
        await removeHero(tx, { ...input.body, actorId: input.caller.userId, now: clock() })
        return done
      }),
  })
