import type { Db } from '#db/open.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../contract.ts'
import { listTerms } from './queries.ts'

export const glossaryRoutes = ({ db }: { db: Db }) =>
  bind(contract, { readGlossary: async () => ({ terms: await listTerms(db) }) })
