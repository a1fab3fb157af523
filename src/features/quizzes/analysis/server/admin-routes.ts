import type { Db } from '#db/open.ts'
import { toPage } from '#lib/contract.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../admin-contract.ts'
import { analyseQuestions, readCountedAt, readLearningGain } from './queries.ts'

/** Endpoints for editors: statistics of all answers. */
export const analysisAdminRoutes = ({ db }: { db: Db }) =>
  bind(contract, {
    analyseQuestions: async ({ query }) => {
      const { items, total } = await analyseQuestions(db, query)
      return toPage(items, total, query)
    },
    readLearningGain: async () => ({
      counted_at: (await readCountedAt(db))?.toISOString() ?? null,
      skills: await readLearningGain(db),
    }),
  })
