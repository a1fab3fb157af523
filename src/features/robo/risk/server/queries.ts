import type { Db, Tx } from '#db/open.ts'
import { refusals } from '#lib/errors.ts'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { type Assessment, type RehearsalResult, riskErrors } from '../contract.ts'
import { compareLevels, isTooRisky, levelNames, type RoboLevel } from '../level-rules.ts'

const refusal = refusals(riskErrors)

/** A person's last assessment, valid or not; null for none. */
export async function findAssessment(db: Db | Tx, userId: string, now: Date): Promise<Assessment | null> {
  const row = await db.selectFrom('robo_assessment').selectAll().where('user_id', '=', userId).executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    score: row.score,
    level: row.level as RoboLevel,
    taken_at: row.taken_at.toISOString(),
    valid_until: row.valid_until,
    is_valid: bangkokDay(now) <= row.valid_until,
  }
}

/** A person's valid assessment. Throws assessment_needed or assessment_expired. */
async function requireAssessment(db: Db | Tx, userId: string, now: Date): Promise<Assessment> {
  const found = await findAssessment(db, userId, now)
  if (!found) throw refusal('assessment_needed')
  if (!found.is_valid) throw refusal('assessment_expired', { values: { day: formatThaiDate(found.valid_until) } })
  return found
}

/**
 * A person's valid assessment, for what buys into a plan of a level that was opened before. Throws assessment_needed,
 * assessment_expired, or plan_too_risky where the last assessment lies two levels or more below the plan.
 */
export async function requirePlanLevel(
  db: Db | Tx,
  { userId, level, now }: { userId: string; level: RoboLevel; now: Date },
): Promise<void> {
  const { level: own } = await requireAssessment(db, userId, now)
  if (isTooRisky(own, level))
    throw refusal('plan_too_risky', { values: { plan: level, level: `${own} ${levelNames[own]}` } })
}

/**
 * Whether a person may have a plan of a level: the assessed one, or one step from it after the warning was acknowledged.
 * Throws assessment_needed, assessment_expired, level_too_far or level_not_acknowledged.
 */
export async function requireLevel(
  db: Db | Tx,
  { userId, level, isAcknowledged, now }: { userId: string; level: RoboLevel; isAcknowledged: boolean; now: Date },
): Promise<Assessment> {
  const assessment = await requireAssessment(db, userId, now)
  const own = assessment.level
  const step = compareLevels(own, level)
  if (step === 'far') throw refusal('level_too_far', { values: { level: `${own} ${levelNames[own]}` } })
  if (step === 'near' && !isAcknowledged) throw refusal('level_not_acknowledged')
  return assessment
}

/** The result of a person's last rehearsal; null for none. */
export async function findRehearsal(db: Db | Tx, userId: string): Promise<RehearsalResult | null> {
  const row = await db.selectFrom('robo_rehearsal').select('result').where('user_id', '=', userId).executeTakeFirst()
  return (row?.result ?? null) as RehearsalResult | null
}
