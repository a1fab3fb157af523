import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { bind } from '#lib/server/routes.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import * as contract from '../event-contract.ts'
import * as joiningContract from '../joining-contract.ts'
import { cancelEvent, joinEvent, leaveQueue, waitForSeat } from './joining-commands.ts'
import { listEvents } from './list-queries.ts'
import { listMine, viewEvent } from './queries.ts'
import { nextMonths } from './rules.ts'

type Parts = { db: Db; clock: () => Date }

export const eventRoutes = (parts: Parts) => [...readingRoutes(parts), ...joiningRoutes(parts)]

const readingRoutes = ({ db, clock }: Parts) =>
  bind(contract, {
    listUpcoming: async ({ query }) => {
      const now = clock()
      const range = 'toYear' in query ? (query as contract.MonthRange) : nextMonths(now)
      return { items: await listEvents(db, range, now), today: bangkokDay(now) }
    },
    showEvent: ({ query, caller }) => viewEvent(db, query.id, caller?.userId ?? null, clock()),
  })

const joiningRoutes = ({ db, clock }: Parts) =>
  bind(joiningContract, {
    joinEvent: (input) => {
      const joining = joiningOf(input, clock())
      return runOnce(db, input, joining.now, async (tx) => {
        await joinEvent(tx, joining)
        return viewEvent(tx, joining.eventId, joining.userId, joining.now)
      })
    },

    cancelEvent: (input) => {
      const joining = joiningOf(input, clock())
      return runOnce(db, input, joining.now, async (tx) => {
        await cancelEvent(tx, joining)
        return viewEvent(tx, joining.eventId, joining.userId, joining.now)
      })
    },

    waitForSeat: (input) => {
      const joining = joiningOf(input, clock())
      return runOnce(db, input, joining.now, async (tx) => {
        await waitForSeat(tx, joining)
        return viewEvent(tx, joining.eventId, joining.userId, joining.now)
      })
    },

    leaveQueue: (input) => {
      const joining = joiningOf(input, clock())
      return runOnce(db, input, joining.now, async (tx) => {
        await leaveQueue(tx, joining)
        return viewEvent(tx, joining.eventId, joining.userId, joining.now)
      })
    },

    listMyEvents: async ({ caller }) => ({ items: await listMine(db, caller.userId, clock()) }),
  })

type Given = {
  query: { id: string; useVoucher?: 'true' | 'false' | '1' | '0'; expected_fee?: number | undefined }
  caller: { userId: string }
}

function joiningOf({ query, caller }: Given, now: Date) {
  const useVoucher = query.useVoucher === 'true' || query.useVoucher === '1'
  return { eventId: query.id, userId: caller.userId, useVoucher, expectedFee: query.expected_fee, now }
}
