import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../admin-contract.ts'
import { cancelKrazyDay, createKrazyDay, editKrazyDay, listDeskDays } from './admin-commands.ts'

export const krazyDayAdminRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    listDeskKrazyDays: async () => ({ items: await listDeskDays(db, clock()) }),

    createKrazyDay: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return runOnce(db, input, staff.now, async (tx) => {
        const { id, isWaiting } = await createKrazyDay(tx, { ...staff, form: input.body })
        return { id, is_waiting: isWaiting }
      })
    },

    editKrazyDay: (input) => {
      const { id } = input.query
      const staff = { actorId: input.caller.userId, now: clock() }
      return runOnce(db, input, staff.now, async (tx) => {
        return { id, is_waiting: await editKrazyDay(tx, { ...staff, id, form: input.body }) }
      })
    },

    cancelKrazyDay: (input) => {
      const { id } = input.query
      const staff = { actorId: input.caller.userId, now: clock() }
      return runOnce(db, input, staff.now, async (tx) => {
        await cancelKrazyDay(tx, { ...staff, id })
        return { id }
      })
    },
  })
