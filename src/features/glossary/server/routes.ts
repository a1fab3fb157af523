import type { Db } from '#db/open.ts'
import { bind } from '#lib/server/routes.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import * as contract from '../contract.ts'
import { findWordOfDay, listTerms } from './queries.ts'

export const glossaryRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    readGlossary: async () => ({ terms: await listTerms(db) }),
    readWordOfDay: async () => ({ word: await findWordOfDay(db, bangkokDay(clock())) }),
  })
