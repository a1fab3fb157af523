import type { Tx } from '#db/open.ts'
import { recordActivity } from '#features/activity/server/commands.ts'
import { refusals } from '#lib/errors.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import type { LearningPath } from '../content.ts'
import { type PlacementResult, pathErrors } from '../contract.ts'
import { pathPlaced } from './activities.ts'
import { findStrong } from './placement-queries.ts'
import { findPlacement, judgeStrengths, listUnits } from './queries.ts'
import { repeatFrom } from './rules.ts'

const refusal = refusals(pathErrors)

type Keeping = { path: LearningPath; userId: string; version: number; choices: string[]; is_guest: boolean; now: Date }
type Saved = { is_kept: boolean; result: PlacementResult }

/**
 * Stores a placement. A guest's is stored only if the person has none; otherwise `is_kept` is false and the existing one
 * is returned. The person's own replaces a guest's at any time, and an earlier own one after 90 days. Throws
 * path_question_changed, placement_too_soon.
 */
export async function savePlacement(
  tx: Tx,
  { path, userId, version, choices, is_guest: isGuest, now }: Keeping,
): Promise<Saved> {
  const strong = await findStrong(tx, path, { version, choices })
  const day = bangkokDay(now)
  const units = await listUnits(tx, path)
  for (;;) {
    const last = await findPlacement(tx, userId)
    if (last && isGuest) return { is_kept: false, result: judgeStrengths(path, units, last.strong) }
    const from = last ? repeatFrom({ day: last.day, isGuest: last.is_guest }) : null
    if (from !== null && from > day) throw refusal('placement_too_soon')
    const round = (last?.round ?? 0) + 1
    const { numInsertedOrUpdatedRows: stored } = await tx
      .insertInto('path_placement')
      .values({ user_id: userId, round, version, is_guest: isGuest, strong, day, taken_at: now })
      .onConflict((c) => c.columns(['user_id', 'round']).doNothing())
      .executeTakeFirst()
    // Another tab has stored this round first: decide again with its result.
    if (stored === 0n) continue
    const facts = { isGuest, strong: strong.length }
    const cause = `path:placement:${round}`
    await recordActivity(tx, { userId, kind: pathPlaced, subjectId: null, facts, cause, now })
    return { is_kept: true, result: judgeStrengths(path, units, strong) }
  }
}
