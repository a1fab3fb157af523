import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs'
import type { QuizAnswer } from '#features/quizzes/questions/contract.ts'

/** Longer than this means that the answer had to be worked out; ordering and numbers take more time than a choice. */
const hesitationSeconds = { choice: 45, numeric: 90, ordering: 90 } satisfies Record<QuizAnswer['kind'], number>

export type ReviewRating = Rating.Again | Rating.Hard | Rating.Good

/**
 * The FSRS rating of an answer: wrong is Again, right after long thought Hard, right otherwise Good. Never Easy: a
 * quick answer may be a guess, and the question would be gone for weeks.
 */
export function rate(isRight: boolean, kind: QuizAnswer['kind'], seconds: number): ReviewRating {
  if (!isRight) return Rating.Again
  return seconds > hesitationSeconds[kind] ? Rating.Hard : Rating.Good
}

/** The FSRS state of a card besides its due time, as stored. */
export type Schedule = Omit<Card, 'due' | 'last_review'> & { last_review: string }
export type Scheduled = { dueAt: Date; schedule: Schedule }

/** FSRS with its default parameters and without fuzz, so that it is deterministic. */
const scheduler = fsrs({ enable_fuzz: false })

/** Schedules a question after a rated answer; without `before` it is a new card. */
export function reschedule(before: Scheduled | null, rating: ReviewRating, at: Date): Scheduled {
  const card: Card = before
    ? { ...before.schedule, due: before.dueAt, last_review: new Date(before.schedule.last_review) }
    : createEmptyCard(at)
  // A miss may be reported after a later answer: a card never goes back in time.
  const last = card.last_review
  const moment = last && last > at ? last : at
  const { due, last_review: _last, ...schedule } = scheduler.next(card, moment, rating).card
  return { dueAt: due, schedule: { ...schedule, last_review: moment.toISOString() } }
}
