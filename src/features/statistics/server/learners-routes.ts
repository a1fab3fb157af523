import type { Db } from '#db/open.ts'
import { refusals } from '#lib/errors.ts'
import { bind } from '#lib/server/routes.ts'
import { hideSmall } from '../count-rules.ts'
import * as contract from '../learners-contract.ts'
import { readActive, readLastCounted } from './count-queries.ts'
import { readLearners } from './learner-queries.ts'

const refusal = refusals(contract.learnersErrors)

/** The people behind the numbers of learners: not where the number itself is hidden. */
export const learnersRoutes = ({ db }: { db: Db }) =>
  bind(contract, {
    listLearners: async ({ query: { span, after } }) => {
      const day = await readLastCounted(db)
      const [counted] = day ? await readActive(db, { from: day, to: day }) : []
      const people = counted && { 1: counted.d1, 7: counted.d7, 28: counted.d28 }[span]
      if (!day || hideSmall(people ?? 0) === null) throw refusal('learners_hidden')
      return { day, ...(await readLearners(db, { day, span, after: after ?? null })) }
    },
  })
