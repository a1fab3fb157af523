import type { Db, Tx } from '#db/open.ts'
import { findArticleLinks } from '#features/posts/reading/server/queries.ts'
import { findQuestions } from '#features/quizzes/questions/server/queries.ts'
import { articleKeys } from '#features/quizzes/questions/server/question-view.ts'
import type { Skill } from '#kit/skills.ts'
import { refusals } from '#lib/errors.ts'
import { guestTrialErrors, type Teaser, type TeaserFeedback } from '../contract.ts'
import { type GuestTrialSource, hashOf, listFree, showChoices } from './queries.ts'
import { chooseTeaser } from './rules.ts'

const refusal = refusals(guestTrialErrors)

/**
 * The question that share cards of a Bangkok day ask, of the day's skill where there is one; null where no question may be
 * shown. It is of the learning path, so its answer is public and its address holds for as long as the question does.
 */
export async function findTeaserOfDay(
  db: Db | Tx,
  { day, skill }: { day: string; skill: Skill },
): Promise<Pick<Teaser, 'key' | 'text'> | null> {
  const pool = (await listFree(db, day)).filter(({ pool: of }) => of === 'path')
  const chosen = chooseTeaser(pool, skill, (id) => hashOf(day, 'teaser', id))
  return chosen && { key: chosen.key, text: chosen.text }
}

/** A teaser by the key in its address, without its answer. Throws teaser_not_found. */
export async function viewTeaser(db: Db | Tx, key: string): Promise<Teaser> {
  const question = await findTeaser(db, key)
  return {
    key: question.key,
    skill: question.skill,
    text: question.text,
    choices: showChoices(question, 'teaser'),
  }
}

/** Judges an answer to a teaser and tells why. Stores nothing, pays nothing. Throws teaser_not_found, teaser_changed. */
export async function judgeTeaser(
  db: Db | Tx,
  { key, choice }: { key: string; choice: string },
): Promise<TeaserFeedback> {
  const question = await findTeaser(db, key)
  const { right, wrong } = question.content
  if (![right, ...wrong].includes(choice)) throw refusal('teaser_changed')
  const links = await findArticleLinks(db, articleKeys([question]))
  return {
    choice,
    right,
    is_right: choice === right,
    explanation: question.explanation,
    article: links.get(question.articleKey ?? '') ?? null,
  }
}

/** A question of the learning path, whose answers are public; one of a daily quiz or an exam is not told here. */
async function findTeaser(db: Db | Tx, key: string): Promise<GuestTrialSource> {
  const known = await db
    .selectFrom('question')
    .select('key')
    .where('key', '=', key)
    .where('pool', '=', 'path')
    .where('kind', '=', 'choice')
    .where('is_active', '=', true)
    .executeTakeFirst()
  const question = known && (await findQuestions(db, [key])).get(key)
  if (!question) throw refusal('teaser_not_found')
  return question as GuestTrialSource
}
