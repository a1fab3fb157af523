import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { readRate } from '#features/koin/server/rate-queries.ts'
import { giveSkillPoints } from '#features/koin/server/skill-commands.ts'
import { notify } from '#features/notifications/server/notice-commands.ts'
import { findArticleLinks } from '#features/posts/reading/server/queries.ts'
import { articleKeys } from '#features/quizzes/questions/server/question-view.ts'
import { saveLateAnswer } from '#features/quizzes/review/server/commands.ts'
import type { Skill } from '#kit/skills.ts'
import { refusals } from '#lib/errors.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { type GuestTrialFeedback, type GuestTrialReceipt, guestTrialErrors, guestTrialLength } from '../contract.ts'
import { guestTrialSaved } from './notices.ts'
import { countSaved, listGuestTrial } from './queries.ts'
import { isFresh } from './rules.ts'

const refusal = refusals(guestTrialErrors)

type Hmac = Keys['hmac']
type Answering = { hmac: Hmac; day: string; position: number; choice: string; now: Date }

/**
 * Judges a visitor's answer and signs the result, which an account may take over later. Stores nothing. Throws
 * taste_changed.
 */
export async function judgeGuestTrial(
  db: Db | Tx,
  { hmac, day, position, choice, now }: Answering,
): Promise<GuestTrialFeedback> {
  if (day !== bangkokDay(now)) throw refusal('taste_changed')
  const question = (await listGuestTrial(db, day))[position - 1]
  if (!question || ![question.content.right, ...question.content.wrong].includes(choice)) throw refusal('taste_changed')
  const links = await findArticleLinks(db, articleKeys([question]))
  const { right } = question.content
  const told = { question: question.id, skill: question.skill, is_right: choice === right, at: now.toISOString() }
  return {
    choice,
    right,
    is_right: told.is_right,
    explanation: question.explanation,
    article: links.get(question.articleKey ?? '') ?? null,
    receipt: { ...told, mark: markOf(hmac, told) },
  }
}

function markOf(hmac: Hmac, { question, skill, is_right: isRight, at }: Omit<GuestTrialReceipt, 'mark'>): string {
  return hmac('taste', question, skill, String(isRight), at)
}

type Keeping = { hmac: Hmac; userId: string; receipts: readonly GuestTrialReceipt[]; now: Date }
type Saved = { saved: number; right: number; points: { skill: Skill; points: number }[] }

/**
 * Takes a visitor's answers over: as practice, and a skill point for each right one; no koin and no learning day. An
 * account takes at most five in its life, each question once; the others, and those older than a week, are dropped.
 * Throws taste_not_ours.
 */
export async function saveGuestTrial(tx: Tx, { hmac, userId, receipts, now }: Keeping): Promise<Saved> {
  if (receipts.some((one) => one.mark !== markOf(hmac, one))) throw refusal('taste_not_ours')
  // The limit counts rows, so two concurrent takeovers must not count at the same time.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`taste:${userId}`}, 0))`.execute(tx)
  const left = Math.max(0, guestTrialLength - (await countSaved(tx, userId)))
  const fresh = receipts.filter(({ at }) => isFresh(new Date(at), now)).slice(0, left)
  const { points: each } = await readRate(tx, 'quiz.daily.right', now)
  const sums = new Map<Skill, number>()
  let [saved, right] = [0, 0]
  for (const { question, skill, is_right: isRight } of fresh) {
    const cause = `taste:${question}`
    if (!(await saveLateAnswer(tx, { userId, lateOf: cause, questionId: question, isRight, now }))) continue
    saved += 1
    if (!isRight) continue
    right += 1
    const title = 'ลองตอบก่อนสมัคร'
    await giveSkillPoints(tx, { userId, cause, points: { [skill]: each }, title, href: null, now })
    sums.set(skill, (sums.get(skill) ?? 0) + each)
  }
  const points = [...sums].map(([skill, sum]) => ({ skill, points: sum }))
  if (saved > 0) {
    const facts = { saved, right, points: right * each }
    await notify(tx, { userId, kind: guestTrialSaved, facts, cause: `taste:${now.toISOString()}`, now })
  }
  return { saved, right, points }
}
