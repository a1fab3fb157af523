import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../contract.ts'
import { krazyRules } from '../krazy-day-state-rules.ts'
import { askKrazyDay } from './commands.ts'
import { findDay, listDaysOfNow, viewDays } from './day-queries.ts'

export const krazyDayRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    readKrazyDay: async ({ caller }) => {
      const now = clock()
      const userId = caller?.userId ?? null
      const days = await viewDays(db, await listDaysOfNow(db, now), userId, now)
      const past = days.filter(({ state }) => state === 'over')
      const coming = days.filter(({ state }) => state === 'upcoming')
      const on = days.find(({ state }) => state !== 'over' && state !== 'upcoming') ?? null
      return { now: on, coming, past: past.toReversed(), rules: krazyRules }
    },

    redeemKrazyDay: (input) => {
      const now = clock()
      const { userId } = input.caller
      const { id: dayId, price, address: addressId } = input.body
      return runOnce(db, input, now, async (tx) => {
        await askKrazyDay(tx, { dayId, userId, price, addressId, now })
        return (await viewDays(tx, [(await findDay(tx, dayId))!], userId, now))[0]!
      })
    },
  })
