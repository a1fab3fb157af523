import type { Tx } from '#db/open.ts'
import { recordActivity } from '#features/activity/server/commands.ts'
import { recordLearningDay } from '#features/koin/server/learning-commands.ts'
import { findLearningDay } from '#features/koin/server/learning-queries.ts'
import { readRate } from '#features/koin/server/rate-queries.ts'
import { rewardKoin } from '#features/koin/server/reward-commands.ts'
import { giveSkillPoints } from '#features/koin/server/skill-commands.ts'
import { koin } from '#lib/money.ts'
import { mulDiv } from '#lib/mul-div.ts'
import type { CatchMeResult, Way } from '../catch-me-contract.ts'
import type { Tally } from '../rules.ts'
import { catchMeFinished } from './activities.ts'
import { countPaid, gameSkill, hrefOfGame } from './queries.ts'

type Finished = { userId: string; session: string; way: Way; tally: Tally; now: Date }
type Rewarded = Pick<
  CatchMeResult,
  'is_paid' | 'asked' | 'paid' | 'is_capped' | 'skill' | 'points' | 'left' | 'learning_day'
>

/**
 * Pays a finished play if a paid one is left today and something good was caught: koin under the caps, skill points.
 * Records activity and learning day in any case. The caller has locked the player's row.
 */
export async function rewardPlay(tx: Tx, { userId, session, way, tally, now }: Finished): Promise<Rewarded> {
  const rate = await readRate(tx, 'game.catch-me', now)
  const left = Math.max(0, (rate.quota ?? 0) - (await countPaid(tx, userId, now)))
  const isPaid = left > 0 && tally.good > 0
  const asked = mulDiv(rate.koin, isPaid ? tally.good : 0, 1, 'down')
  const amount = koin(Math.min(asked, rate.koinMost ?? asked))
  const points = isPaid ? rate.points : 0
  const reason = { userId, cause: `catch-me:${session}`, title: 'เกมจับให้ทัน', href: hrefOfGame, now }
  const reward = await rewardKoin(tx, { source: 'catch-me', amount, ...reason })
  await giveSkillPoints(tx, { points: { [gameSkill]: points }, ...reason })
  const facts = { way, score: tally.score, good: tally.good, isPaid }
  await recordActivity(tx, { ...reason, kind: catchMeFinished, subjectId: session, facts })
  const day = await findLearningDay(tx, userId, now)
  const learningDay = { day, ...(await recordLearningDay(tx, { userId, day, now })) }
  return {
    is_paid: isPaid,
    ...reward,
    skill: gameSkill,
    points,
    left: left - (isPaid ? 1 : 0),
    learning_day: learningDay,
  }
}
