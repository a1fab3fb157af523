import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { readAge } from '#features/identity/accounts/server/account-queries.ts'
import { bind } from '#lib/server/routes.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import * as admin from '../admin-contract.ts'
import * as contract from '../contract.ts'
import { formVersion, questionsFor } from '../form-rules.ts'
import { compareLevels } from '../level-rules.ts'
import { stepWarning, suitabilitySources } from '../suitability-rules.ts'
import { assess } from './commands.ts'
import { readOwnSum, readPasts, toPastOfSum } from './past-queries.ts'
import { judgePortfolio, setPortfolio } from './portfolio-commands.ts'
import { listAdminPortfolios, listModels } from './portfolio-queries.ts'
import { findAssessment, findRehearsal } from './queries.ts'
import { finishRehearsal, startRehearsal } from './rehearsal-commands.ts'

export const riskRoutes = ({ db, clock }: { db: Db; clock: () => Date }) => [
  ...bind(contract, {
    takeRiskAssessment: async ({ caller }) => {
      const now = clock()
      const [mine, rehearsal, age] = await Promise.all([
        findAssessment(db, caller.userId, now),
        findRehearsal(db, caller.userId),
        readAge(db, caller.userId, bangkokDay(now)),
      ])
      return { version: formVersion, opened_on: bangkokDay(now), age, questions: questionsFor(age), mine, rehearsal }
    },

    assessmentResult: (input) => {
      const now = clock()
      const { version, opened_on: openedOn, answers } = input.body
      // Not by `act`: it would store the answers in the reply that it remembers.
      return db
        .transaction()
        .execute((tx) => assess(tx, { userId: input.caller.userId, version, openedOn, answers, now }))
    },

    listModelPortfolios: async ({ caller }) => {
      const [assessment, models] = await Promise.all([findAssessment(db, caller.userId, clock()), listModels(db)])
      const own = assessment?.is_valid ? assessment.level : null
      const pasts = await readPasts(
        db,
        models.map(({ parts }) => parts),
      )
      const own_sum = await readOwnSum(db, caller.userId, clock())
      const items = models.map((model, at) => {
        const step = own && compareLevels(own, model.level)
        const warning = own && step === 'near' ? stepWarning(own, model.level) : null
        const past = pasts[at] ?? null
        return { ...model, step, warning, past, past_of_own: past && toPastOfSum(past, own_sum) }
      })
      return { assessment, own_sum, items, sources: suitabilitySources.map((source) => ({ ...source })) }
    },

    startRehearsal: (input) => {
      const now = clock()
      return runOnce(db, input, now, (tx) => startRehearsal(tx, { userId: input.caller.userId, now }))
    },

    finishRehearsal: (input) => {
      const now = clock()
      return runOnce(db, input, now, (tx) => finishRehearsal(tx, { userId: input.caller.userId, ...input.body, now }))
    },
  }),

  ...bind(admin, {
    listAdminPortfolios: () => listDesk(db),

    checkAdminPortfolio: ({ body }) =>
      db.transaction().execute(async (tx) => ({ breaches: await judgePortfolio(tx, body.level, body.parts) })),

    setAdminPortfolio: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return runOnce(db, input, staff.now, async (tx) => {
        await setPortfolio(tx, { ...staff, ...input.body })
        return (await listAdminPortfolios(tx)).items.find(({ level }) => level === input.body.level)!
      })
    },
  }),
]

async function listDesk(db: Db) {
  const { items, funds } = await listAdminPortfolios(db)
  return { items, funds: funds.map(({ recipe: _, abroad: __, ...fund }) => fund) }
}
