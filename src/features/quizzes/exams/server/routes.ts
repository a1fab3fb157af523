import type { Db, Tx } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { toPage } from '#lib/contract.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../contract.ts'
import { answerExam, closeDueExams, saveLateExam, startExam } from './commands.ts'
import { type Plan, planFinal, planMoney, planMonthly } from './plan-queries.ts'
import { listMoneyResults, viewDesk, viewMenu, viewMine, viewMoney } from './queries.ts'

type Parts = { db: Db; clock: () => Date }
type Planner = (tx: Tx, person: { userId: string; now: Date }) => Promise<Plan>

export const examRoutes = ({ db, clock }: Parts) => {
  /** Runs a view after closing the person's overdue attempts. */
  const look = <T>(userId: string, view: (tx: Tx, person: { userId: string; now: Date }) => Promise<T>) =>
    db.transaction().execute(async (tx) => {
      const person = { userId, now: clock() }
      await closeDueExams(tx, person)
      return view(tx, person)
    })
  const read = (planner: Planner) => (input: { caller: { userId: string } }) =>
    look(input.caller.userId, async (tx, person) => viewDesk(tx, await planner(tx, person), person))

  return bind(contract, {
    readMonthlyQuiz: read(planMonthly),
    readFinalExam: read(planFinal),
    readMoneyQuiz: ({ query: { level }, caller: { userId } }) =>
      look(userId, (tx, person) => viewMoney(tx, { ...person, level })),

    startMonthlyQuiz: (input) => {
      const person = { userId: input.caller.userId, now: clock() }
      return runOnce(db, input, person.now, async (tx) => {
        await startExam(tx, { ...person, plan: (on) => planMonthly(on, person) })
        return viewDesk(tx, await planMonthly(tx, person), person)
      })
    },
    startFinalExam: (input) => {
      const person = { userId: input.caller.userId, now: clock() }
      return runOnce(db, input, person.now, async (tx) => {
        await startExam(tx, { ...person, plan: (on) => planFinal(on, person) })
        return viewDesk(tx, await planFinal(tx, person), person)
      })
    },
    startMoneyQuiz: (input) => {
      const person = { userId: input.caller.userId, now: clock(), level: input.body.level }
      return runOnce(db, input, person.now, async (tx) => {
        await startExam(tx, { ...person, plan: (on) => planMoney(on, person) })
        return viewMoney(tx, person)
      })
    },

    answerMonthlyQuiz: (input) => {
      const given = { userId: input.caller.userId, quiz: 'monthly' as const, ...input.body, now: clock() }
      return runOnce(db, input, given.now, (tx) => answerExam(tx, given))
    },
    answerFinalExam: (input) => {
      const given = { userId: input.caller.userId, quiz: 'final' as const, ...input.body, now: clock() }
      return runOnce(db, input, given.now, (tx) => answerExam(tx, given))
    },
    answerMoneyQuiz: (input) => {
      const given = { userId: input.caller.userId, quiz: 'money' as const, ...input.body, now: clock() }
      return runOnce(db, input, given.now, (tx) => answerExam(tx, given))
    },

    saveLateExam: (input) => {
      const given = { userId: input.caller.userId, ...input.body, now: clock() }
      return runOnce(db, input, given.now, (tx) => saveLateExam(tx, given))
    },

    listMoneyAnswers: async ({ query, caller: { userId } }) => {
      const { items, total } = await listMoneyResults(db, { userId, ...query })
      return toPage(items, total, query)
    },
    readQuizMenu: () => viewMenu(db, clock()),
    readMyQuizzes: ({ caller: { userId } }) => look(userId, viewMine),
  })
}
