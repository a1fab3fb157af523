import type { Db, Tx } from '#db/open.ts'
import { recordActivity } from '#features/activity/server/commands.ts'
import { findArticleLinks } from '#features/posts/server/queries.ts'
import { refusals } from '#lib/errors.ts'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import type { LearningPath, PathUnitContent } from '../content.ts'
import { pathErrors, type Recheck, type RecheckFeedback } from '../contract.ts'
import { tellChoice } from './placement-queries.ts'
import { readChoiceQuestions, readFacts, showChoices } from './queries.ts'
import { judgeUnit, recheckAfterDays } from './rules.ts'

const refusal = refusals(pathErrors)

type Asking = { path: LearningPath; userId: string; unit: string; now: Date }

/** The question of a unit that came back, its choices in this person's order. Refuses with unit_not_found, recheck_not_open. */
export async function readRecheck(db: Db | Tx, asking: Asking): Promise<Recheck> {
  const { key, title, strand, article, recheck } = await expectOpen(db, asking)
  const [question] = await readChoiceQuestions(db, [recheck])
  const link = (await findArticleLinks(db, [article])).get(article)
  if (!link) throw refusal('unit_not_found')
  const choices = showChoices(question!, asking.userId)
  return { unit: { key, title, strand, article: link }, text: question!.text, choices }
}

/**
 * Takes an answer to the question that came back: right, and the unit is done; else it comes back once more. Refuses with
 * unit_not_found, recheck_not_open, path_question_changed.
 */
export async function answerRecheck(tx: Tx, asking: Asking & { choice: string }): Promise<RecheckFeedback> {
  const { userId, choice, now } = asking
  const { key, strand, recheck } = await expectOpen(tx, asking)
  const [question] = await readChoiceQuestions(tx, [recheck])
  const told = tellChoice(question!, choice)
  const day = bangkokDay(now)
  const { numInsertedOrUpdatedRows: stored } = await tx
    .insertInto('path_recheck')
    .values({ user_id: userId, unit: key, day, is_right: told.isRight, answered_at: now })
    .onConflict((c) => c.columns(['user_id', 'unit', 'day']).doNothing())
    .executeTakeFirst()
  // Another tab was first today.
  if (stored === 0n) throw refusal('recheck_not_open')
  const facts = { skill: strand, isRight: told.isRight }
  const cause = `path:recheck:${key}:${day}`
  await recordActivity(tx, { userId, kind: 'path.rechecked', subjectId: key, facts, cause, now })
  return { ...told, opensOn: told.isRight ? null : addDays(day, recheckAfterDays) }
}

async function expectOpen(db: Db | Tx, { path, userId, unit, now }: Asking): Promise<PathUnitContent> {
  const found = path.units.find(({ key }) => key === unit)
  if (!found) throw refusal('unit_not_found')
  const facts = (await readFacts(db, path, userId)).get(unit)!
  if (judgeUnit(unit, facts, bangkokDay(now)).recheck !== 'open') throw refusal('recheck_not_open')
  return found
}
