import type { Db } from '#db/open.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../contract.ts'
import { listPolicies } from './queries.ts'

/** `contact` is the operator's contact, which the texts name. */
export const policyRoutes = ({ db, clock, contact }: { db: Db; clock: () => Date; contact: string }) =>
  bind(contract, {
    listPolicies: async ({ query }) => ({ items: await listPolicies(db, { ...query, contact, now: clock() }) }),
  })
