import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import { type Edition, type Riddle, readRiddles } from '#features/games/riddles/server/queries.ts'
import { findArticleLinks } from '#features/posts/reading/server/queries.ts'
import { refusals } from '#lib/errors.ts'
import { answerKey } from '#lib/thai/answers.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { isStillOf } from '#lib/thai/day-grace.ts'
import { decoderErrors } from '../decoder-contract.ts'
import type { GuestTrialTold } from '../guest-trial-contract.ts'
import { isRightAnswer } from './rules.ts'

const refusal = refusals(decoderErrors)

/** The riddle of a day for visitors: an easy one if there is any. Throws decoder_no_content. */
export async function findGuestTrialRiddle(db: Db, day: string): Promise<Riddle> {
  const { rows } = await sql<Edition>`
    select id, edition from riddle where is_active
    order by difficulty > 1, md5(id::text || ${day}) limit 1`.execute(db)
  const [riddle] = await readRiddles(db, rows)
  if (!riddle) throw refusal('decoder_no_content')
  return riddle
}

type Answering = { day: string; answer: string | null; now: Date }

/** Judges a visitor's answer; null gives up. Throws decoder_closed, decoder_no_content, decoder_no_answer. */
export async function judgeGuestTrialRiddle(db: Db, { day, answer, now }: Answering): Promise<GuestTrialTold> {
  if (!isStillOf(day, now) || day > bangkokDay(now)) throw refusal('decoder_closed')
  if (answer !== null && answerKey(answer) === '') throw refusal('decoder_no_answer')
  const riddle = await findGuestTrialRiddle(db, day)
  const isRight = answer !== null && isRightAnswer(answer, riddle)
  if (!isRight && answer !== null) return { is_right: false, told: null }
  const links = await findArticleLinks(db, riddle.articleKey ? [riddle.articleKey] : [])
  const article = links.get(riddle.articleKey ?? '') ?? null
  return { is_right: isRight, told: { answer: riddle.answer, explanation: riddle.explanation, article } }
}
