import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs'
import type { QuizAnswer } from '#features/quizzes/questions/contract.ts'

/** Longer than this, and what was known had to be worked out: an order or a number takes more time than a choice. */
const hesitationSeconds = { choice: 45, numeric: 90, ordering: 90 } satisfies Record<QuizAnswer['kind'], number>

export type ReviewRating = Rating.Again | Rating.Hard | Rating.Good

/**
 * What FSRS is told of an answer: wrong is Again, right after long thought Hard, right otherwise Good. Never Easy: who is
 * quick may have guessed, and would not see the question for weeks.
 */
export function rate(isRight: boolean, kind: QuizAnswer['kind'], seconds: number): ReviewRating {
  if (!isRight) return Rating.Again
  return seconds > hesitationSeconds[kind] ? Rating.Hard : Rating.Good
}

/** What FSRS keeps of a card besides its moment, as it is stored. */
export type Schedule = Omit<Card, 'due' | 'last_review'> & { last_review: string }
export type Scheduled = { dueAt: Date; schedule: Schedule }

/** FSRS with its own defaults and without fuzz, so that one answer leads to one moment. */
const scheduler = fsrs({ enable_fuzz: false })

/** When a question comes back after an answer that was rated so; without `before` it is a new card. */
export function reschedule(before: Scheduled | null, rating: ReviewRating, at: Date): Scheduled {
  const card: Card = before
    ? { ...before.schedule, due: before.dueAt, last_review: new Date(before.schedule.last_review) }
    : createEmptyCard(at)
  // A miss may be told of after a later answer: time never runs back for a card.
  const last = card.last_review
  const moment = last && last > at ? last : at
  const { due, last_review: _last, ...schedule } = scheduler.next(card, moment, rating).card
  return { dueAt: due, schedule: { ...schedule, last_review: moment.toISOString() } }
}
