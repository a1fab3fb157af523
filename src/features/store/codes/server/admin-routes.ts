import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../admin-contract.ts'
import { importCodes } from './import-commands.ts'
import type { ServerKeys } from './key-commands.ts'
import { readPool } from './queries.ts'
import { rotateCodeKey } from './rotation-commands.ts'

export const codeAdminRoutes = ({ db, clock, keys }: { db: Db; clock: () => Date; keys: ServerKeys }) =>
  bind(contract, {
    showPool: ({ query }) => readPool(db, query.id),

    importCodes: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      const { csv } = input.body
      const premiumId = input.query.id
      return runOnce(db, input, staff.now, async (tx) => ({
        ...(await importCodes(tx, { ...staff, premiumId, csv, keys })),
        pool: await readPool(tx, premiumId),
      }))
    },

    rotateCodeKey: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return runOnce(db, input, staff.now, async (tx) => ({ waiting: await rotateCodeKey(tx, { ...staff, keys }) }))
    },
  })
