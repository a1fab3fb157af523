import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { done } from '#lib/contract.ts'
import { bind } from '#lib/server/routes.ts'
import type { Storage } from '#lib/server/storage.ts'
import * as contract from '../admin-contract.ts'
import { addCharityReport, changeStock, createPremium, editPremium, removeCharityReport } from './admin-commands.ts'
import { adminItem, formOf, listAdminPremiums } from './admin-queries.ts'
import { findPremium } from './queries.ts'

type Parts = { db: Db; clock: () => Date; storage: Storage }

export const premiumAdminRoutes = ({ db, clock, storage }: Parts) =>
  bind(contract, {
    listAdminPremiums: async ({ query }) => ({ items: await listAdminPremiums(db, query.type, clock()) }),

    showAdminPremium: async ({ query }) => {
      const row = await findPremium(db, query.id)
      return { premium: adminItem(row, clock()), form: formOf(row) }
    },

    createPremium: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return runOnce(db, input, staff.now, async (tx) => {
        const { id, isWaiting } = await createPremium(tx, { ...staff, ...input.body, storage })
        return { id, is_waiting: isWaiting }
      })
    },

    editPremium: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return runOnce(db, input, staff.now, async (tx) => {
        const { id } = input.query
        return { id, is_waiting: await editPremium(tx, { ...staff, storage, premiumId: id, form: input.body }) }
      })
    },

    changeStock: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      const premiumId = input.query.id
      return runOnce(db, input, staff.now, async (tx) => {
        const { left, isWaiting } = await changeStock(tx, { ...staff, premiumId, ...input.body })
        return { left, is_waiting: isWaiting }
      })
    },

    addCharityReport: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      const told = { premiumId: input.query.id, text: input.body.text }
      return runOnce(db, input, staff.now, async (tx) => ({ id: await addCharityReport(tx, { ...staff, ...told }) }))
    },

    removeCharityReport: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return runOnce(db, input, staff.now, async (tx) => {
        await removeCharityReport(tx, { ...staff, id: input.query.id })
        return done
      })
    },
  })
