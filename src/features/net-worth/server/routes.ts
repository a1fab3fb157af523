import type { Db } from '#db/open.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../contract.ts'
import { viewNetWorth } from './queries.ts'

export const netWorthRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, { showNetWorth: ({ caller: { userId } }) => viewNetWorth(db, userId, clock()) })
