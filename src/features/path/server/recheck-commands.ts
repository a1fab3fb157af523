import type { Db, Tx } from '#db/open.ts'
import { recordActivity } from '#features/activity/server/commands.ts'
import { findArticleLinks } from '#features/posts/reading/server/queries.ts'
import { refusals } from '#lib/errors.ts'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import type { LearningPath } from '../content.ts'
import { pathErrors, type Recheck, type RecheckFeedback } from '../contract.ts'
import { pathRechecked } from './activities.ts'
import { tellChoice } from './placement-queries.ts'
import { readChoiceQuestions, readFacts, showChoices } from './queries.ts'
import { judgeUnit, recheckAfterDays } from './rules.ts'

const refusal = refusals(pathErrors)

type Asking = { path: LearningPath; userId: string; unit: string; now: Date }

/** The re-check question of a unit with the choices in this person's order, once it is open. Throws unit_not_found. */
export async function readRecheck(db: Db | Tx, asking: Asking): Promise<Recheck> {
  const { found, progress } = await findUnit(db, asking)
  const { key, title, strand, recheck } = found
  const article = (await findArticleLinks(db, [found.article])).get(found.article)
  if (!article) throw refusal('unit_not_found')
  const unit = { key, title, strand, article }
  if (progress.recheck !== 'open') return { unit, question: null, opens_on: progress.opens_on }
  const [question] = await readChoiceQuestions(db, [recheck])
  const choices = showChoices(question!, asking.userId)
  const { text, picture } = question!
  return { unit, question: { text, picture, choices }, opens_on: progress.opens_on }
}

/**
 * Stores an answer to a re-check: a right one completes the unit, after a wrong one it is asked again. Throws
 * unit_not_found, recheck_not_open, path_question_changed.
 */
export async function answerRecheck(tx: Tx, asking: Asking & { choice: string }): Promise<RecheckFeedback> {
  const { userId, choice, now } = asking
  const { found, progress } = await findUnit(tx, asking)
  if (progress.recheck !== 'open') throw refusal('recheck_not_open')
  const { key, strand, recheck } = found
  const [question] = await readChoiceQuestions(tx, [recheck])
  const told = tellChoice(question!, choice)
  const day = bangkokDay(now)
  const { numInsertedOrUpdatedRows: stored } = await tx
    .insertInto('path_recheck')
    .values({ user_id: userId, unit: key, day, is_right: told.is_right, answered_at: now })
    .onConflict((c) => c.columns(['user_id', 'unit', 'day']).doNothing())
    .executeTakeFirst()
  // Another tab answered first today.
  if (stored === 0n) throw refusal('recheck_not_open')
  const facts = { skill: strand, isRight: told.is_right }
  const cause = `path:recheck:${key}:${day}`
  await recordActivity(tx, { userId, kind: pathRechecked, subjectId: key, facts, cause, now })
  return { ...told, opens_on: told.is_right ? null : addDays(day, recheckAfterDays) }
}

async function findUnit(db: Db | Tx, { path, userId, unit, now }: Asking) {
  const found = path.units.find(({ key }) => key === unit)
  if (!found) throw refusal('unit_not_found')
  const facts = (await readFacts(db, path, userId)).get(unit)!
  return { found, progress: judgeUnit(unit, facts, bangkokDay(now)) }
}
