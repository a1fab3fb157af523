import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { toPage } from '#lib/contract.ts'
import { bind } from '#lib/server/routes.ts'
import * as admin from '../admin-contract.ts'
import * as contract from '../contract.ts'
import { createNews, editNews } from './commands.ts'
import { findNews, listAllNews, listNews, toAdminNews, toNews } from './queries.ts'

export const roboNewsRoutes = ({ db, clock }: { db: Db; clock: () => Date }) => [
  ...bind(contract, {
    listRoboNews: async ({ query }) => {
      const { rows, total } = await listNews(db, query, clock())
      return toPage(rows.map(toNews), total, query)
    },
  }),
  ...bind(admin, {
    listAdminRoboNews: async ({ query }) => {
      const { rows, total } = await listAllNews(db, query)
      return toPage(rows.map(toAdminNews), total, query)
    },

    createRoboNews: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return runOnce(db, input, staff.now, async (tx) => {
        const id = await createNews(tx, { ...staff, form: input.body })
        return toAdminNews((await findNews(tx, id))!)
      })
    },

    editRoboNews: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      const { version, is_hidden: isHidden, ...form } = input.body
      const { id } = input.query
      return runOnce(db, input, staff.now, async (tx) => {
        await editNews(tx, { ...staff, id, version, isHidden, form })
        return toAdminNews((await findNews(tx, id))!)
      })
    },
  }),
]
