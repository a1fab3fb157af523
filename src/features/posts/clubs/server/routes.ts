import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { bind } from '#lib/server/routes.ts'
import { bangkokWeek } from '#lib/thai/bangkok-time.ts'
import * as contract from '../contract.ts'
import { chooseClub } from './commands.ts'
import { findMyClub, listAims } from './queries.ts'

export const clubRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    readClubAims: async () => {
      const week = bangkokWeek(clock())
      return { week, items: await listAims(db, week) }
    },

    readMyClub: ({ caller }) => findMyClub(db, caller.userId, clock()),

    chooseClub: (input) => {
      const { body, caller } = input
      const now = clock()
      return runOnce(db, input, now, async (tx) => {
        await chooseClub(tx, { userId: caller.userId, club: body.club, now })
        return findMyClub(tx, caller.userId, now)
      })
    },
  })
