import type { Db } from '#db/open.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../contract.ts'
import { readGarden } from './queries.ts'

export const gardenRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    readGarden: ({ caller }) => readGarden(db, caller.userId, clock()),
  })
