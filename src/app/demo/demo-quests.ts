import type { Db } from '#db/open.ts'
import { claimReward } from '#features/superquest/missions/server/claim-commands.ts'
import { joinMission } from '#features/superquest/missions/server/joining-commands.ts'
import { listOpenByKeys, readJoins } from '#features/superquest/missions/server/mission-queries.ts'
import { catchUp } from '#features/superquest/missions/server/progress-commands.ts'

const dayMs = 24 * 3_600_000

/** Missions that somebody who does daily quizzes joins: the first ones are done by then, the last ones under way. */
const joined = ['nine-right', 'five-of-seven', 'two-kinds-a-week', 'word-hunter', 'buffer-1-why']

/**
 * Lets somebody have joined missions before their past quizzes, by the commands that everybody's go through: what those
 * quizzes have completed is completed, and the first reward claimed.
 */
export async function bringDemoQuests(db: Db, userId: string, now: Date): Promise<void> {
  const missions = await listOpenByKeys(db, joined, now)
  await db.transaction().execute(async (tx) => {
    for (const { id, opens_at: opensAt } of missions) {
      const then = new Date(Math.max(opensAt.getTime(), now.getTime() - 12 * dayMs))
      await joinMission(tx, { missionId: id, userId, now: then })
      await catchUp(tx, { userId, missionId: id })
    }
    const joins = await readJoins(
      tx,
      userId,
      missions.map(({ id }) => id),
    )
    const first = [...joins.values()].find(({ reward_state: state }) => state === 'waiting')
    if (first) await claimReward(tx, { missionId: first.mission_id, userId, now })
  })
}
