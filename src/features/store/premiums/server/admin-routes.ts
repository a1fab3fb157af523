import { act } from '#db/act.ts'
import type { Db } from '#db/open.ts'
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
      return act(db, input, staff.now, async (tx) => ({
        id: await createPremium(tx, { ...staff, ...input.body, storage }),
      }))
    },

    editPremium: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return act(db, input, staff.now, async (tx) => {
        await editPremium(tx, { ...staff, storage, premiumId: input.query.id, form: input.body })
        return { id: input.query.id }
      })
    },

    changeStock: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      const premiumId = input.query.id
      return act(db, input, staff.now, async (tx) => ({
        left: await changeStock(tx, { ...staff, premiumId, ...input.body }),
      }))
    },

    addCharityReport: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      const told = { premiumId: input.query.id, text: input.body.text }
      return act(db, input, staff.now, async (tx) => ({ id: await addCharityReport(tx, { ...staff, ...told }) }))
    },

    removeCharityReport: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return act(db, input, staff.now, async (tx) => {
        await removeCharityReport(tx, { ...staff, id: input.query.id })
        return done
      })
    },
  })
