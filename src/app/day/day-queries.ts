import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { findAttempt as findCrossword } from '#features/games/crossword/server/queries.ts'
import type { LearningPath } from '#features/path/content.ts'
import { viewMyPath } from '#features/path/server/queries.ts'
import { viewDailyQuiz } from '#features/quizzes/daily/server/queries.ts'
import { teaserPath } from '#features/quizzes/guest-trial/path-rules.ts'
import { findTeaserOfDay } from '#features/quizzes/guest-trial/server/teaser-queries.ts'
import { drawQrCode } from '#lib/server/qr-code.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { askedOf, type DayView } from './contract.ts'
import { judgeDay } from './day-rules.ts'

type Asking = { path: LearningPath; userId: string; seed: number; origin: string; now: Date }

/** A person's day. `origin` begins the address in the QR code; `seed` is that of today's quiz, for a person who has not begun it. */
export async function viewDay(db: Db | Tx, { path, userId, seed, origin, now }: Asking): Promise<DayView> {
  const day = bangkokDay(now)
  const quiz = await viewDailyQuiz(db, { userId, day, seed, now })
  const mine = await viewMyPath(db, { path, userId, now })
  const attempt = await findCrossword(db, userId, { kind: 'daily', day })
  const { has_puzzle, has_riddles, pictures } = await readPlayed(db, { userId, day })
  const parts = judgeDay({
    quiz: { rights: quiz.questions.map((_, i) => quiz.answered[i]?.is_right ?? null) },
    hasPuzzle: has_puzzle,
    crossword: attempt && { isFinished: attempt.result !== null, revealed: attempt.revealed },
    hasRiddles: has_riddles,
    pictures,
    isStopDone: mine.is_step_done_today,
    next: mine.next,
  })
  const { skill } = quiz.questions[0]!
  const teaser = await findTeaserOfDay(db, { day, skill })
  const href = teaser ? teaserPath(teaser.key) : null
  return {
    day,
    days: quiz.learning.days.length,
    skill,
    parts,
    is_done: askedOf(parts).every((part) => part.is_done),
    teaser: teaser && href ? { text: teaser.text, href, qr: drawQrCode(`${origin}${href}`) } : null,
    next: mine.next && { title: mine.next.title, href: mine.next.href },
  }
}

type Played = { has_puzzle: boolean; has_riddles: boolean; pictures: string[] }

/** What there is to play today, and the states of today's pictures. */
async function readPlayed(db: Db | Tx, { userId, day }: { userId: string; day: string }): Promise<Played> {
  const { rows } = await sql<Played>`
    select
      exists (select from crossword where kind = 'daily' and day = ${day}) as has_puzzle,
      exists (select from riddle where is_active) as has_riddles,
      array(
        select picture.state from decoder_set as one
        join decoder_picture as picture on picture.user_id = one.user_id and picture.set_id = one.id
        where one.user_id = ${userId} and one.day = ${day} order by picture.place
      ) as pictures`.execute(db)
  return rows[0]!
}
