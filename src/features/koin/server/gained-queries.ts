import type { Db, Tx } from '#db/open.ts'
import type { Skill } from '#kit/skills.ts'
import type { Gained } from '../contract.ts'
import { readBalance } from './queries.ts'
import { readSkills } from './skill-queries.ts'

/**
 * The purse and the skills that grew, after a reward. Where the reward is made call it in its transaction, once all is
 * paid.
 */
export async function readGained(
  tx: Db | Tx,
  { userId, points }: { userId: string; points: readonly { skill: Skill; points: number }[] },
): Promise<Gained> {
  const { points: totals } = await readSkills(tx, userId)
  return {
    balance: await readBalance(tx, userId),
    skills: points
      .filter((one) => one.points > 0)
      .map(({ skill, points: gained }) => ({
        skill,
        points: gained,
        before: totals[skill] - gained,
        after: totals[skill],
      })),
  }
}
