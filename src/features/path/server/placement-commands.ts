import type { Tx } from '#db/open.ts'
import { recordActivity } from '#features/activity/server/commands.ts'
import { refusals } from '#lib/errors.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import type { LearningPath } from '../content.ts'
import { type PlacementResult, pathErrors } from '../contract.ts'
import { pathPlaced } from './activity-rules.ts'
import { findStrong } from './placement-queries.ts'
import { findPlacement, judgeStrengths, listUnits } from './queries.ts'
import { repeatFrom } from './rules.ts'

const refusal = refusals(pathErrors)

type Keeping = { path: LearningPath; userId: string; version: number; choices: string[]; isGuest: boolean; now: Date }
type Kept = { isKept: boolean; result: PlacementResult }

/**
 * Keeps a placement. A guest's only where the person has none yet: else `isKept` is false and theirs is told. One's own
 * takes a guest's place at any time, and one's own after 90 days. Refuses with path_question_changed, placement_too_soon.
 */
export async function keepPlacement(tx: Tx, { path, userId, version, choices, isGuest, now }: Keeping): Promise<Kept> {
  const strong = await findStrong(tx, path, { version, choices })
  const day = bangkokDay(now)
  const units = await listUnits(tx, path)
  for (;;) {
    const last = await findPlacement(tx, userId)
    if (last && isGuest) return { isKept: false, result: judgeStrengths(path, units, last.strong) }
    const from = last ? repeatFrom({ day: last.day, isGuest: last.is_guest }) : null
    if (from !== null && from > day) throw refusal('placement_too_soon')
    const round = (last?.round ?? 0) + 1
    const { numInsertedOrUpdatedRows: stored } = await tx
      .insertInto('path_placement')
      .values({ user_id: userId, round, version, is_guest: isGuest, strong, day, taken_at: now })
      .onConflict((c) => c.columns(['user_id', 'round']).doNothing())
      .executeTakeFirst()
    // Another tab was first with this round: what it stored decides now.
    if (stored === 0n) continue
    const facts = { isGuest, strong: strong.length }
    const cause = `path:placement:${round}`
    await recordActivity(tx, { userId, kind: pathPlaced, subjectId: null, facts, cause, now })
    return { isKept: true, result: judgeStrengths(path, units, strong) }
  }
}
