import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { readAge } from '#features/identity/accounts/server/account-queries.ts'
import { refusals } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { type QuestionId, riskErrors } from '../contract.ts'
import { ageChoiceOf, formVersion } from '../form-rules.ts'
import { levelNames } from '../level-rules.ts'
import {
  levelOf,
  otherAnswers,
  pointsToNext,
  readAnswers,
  reasonsOf,
  type SentAnswer,
  saidOf,
  scoreOf,
  validUntil,
  withAge,
} from '../score-rules.ts'
import { findAssessment } from './queries.ts'

const refusal = refusals(riskErrors)

type Sent = { userId: string; version: number; openedOn: string; answers: readonly SentAnswer[]; now: Date }

/**
 * Scores a form and stores score and level in place of the assessment before. The answers go into the reply and nowhere else.
 * Throws answers_missing, answers_wrong, form_changed or form_too_old (opened in another year).
 */
export async function assess(tx: Tx, { userId, version, openedOn, answers: sent, now }: Sent) {
  const today = bangkokDay(now)
  if (version !== formVersion) throw refusal('form_changed')
  if (openedOn > today) throw refusal('answers_wrong')
  if (openedOn.slice(0, 4) !== today.slice(0, 4)) throw refusal('form_too_old')
  const age = ageChoiceOf(await readAge(tx, userId, today))
  const isSent = sent.some(({ question }) => question === 'age')
  const read = readAnswers(isSent ? sent : [...sent, { question: 'age', choices: [age] }])
  if (!('answers' in read)) throw read.isWrong ? refusal('answers_wrong') : missing(read.missing)
  const answers = withAge(read.answers, age)
  const score = scoreOf(answers)
  const level = levelOf(score)
  const { rows } = await sql<{ level_before: number | null }>`
    insert into robo_assessment as own (user_id, id, form_version, score, level, taken_at, valid_until)
    values (${userId}, ${newId(now)}, ${formVersion}, ${score}, ${level}, ${now}, ${validUntil(today)})
    on conflict (user_id) do update set id = excluded.id, form_version = excluded.form_version, score = excluded.score,
      level = excluded.level, level_before = own.level, taken_at = excluded.taken_at, valid_until = excluded.valid_until
    returning level_before`.execute(tx)
  return {
    assessment: (await findAssessment(tx, userId, now))!,
    level_name: levelNames[level],
    level_before: rows[0]!.level_before as typeof level | null,
    reasons: reasonsOf(answers),
    said: saidOf(answers),
    points_to: pointsToNext(score),
    changes: otherAnswers(answers),
  }
}

function missing(questions: readonly QuestionId[]) {
  return refusal('answers_missing', {
    values: { count: questions.length },
    fields: questions.map((id) => ({ path: `answers.${id}`, code: 'answers_missing', detail: 'ตอบข้อนี้ก่อน' })),
  })
}
