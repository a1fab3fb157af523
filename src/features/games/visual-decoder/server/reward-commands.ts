import type { Tx } from '#db/open.ts'
import { recordActivity } from '#features/activity/server/commands.ts'
import { recordLearningDay } from '#features/koin/server/learning-commands.ts'
import { findLearningDay } from '#features/koin/server/learning-queries.ts'
import { readRate } from '#features/koin/server/rate-queries.ts'
import { rewardKoin } from '#features/koin/server/reward-commands.ts'
import { giveSkillPoints } from '#features/koin/server/skill-commands.ts'
import type { Skill } from '#kit/skills.ts'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import type { PictureReward } from '../decoder-contract.ts'
import { decoderFinished } from './activities.ts'
import { listPictures, type SetRow } from './queries.ts'

const href = '/games/visual-decoder'

type Solved = { set: SetRow; place: number; skill: Skill; solved: number; now: Date }

/**
 * Pays a solved picture: koin under the caps, and a point for its skill when it completes a pair. `solved` counts those
 * solved before in the set.
 */
export async function rewardPicture(tx: Tx, { set, place, skill, solved, now }: Solved): Promise<PictureReward> {
  const { koin: amount, points, pointsPer } = await readRate(tx, 'game.decoder.picture', now)
  const { user_id: userId, day } = set
  const cause = `game:visual-decoder:${day}:${place}`
  const reason = { userId, cause, title: `ถอดรหัสภาพ ${formatThaiDate(day)} ภาพที่ ${place}`, href, now }
  const reward = await rewardKoin(tx, { source: 'visual-decoder', amount, ...reason })
  const isPair = points > 0 && (solved + 1) % pointsPer === 0
  if (isPair) await giveSkillPoints(tx, { points: { [skill]: points }, ...reason })
  return { ...reward, points: isPair ? [{ skill, points }] : [] }
}

/** Ends a set without open pictures, once, with its learning day. */
export async function endSet(tx: Tx, set: SetRow, now: Date): Promise<void> {
  const pictures = await listPictures(tx, set)
  if (set.finished_at || pictures.some(({ state }) => state === 'open')) return
  const { user_id: userId, id, day } = set
  const facts = { right: pictures.filter(({ state }) => state === 'solved').length, total: pictures.length }
  const cause = `game:visual-decoder:${day}`
  await recordActivity(tx, { userId, kind: decoderFinished, subjectId: id, facts, cause, day, now })
  const learned = day === bangkokDay(now) ? await findLearningDay(tx, userId, now) : day
  const learning = { day: learned, ...(await recordLearningDay(tx, { userId, day: learned, now })) }
  await tx
    .updateTable('decoder_set')
    .set({ finished_at: now, learning: JSON.stringify(learning) })
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .execute()
}
