import type { Tx } from '#db/open.ts'
import { recordActivity } from '#features/activity/server/commands.ts'
import { recordLearningDay } from '#features/koin/server/learning-commands.ts'
import { findLearningDay } from '#features/koin/server/learning-queries.ts'
import { readRate } from '#features/koin/server/rate-queries.ts'
import { rewardKoin } from '#features/koin/server/reward-commands.ts'
import { giveSkillPoints } from '#features/koin/server/skill-commands.ts'
import { Skill } from '#kit/skills.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import type { CrosswordResult } from '../crossword-contract.ts'
import { crosswordFinished } from './activities.ts'
import { countCells, type Puzzle, sharePoints } from './puzzle-rules.ts'
import { rateKeyOf, type Which } from './queries.ts'
import { lastDayOf, shareOf, timingOf } from './rules.ts'

type Finished = Which & { userId: string; puzzle: Puzzle; revealed: number; now: Date }

const titles = { daily: 'ปริศนาอักษรไขว้ประจำวัน', weekly: 'ปริศนาอักษรไขว้ประจำสัปดาห์' }

/**
 * Pays a finished puzzle minus the share of revealed cells: koin under the caps, points for its words' skills, the
 * learning day.
 */
export async function rewardCrossword(
  tx: Tx,
  { userId, kind, day, puzzle, revealed, now }: Finished,
): Promise<CrosswordResult> {
  const cells = countCells(puzzle)
  const rate = await readRate(tx, rateKeyOf(kind), now)
  const share = shareOf(rate, cells, revealed)
  const reason = {
    userId,
    cause: `game:crossword:${kind}:${day}`,
    title: `${titles[kind]} ${formatThaiDate(day)}`,
    href: '/crossword',
    now,
  }
  const reward = await rewardKoin(tx, { source: 'crossword', amount: share.koin, ...reason })
  const skills = puzzle.entries.map(({ skill }) => skill)
  const points = sharePoints(skills, share.points, Skill.options)
  await giveSkillPoints(tx, { points, ...reason })
  const isLate = day !== timingOf(kind, now).current
  const ofDay = isLate ? lastDayOf(kind, day) : await findLearningDay(tx, userId, now)
  await recordActivity(tx, {
    ...reason,
    kind: crosswordFinished,
    subjectId: `${kind}:${day}`,
    ...(isLate && { day: ofDay }),
    facts: { size: kind, cells, revealed },
  })
  const learned = share.isLearned ? await recordLearningDay(tx, { userId, day: ofDay, now }) : null
  return {
    ...reward,
    cells,
    revealed,
    points: Object.entries(points).map(([skill, sum]) => ({ skill: skill as Skill, points: sum })),
    learning_day: learned && { day: ofDay, ...learned },
  }
}
