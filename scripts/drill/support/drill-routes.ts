import type { Db, Tx } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { recordActivity } from '#features/activity/server/commands.ts'
import { giveKoin, spendKoin } from '#features/koin/server/commands.ts'
import { recordLearningDay } from '#features/koin/server/learning-commands.ts'
import { rewardKoin } from '#features/koin/server/reward-commands.ts'
import { giveSkillPoints } from '#features/koin/server/skill-commands.ts'
import { postShared } from '#features/posts/reading/server/activities.ts'
import { done } from '#lib/contract.ts'
import { koin } from '#lib/money.ts'
import { bind } from '#lib/server/routes.ts'
import type { newClock } from './clock.ts'
import * as contract from './drill-contract.ts'

/** The routes of a drill's server besides the product's: they call the real commands as a feature's routes do. */
export const drillRoutes = ({ db, clock }: { db: Db; clock: ReturnType<typeof newClock> }) =>
  bind(contract, {
    doAct: (input) => runOnce(db, input, clock.now(), (tx) => perform(tx, input.caller.userId, input.body)),

    setClock: async ({ body }) => {
      clock.setAhead(body.aheadMs)
      return done
    },
  })

async function perform(tx: Tx, userId: string, body: contract.DrillAct): Promise<contract.DrillReply> {
  const reason = { userId, cause: body.cause, title: 'ซ้อม', href: null, now: new Date(body.at) }
  switch (body.kind) {
    case 'give':
      return isNew(await giveKoin(tx, { ...reason, account: 'adjustment', amount: koin(body.amount) }))
    case 'spend':
      return isNew(await spendKoin(tx, { ...reason, account: 'store_revenue', amount: koin(body.amount) }))
    case 'reward':
      return { reward: await rewardKoin(tx, { ...reason, source: body.source, amount: koin(body.amount) }) }
    case 'exam':
      return { reward: await rewardKoin(tx, { ...reason, source: 'quiz-monthly', amount: koin(body.amount) }) }
    case 'skills':
      return isNew(await giveSkillPoints(tx, { ...reason, points: pointsOf(body) }))
    case 'learn':
      return { learning: await recordLearningDay(tx, { ...reason, day: body.day }) }
    case 'activity': {
      const reward = await rewardKoin(tx, { ...reason, source: 'hangman', amount: koin(body.amount) })
      const { isNew } = await giveSkillPoints(tx, { ...reason, points: pointsOf(body) })
      await recordActivity(tx, { ...reason, kind: postShared, subjectId: null, facts: { club: 'hit' }, day: body.day })
      return { is_new: isNew, reward, learning: await recordLearningDay(tx, { ...reason, day: body.day }) }
    }
  }
}

const isNew = (moved: { isNew: boolean }): contract.DrillReply => ({ is_new: moved.isNew })

function pointsOf({ skills, points }: { skills: readonly string[]; points: number }) {
  return Object.fromEntries(skills.map((skill) => [skill, points]))
}
